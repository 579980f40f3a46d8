// Users write `import SwiftUI` alone and expect these modules with it.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
