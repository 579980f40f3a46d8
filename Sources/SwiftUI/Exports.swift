// Users write `import SwiftUI` alone and have UIKit's names with it.
@_exported import SwiftUICore
@_exported import UIKit
