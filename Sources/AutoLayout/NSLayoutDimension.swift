@preconcurrency import CoreGraphics
@preconcurrency import Foundation

/// An anchor of a width or a height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public convenience init(_item item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.init(item: item, attribute: attribute)
    }
}

extension NSLayoutDimension {
    public func constraint(
        equalToConstant c: CGFloat, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.equal, nil, constant: c, file: file, line: line)
    }

    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, constant: c, file: file, line: line)
    }

    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, constant: c, file: file, line: line)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m, constant: 0, file: file, line: line)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m, constant: 0, file: file, line: line)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m, constant: 0, file: file, line: line)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, file: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m, constant: c, file: file, line: line)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
        file: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m, constant: c, file: file, line: line)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, file: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m, constant: c, file: file, line: line)
    }
}
