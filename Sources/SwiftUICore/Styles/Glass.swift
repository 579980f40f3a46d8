import TextEngine

/// A translucent platter that bends what is behind it; drawn as a veil with a bright rim and a soft shadow.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case regular, clear, identity
    }

    let kind: Kind
    var tint: Color?

    public static var regular: Glass { Glass(kind: .regular) }
    public static var clear: Glass { Glass(kind: .clear) }
    /// Nothing at all.
    public static var identity: Glass { Glass(kind: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var result = self
        result.tint = color
        return result
    }

    /// Glass that answers touches; at rest it looks the same.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that nobody gave another one.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The platter itself, as a background.
public struct _GlassPlatter<S: Shape>: View {
    private let glass: Glass
    private let shape: S
    @Environment(\.colorScheme) private var scheme

    nonisolated public init(_ glass: Glass = .regular, in shape: S) {
        self.glass = glass
        self.shape = shape
    }

    public var body: some View {
        if glass.kind != .identity {
            ZStack {
                shape.fill(veil)
                if let tint = glass.tint { shape.fill(tint.opacity(Double(LayoutMetric.glassTint))) }
                shape.stroke(rim, lineWidth: LayoutMetric.glassRim)
            }
            .compositingGroup()
            .shadow(
                color: .black.opacity(Double(LayoutMetric.glassShadow)), radius: LayoutMetric.glassShadowRadius,
                x: 0, y: LayoutMetric.glassShadowRadius / 4)
        }
    }

    private var veil: Color {
        let opacity = glass.kind == .clear ? LayoutMetric.glassClear : LayoutMetric.glassVeil
        return Color(white: scheme == .dark ? Double(LayoutMetric.glassDark) : 1, opacity: Double(opacity))
    }

    private var rim: Color { Color(white: 1, opacity: scheme == .dark ? 0.15 : 0.8) }
}

extension View {
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { _GlassPlatter(glass, in: shape) }
    }

    // Pictures show glass at rest, where shapes do not flow into each other.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    let name: String
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// Views whose glass may flow together.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    nonisolated public init() { glass = .regular }
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: glass, isProminent: false)
    }
}

/// The label in white on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: .regular, isProminent: true)
    }
}

private struct GlassButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool
    @Environment(\._buttonBorderShape) private var shape
    @Environment(\.controlSize) private var size
    @Environment(\._tint) private var tint

    private var text: AnyShapeStyle {
        if isProminent { return AnyShapeStyle(Color.white) }
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return tint ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
    }

    var body: some View {
        let platter = shape.resolved(.ios26, size)
        configuration.label
            .modifier(ButtonRoom(size: size, isRound: shape.isCircle))
            .foregroundStyle(text)
            .background {
                if isProminent {
                    platter.fill(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
                } else {
                    _GlassPlatter(glass, in: platter)
                }
            }
            .modifier(DisabledLook())
            .plainSpacing(.all)
            .onTapGesture { configuration.trigger() }
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
