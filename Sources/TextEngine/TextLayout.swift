import Foundation

/// A piece of a laid-out line: one run's part of it.
public struct PositionedRun: Hashable, Codable, Sendable {
    public var run: TextRun
    /// Points from the line's own left end.
    public var x: Double
    public var width: Double

    public init(run: TextRun, x: Double, width: Double) {
        self.run = run
        self.x = x
        self.width = width
    }
}

/// One line of laid-out text; positions are points from the layout's top left corner.
public struct TextLine: Hashable, Codable, Sendable {
    public var runs: [PositionedRun]
    public var x: Double
    public var top: Double
    public var baseline: Double
    /// Unrounded, without trailing white space.
    public var width: Double
    public var height: Double
    /// Whether text of this line was replaced by an ellipsis or cut off.
    public var isTruncated: Bool
    /// White space at the line's end that ``width`` leaves out, in points.
    public var trailingSpace: Double
    /// The paragraph's direction, which each run is drawn in.
    public var isRightToLeft: Bool

    public init(
        runs: [PositionedRun], x: Double, top: Double, baseline: Double, width: Double, height: Double,
        isTruncated: Bool, trailingSpace: Double = 0, isRightToLeft: Bool = false
    ) {
        self.runs = runs
        self.x = x
        self.top = top
        self.baseline = baseline
        self.width = width
        self.height = height
        self.isTruncated = isTruncated
        self.trailingSpace = trailingSpace
        self.isRightToLeft = isRightToLeft
    }
}

/// The answer to a ``TextRequest``.
public struct TextLayout: Hashable, Codable, Sendable {
    public var lines: [TextLine]
    /// The widest line with its indent, unrounded points; never more than the width asked for.
    public var width: Double
    /// All lines and the leading between them, unrounded points.
    public var height: Double
    public var isTruncated: Bool

    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }

    public init(lines: [TextLine], width: Double, height: Double, isTruncated: Bool) {
        self.lines = lines
        self.width = width
        self.height = height
        self.isTruncated = isTruncated
    }
}
