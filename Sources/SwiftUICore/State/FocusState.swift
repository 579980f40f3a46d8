/// Which view takes what is typed.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, NodeKeptProperty {
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUICore.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let initial: Value
    private var location: Location<Value>?

    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue) }
    }
    public var projectedValue: FocusState<Value>.Binding {
        guard let location else { return Binding(binding: .constant(initial)) }
        return Binding(binding: SwiftUICore.Binding(location: location))
    }

    private final class Slot: _PropertySlot {
        var location: Location<Value>?
    }

    public static func _makeSlot() -> _PropertySlot? { Slot() }

    public mutating func _bind(_ slot: _PropertySlot, _ node: _ViewNode) {
        guard let slot = slot as? Slot else { return }
        if slot.location == nil { slot.location = Location(initial) }
        location = slot.location
    }
}

/// Whether a view has the focus, and how it gets or loses it; for the controls that take what is typed.
public struct _FocusRequest {
    public let isFocused: () -> Bool
    public let setFocused: (Bool) -> Void
}

private struct FocusRequestKey: EnvironmentKey {
    static var defaultValue: _FocusRequest? { nil }
}
private struct FocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var _focusRequest: _FocusRequest? {
        get { self[FocusRequestKey.self] }
        set { self[FocusRequestKey.self] = newValue }
    }
    public var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
}

extension View {
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(
            FocusChange(
                isFocused: { binding.wrappedValue == value },
                set: { isFocused in
                    if isFocused {
                        binding.wrappedValue = value
                    } else if binding.wrappedValue == value, let none = FocusChange.none(Value.self) {
                        binding.wrappedValue = none
                    }
                }))
    }

    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusChange(isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = $0 }))
    }
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// Tells the views inside of a focus.
private struct FocusChange {
    let isFocused: () -> Bool
    let set: (Bool) -> Void

    /// The value that says that nothing is focused; nil for types without one.
    static func none<Value>(_ type: Value.Type) -> Value? { (type as? any OptionalType.Type)?.none as? Value }
}

extension FocusChange: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.isFocused, isFocused())
            .transformEnvironment(\._focusRequest) { $0 = _FocusRequest(isFocused: isFocused, setFocused: set) }
    }
}

private protocol OptionalType {
    static var none: Self { get }
}
extension Optional: OptionalType {}
