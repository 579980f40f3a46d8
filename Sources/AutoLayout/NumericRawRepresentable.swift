/// Named numbers that can be moved: `.defaultHigh - 1`.
///
/// UIKit's public interface declares it under this name for layout priorities, font weights and window levels.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    public static func + (lhs: Self, rhs: RawValue) -> Self {
        moved(lhs.rawValue + rhs)
    }

    public static func + (lhs: RawValue, rhs: Self) -> Self {
        moved(lhs + rhs.rawValue)
    }

    public static func - (lhs: Self, rhs: RawValue) -> Self {
        moved(lhs.rawValue - rhs)
    }

    public static func - (lhs: Self, rhs: Self) -> RawValue {
        lhs.rawValue - rhs.rawValue
    }

    public static func += (lhs: inout Self, rhs: RawValue) {
        lhs = lhs + rhs
    }

    public static func -= (lhs: inout Self, rhs: RawValue) {
        lhs = lhs - rhs
    }

    private static func moved(_ value: RawValue) -> Self {
        guard let result = Self(rawValue: value) else {
            fatalError("expected a value of \(Self.self), got \(value)")
        }
        return result
    }
}
