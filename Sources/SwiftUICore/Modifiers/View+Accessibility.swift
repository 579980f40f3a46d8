/// What assistive technologies are told of a view.
struct AccessibilityFacts: Equatable, Sendable {
    var label: String?
    var value: String?
    var hint: String?
    var isHidden: Bool?
    var traits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []

    /// The other's facts where it has some, on top of these.
    func merged(with other: AccessibilityFacts) -> AccessibilityFacts {
        AccessibilityFacts(
            label: other.label ?? label, value: other.value ?? value, hint: other.hint ?? hint,
            isHidden: other.isHidden ?? isHidden,
            traits: traits.union(other.traits).subtracting(other.removedTraits))
    }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }
    public init() { bits = 0 }

    public static let isButton = AccessibilityTraits(bits: 1)
    public static let isHeader = AccessibilityTraits(bits: 2)
    public static let isSelected = AccessibilityTraits(bits: 4)
    public static let isLink = AccessibilityTraits(bits: 8)
    public static let isSearchField = AccessibilityTraits(bits: 16)
    public static let isImage = AccessibilityTraits(bits: 32)
    public static let isStaticText = AccessibilityTraits(bits: 64)
    public static let isModal = AccessibilityTraits(bits: 128)
    public static let updatesFrequently = AccessibilityTraits(bits: 256)
    public static let isToggle = AccessibilityTraits(bits: 512)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits | other.bits) }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits & other.bits) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        Self(bits: bits ^ other.bits)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { bits |= newMember.bits }
        return (!contains(newMember), newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { bits &= ~member.bits }
        return contains(member) ? member : nil
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        defer { bits |= newMember.bits }
        return contains(newMember) ? newMember : nil
    }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

private struct AccessibilityChange {
    let facts: AccessibilityFacts
}

extension AccessibilityChange: ViewModifier, WrappingModifier {
    typealias Body = Never

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        box.setTrait(ObjectIdentifier(AccessibilityFacts.self), facts)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        box.setTrait(ObjectIdentifier(AccessibilityFacts.self), facts)
    }
}

extension View {
    nonisolated private func accessibility(_ facts: AccessibilityFacts) -> some View {
        modifier(AccessibilityChange(facts: facts))
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        accessibility(AccessibilityFacts(label: label.plainString))
    }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        accessibility(AccessibilityFacts(value: value.plainString))
    }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        accessibility(AccessibilityFacts(hint: hint.plainString))
    }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility(AccessibilityFacts(isHidden: hidden))
    }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(AccessibilityFacts(traits: traits))
    }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(AccessibilityFacts(removedTraits: traits))
    }
}
