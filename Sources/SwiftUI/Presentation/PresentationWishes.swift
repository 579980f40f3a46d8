/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
        case own(String)
    }

    /// What the height of a detent may depend on.
    @dynamicMemberLookup
    public struct Context {
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    let height: Height
    let resolve: (@MainActor @Sendable (CGFloat) -> CGFloat?)?

    public static let medium = PresentationDetent(height: .medium, resolve: nil)
    public static let large = PresentationDetent(height: .large, resolve: nil)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction), resolve: nil)
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height), resolve: nil)
    }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .own(String(reflecting: type))) { most in
            D.height(in: Context(maxDetentValue: most, environment: EnvironmentValues()))
        }
    }

    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.height == right.height }
    public func hash(into hasher: inout Hasher) { hasher.combine(height) }

    @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
        switch height {
        case .medium: .medium
        case .large: .large
        case .fraction(let share): .init("fraction \(share)")
        case .points(let points): .init("height \(points)")
        case .own(let name): .init(name)
        }
    }

    @MainActor var detent: UISheetPresentationController.Detent {
        switch height {
        case .medium: return .medium()
        case .large: return .large()
        case .fraction(let share): return .custom(identifier: identifier) { $0.maximumDetentValue * share }
        case .points(let points): return .custom(identifier: identifier) { min(points, $0.maximumDetentValue) }
        case .own:
            let resolve = resolve
            return .custom(identifier: identifier) { resolve?($0.maximumDetentValue) }
        }
    }
}

public protocol CustomPresentationDetent {
    @MainActor static func height(in context: PresentationDetent.Context) -> CGFloat?
}

public struct PresentationBackgroundInteraction: Sendable {
    let name: String
    public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
    public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
    public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(name: "enabled")
    }
}

public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String
    public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
    public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
    public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

public struct PresentationAdaptation: Equatable, Sendable {
    let name: String
    public static var automatic: PresentationAdaptation { .init(name: "automatic") }
    public static var none: PresentationAdaptation { .init(name: "none") }
    public static var popover: PresentationAdaptation { .init(name: "popover") }
    public static var sheet: PresentationAdaptation { .init(name: "sheet") }
    public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}

enum PresentationChannel {
    static let wishes = _PortalChannel("presentation.wishes")
    static let actions = _PortalChannel("presentation.actions")
    static let fields = _PortalChannel("presentation.fields")
}

/// What presented views say about their presentation.
struct PresentationWishes: Equatable {
    var detents: [PresentationDetent] = []
    /// nil for the smallest.
    var selected: PresentationDetent?
    /// Where the width is compact, and where the height alone is; nil for the system's choice.
    var adaptation: PresentationAdaptation?
    var heightAdaptation: PresentationAdaptation?
    var isDismissDisabled: Bool?
    var grabber = Visibility.automatic
    var cornerRadius: CGFloat?
    var background: Color?

    /// The other's wishes where it has some, over these.
    mutating func add(_ other: PresentationWishes) {
        if !other.detents.isEmpty { detents = other.detents }
        if other.grabber != .automatic { grabber = other.grabber }
        selected = other.selected ?? selected
        adaptation = other.adaptation ?? adaptation
        heightAdaptation = other.heightAdaptation ?? heightAdaptation
        isDismissDisabled = other.isDismissDisabled ?? isDismissDisabled
        cornerRadius = other.cornerRadius ?? cornerRadius
        background = other.background ?? background
    }
}

/// Keeps what presented views have said.
@MainActor final class WishBox {
    private(set) var wishes = PresentationWishes()
    var changed: (() -> Void)?

    /// Several heights can be told only by the grabber.
    var showsGrabber: Bool { wishes.grabber == .visible || (wishes.detents.count > 1 && wishes.grabber != .hidden) }

    func take(_ entries: [_PortalEntry]) {
        var new = PresentationWishes()
        for entry in entries.reversed() { if let wish = entry.value as? PresentationWishes { new.add(wish) } }
        guard new != wishes else { return }
        wishes = new
        changed?()
    }
}

extension View {
    nonisolated private func wishes(_ wishes: PresentationWishes) -> some View {
        _says(PresentationChannel.wishes, wishes)
    }

    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        wishes(PresentationWishes(detents: Self.sorted(detents)))
    }
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        wishes(PresentationWishes(detents: Self.sorted(detents), selected: selection.wrappedValue))
    }

    /// The smallest first, in which a sheet opens.
    nonisolated private static func sorted(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
        func rank(_ detent: PresentationDetent) -> CGFloat {
            switch detent.height {
            case .points(let points): points
            case .fraction(let share): share * 900
            case .medium: 450
            case .own: 500
            case .large: 900
            }
        }
        return detents.sorted { rank($0) < rank($1) }
    }

    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        wishes(PresentationWishes(grabber: visibility))
    }
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        wishes(PresentationWishes(cornerRadius: cornerRadius))
    }
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        wishes(PresentationWishes(background: style as? Color))
    }
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        wishes(PresentationWishes(adaptation: adaptation, heightAdaptation: adaptation))
    }
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        wishes(PresentationWishes(adaptation: horizontalAdaptation, heightAdaptation: verticalAdaptation))
    }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        wishes(PresentationWishes(isDismissDisabled: isDisabled))
    }
}
