import Foundation

/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
