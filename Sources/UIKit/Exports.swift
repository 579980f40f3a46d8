// Users write `import UIKit` alone and expect Foundation and the graphics modules with it.
@_exported import AutoLayout
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore
