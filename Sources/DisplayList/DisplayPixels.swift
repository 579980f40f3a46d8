import Foundation

public struct DisplayPixels: Hashable, Codable, Sendable {
    public var width: Int
    public var height: Int
    public var bytes: Data

    public init(width: Int, height: Int, bytes: Data) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
