@_exported import Foundation

/// Without Apple's Core Foundation its strings and arrays are the native ones, so that `as CFArray` still compiles.
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFTimeInterval = Double
