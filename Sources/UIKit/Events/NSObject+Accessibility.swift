@preconcurrency import Foundation
import ObjectiveC

/// What assistive software may know of any object.
///
/// Classes that show something have these as members of their own, which win; for all others the values are kept beside
/// the object.
extension NSObjectProtocol {
    @MainActor @preconcurrency
    public var accessibilityLabel: String? {
        get { view?.accessibilityLabel ?? item?.accessibilityLabel ?? facts.label }
        set { set(newValue, \.label, \.accessibilityLabel, \.accessibilityLabel) }
    }

    @MainActor @preconcurrency
    public var accessibilityHint: String? {
        get { view?.accessibilityHint ?? item?.accessibilityHint ?? facts.hint }
        set { set(newValue, \.hint, \.accessibilityHint, \.accessibilityHint) }
    }

    @MainActor @preconcurrency
    public var accessibilityValue: String? {
        get { view?.accessibilityValue ?? item?.accessibilityValue ?? facts.value }
        set { set(newValue, \.value, \.accessibilityValue, \.accessibilityValue) }
    }

    @MainActor @preconcurrency
    public var accessibilityIdentifier: String? {
        get { view?.accessibilityIdentifier ?? item?.accessibilityIdentifier ?? facts.identifier }
        set { set(newValue, \.identifier, \.accessibilityIdentifier, \.accessibilityIdentifier) }
    }

    @MainActor @preconcurrency
    public var isAccessibilityElement: Bool {
        get { view?.isAccessibilityElement ?? item?.isAccessibilityElement ?? facts.isElement }
        set { set(newValue, \.isElement, \.isAccessibilityElement, \.isAccessibilityElement) }
    }

    @MainActor @preconcurrency
    public var accessibilityTraits: UIAccessibilityTraits {
        get { view?.accessibilityTraits ?? item?.accessibilityTraits ?? facts.traits }
        set { set(newValue, \.traits, \.accessibilityTraits, \.accessibilityTraits) }
    }

    // MARK: Only kept

    @MainActor @preconcurrency
    public var accessibilityLanguage: String? {
        get { facts.language }
        set { facts.language = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityUserInputLabels: [String]! {
        get { facts.inputLabels }
        set { facts.inputLabels = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    @MainActor @preconcurrency
    public var accessibilityPath: UIBezierPath? {
        get { facts.path }
        set { facts.path = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityActivationPoint: CGPoint {
        get { facts.activationPoint ?? view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero }
        set { facts.activationPoint = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { facts.containerType }
        set { facts.containerType = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { facts.rotors }
        set { facts.rotors = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityRespondsToUserInteraction: Bool {
        get { facts.responds }
        set { facts.responds = newValue }
    }

    @MainActor @preconcurrency
    public var accessibilityIgnoresInvertColors: Bool {
        get { facts.ignoresInvertColors }
        set { facts.ignoresInvertColors = newValue }
    }

    // MARK: Where it is kept

    @MainActor
    private var view: UIView? { self as? UIView }
    @MainActor
    private var item: UIBarItem? { self as? UIBarItem }
    @MainActor
    private var facts: AccessibilityFacts { AccessibilityFacts.of(self) }

    @MainActor
    private func set<Value>(
        _ value: Value, _ fact: ReferenceWritableKeyPath<AccessibilityFacts, Value>,
        _ ofView: ReferenceWritableKeyPath<UIView, Value>, _ ofItem: ReferenceWritableKeyPath<UIBarItem, Value>
    ) {
        if let view {
            view[keyPath: ofView] = value
        } else if let item {
            item[keyPath: ofItem] = value
        } else {
            facts[keyPath: fact] = value
        }
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
}
