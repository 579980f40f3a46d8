// What is seen, felt or done outside of a picture: the modifiers are accepted and change no layout and no drawing.

public struct SensoryFeedback: Equatable, Sendable {
    let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }

    public struct Weight: Equatable, Sendable {
        let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }
    public struct Flexibility: Equatable, Sendable {
        let name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }
}

extension View {
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// For previews of other things than views.
public protocol PreviewContext {}

/// A view whose body is evaluated when it is another value.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content
    public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}
