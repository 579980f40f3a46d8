/// How a view goes away by itself.
struct Dismissal {
    let run: () -> Void
}

private struct DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

extension EnvironmentValues {
    var _dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Takes away the presentation, or the screen of a stack, that the view stands in.
    public var dismiss: DismissAction {
        let (dismissal, navigator) = (_dismissal, _navigator)
        return DismissAction { if let dismissal { dismissal.run() } else { navigator?.pop() } }
    }

    /// Whether the view is presented by another one.
    public var isPresented: Bool { _dismissal != nil }

    @available(*, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismiss() } } })
    }
}

@MainActor @preconcurrency public struct DismissAction {
    private nonisolated(unsafe) let run: () -> Void

    nonisolated init(_ run: @escaping () -> Void) { self.run = run }

    public func callAsFunction() { run() }
}

/// Whether a view is presented.
public struct PresentationMode {
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    public mutating func dismiss() { isPresented = false }
}
