import DeviceCatalog

/// The shape of the platter under a button.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        /// Points; nil for the control size's own.
        case rounded(CGFloat?)
    }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }
    public static let circle = ButtonBorderShape(kind: .circle)

    var isCircle: Bool { kind == .circle }

    /// The shape itself where a design and a size are known.
    func resolved(_ design: DesignGeneration, _ size: ControlSize) -> AnyShape {
        switch kind {
        case .automatic where design == .ios26, .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .rounded(nil), .automatic: AnyShape(RoundedRectangle(cornerRadius: size.buttonRadius))
        }
    }
}

extension ButtonBorderShape: Shape, InsettableShape {
    public typealias Body = _ShapeView<ButtonBorderShape, ForegroundStyle>

    public func path(in rect: CGRect) -> Path { resolved(.ios26, .regular).path(in: rect) }

    public func inset(by amount: CGFloat) -> some InsettableShape { InsetBorderShape(shape: self, amount: amount) }
}

/// A border shape within a smaller rectangle.
private struct InsetBorderShape: InsettableShape {
    let shape: ButtonBorderShape
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> InsetBorderShape {
        InsetBorderShape(shape: shape, amount: self.amount + amount)
    }
}

extension ControlSize {
    /// Points at the sides of a button's label, and above and below it.
    var buttonRoom: (side: CGFloat, end: CGFloat) {
        switch self {
        case .mini, .small: (LayoutMetric.smallButtonSide, LayoutMetric.smallButtonEnd)
        case .regular: (LayoutMetric.borderedHorizontal, LayoutMetric.borderedVertical)
        case .large: (LayoutMetric.largeButtonSide, LayoutMetric.largeButtonEnd)
        case .extraLarge: (LayoutMetric.largeButtonSide, LayoutMetric.extraLargeButtonEnd)
        }
    }

    /// Points of a platter's corners that are round but no half circles.
    var buttonRadius: CGFloat {
        self >= .large ? LayoutMetric.largeButtonRadius : LayoutMetric.borderedRadius18
    }
}

/// Room around a button's label for a platter.
struct ButtonRoom: ViewModifier {
    let size: ControlSize
    let isRound: Bool

    func body(content: Content) -> some View {
        let room = size.buttonRoom
        content
            .modifier(SmallControlFont(isSmall: size <= .small))
            .padding(.horizontal, isRound ? room.end : room.side)
            .padding(.vertical, room.end)
            .modifier(RoundFrame(isRound: isRound))
    }
}

/// Small buttons have smaller text.
private struct SmallControlFont: ViewModifier {
    let isSmall: Bool

    func body(content: Content) -> some View {
        content.transformEnvironment(\.font) { if isSmall, $0 == nil { $0 = .subheadline } }
    }
}

/// As wide as tall, or the other way round.
private struct RoundFrame: ViewModifier {
    let isRound: Bool

    func body(content: Content) -> some View {
        if isRound { SquareLayout { content } } else { content }
    }
}

/// One view in the middle of a square around it.
private struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    var _buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\._buttonBorderShape, shape)
    }
}
