public struct Rectangle: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

/// A shape in a smaller rectangle.
public struct _InsetShape<S: Shape>: InsettableShape {
    nonisolated let shape: S
    nonisolated let amount: CGFloat

    nonisolated init(shape: S, amount: CGFloat) {
        self.shape = shape
        self.amount = amount
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(
            in: rect.width > 2 * amount && rect.height > 2 * amount ? rect.insetBy(dx: amount, dy: amount) : .zero)
    }
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape<S> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }
}

public struct RoundedRectangle: Shape {
    nonisolated public var cornerSize: CGSize
    nonisolated public var style: RoundedCornerStyle

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
}

extension RoundedRectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return _InsetShape(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
    }
}

public struct Capsule: Shape {
    nonisolated public var style: RoundedCornerStyle

    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

extension Capsule: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

public struct Ellipse: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Ellipse: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

public struct Circle: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A square of the shorter proposed side.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
        let side = min(size.width, size.height)
        let length = proposal == .unspecified ? LayoutMetric.idealLength : side
        return CGSize(width: length, height: length)
    }
}

extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: Shape {
    nonisolated public var cornerRadii: RectangleCornerRadii
    nonisolated public var style: RoundedCornerStyle

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        let corners = [
            (CGPoint(x: rect.minX, y: rect.minY), cornerRadii.topLeading),
            (CGPoint(x: rect.maxX, y: rect.minY), cornerRadii.topTrailing),
            (CGPoint(x: rect.maxX, y: rect.maxY), cornerRadii.bottomTrailing),
            (CGPoint(x: rect.minX, y: rect.maxY), cornerRadii.bottomLeading),
        ]
        return Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            for index in [1, 2, 3, 0] {
                path.addArc(
                    tangent1End: corners[index].0, tangent2End: corners[(index + 1) % 4].0,
                    radius: min(most, max(0, corners[index].1)))
            }
            path.closeSubpath()
        }
    }
}

public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
