@preconcurrency import Foundation
import ObjectiveC

/// What assistive software may know of any object.
///
/// Classes that show something have these as members of their own, which win; for all others the values are kept beside
/// the object.
extension NSObjectProtocol {
    @MainActor @preconcurrency
    public var accessibilityLabel: String? {
        get { AccessibilityFacts.read(self, \.label, \.accessibilityLabel, \.accessibilityLabel) }
        set { AccessibilityFacts.write(self, newValue, \.label, \.accessibilityLabel, \.accessibilityLabel) }
    }

    @MainActor @preconcurrency
    public var accessibilityHint: String? {
        get { AccessibilityFacts.read(self, \.hint, \.accessibilityHint, \.accessibilityHint) }
        set { AccessibilityFacts.write(self, newValue, \.hint, \.accessibilityHint, \.accessibilityHint) }
    }

    @MainActor @preconcurrency
    public var accessibilityValue: String? {
        get { AccessibilityFacts.read(self, \.value, \.accessibilityValue, \.accessibilityValue) }
        set { AccessibilityFacts.write(self, newValue, \.value, \.accessibilityValue, \.accessibilityValue) }
    }

    @MainActor @preconcurrency
    public var accessibilityIdentifier: String? {
        get { AccessibilityFacts.read(self, \.identifier, \.accessibilityIdentifier, \.accessibilityIdentifier) }
        set {
            AccessibilityFacts.write(self, newValue, \.identifier, \.accessibilityIdentifier, \.accessibilityIdentifier)
        }
    }

    @MainActor @preconcurrency
    public var isAccessibilityElement: Bool {
        get { AccessibilityFacts.read(self, \.isElement, \.isAccessibilityElement, \.isAccessibilityElement) }
        set {
            AccessibilityFacts.write(self, newValue, \.isElement, \.isAccessibilityElement, \.isAccessibilityElement)
        }
    }

    @MainActor @preconcurrency
    public var accessibilityTraits: UIAccessibilityTraits {
        get { AccessibilityFacts.read(self, \.traits, \.accessibilityTraits, \.accessibilityTraits) }
        set { AccessibilityFacts.write(self, newValue, \.traits, \.accessibilityTraits, \.accessibilityTraits) }
    }

    // MARK: Only kept

    @MainActor @preconcurrency
    public var accessibilityLanguage: String? {
        get { AccessibilityFacts.of(self).language }
        set { AccessibilityFacts.of(self).language = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityUserInputLabels: [String]! {
        get { AccessibilityFacts.of(self).inputLabels }
        set { AccessibilityFacts.of(self).inputLabels = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    @MainActor @preconcurrency
    public var accessibilityPath: UIBezierPath? {
        get { AccessibilityFacts.of(self).path }
        set { AccessibilityFacts.of(self).path = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityActivationPoint: CGPoint {
        get {
            AccessibilityFacts.of(self).activationPoint ?? (self as? UIView).map {
                CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)
            } ?? .zero
        }
        set { AccessibilityFacts.of(self).activationPoint = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { AccessibilityFacts.of(self).containerType }
        set { AccessibilityFacts.of(self).containerType = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { AccessibilityFacts.of(self).rotors }
        set { AccessibilityFacts.of(self).rotors = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityRespondsToUserInteraction: Bool {
        get { AccessibilityFacts.of(self).responds }
        set { AccessibilityFacts.of(self).responds = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityIgnoresInvertColors: Bool {
        get { AccessibilityFacts.of(self).ignoresInvertColors }
        set { AccessibilityFacts.of(self).ignoresInvertColors = newValue }
    }
}

/// What an element contains.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// The values of an object whose class has no place for them.
@MainActor
final class AccessibilityFacts {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var isElement = false
    var traits = UIAccessibilityTraits.none
    var language: String?
    var inputLabels: [String]!
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var containerType = UIAccessibilityContainerType.none
    var rotors: [UIAccessibilityCustomRotor]?
    var responds = true
    var ignoresInvertColors = false

    /// Only its address counts.
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ object: AnyObject) -> AccessibilityFacts {
        if let known = objc_getAssociatedObject(object, key) as? AccessibilityFacts { return known }
        let made = AccessibilityFacts()
        objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    /// The value of a view or bar item that has a place for it, else the one kept beside the object.
    static func read<Value>(
        _ object: AnyObject, _ fact: KeyPath<AccessibilityFacts, Value>, _ ofView: KeyPath<UIView, Value>,
        _ ofItem: KeyPath<UIBarItem, Value>
    ) -> Value {
        if let view = object as? UIView { return view[keyPath: ofView] }
        if let item = object as? UIBarItem { return item[keyPath: ofItem] }
        return of(object)[keyPath: fact]
    }

    static func write<Value>(
        _ object: AnyObject, _ value: Value, _ fact: ReferenceWritableKeyPath<AccessibilityFacts, Value>,
        _ ofView: ReferenceWritableKeyPath<UIView, Value>, _ ofItem: ReferenceWritableKeyPath<UIBarItem, Value>
    ) {
        if let view = object as? UIView {
            view[keyPath: ofView] = value
        } else if let item = object as? UIBarItem {
            item[keyPath: ofItem] = value
        } else {
            of(object)[keyPath: fact] = value
        }
    }
}
