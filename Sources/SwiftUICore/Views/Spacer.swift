import DisplayList
import TextEngine

/// Room that grows along the stack around it, or in both directions elsewhere; what other views want comes before it.
public struct Spacer: Sendable {
    /// Points; nil for the platform's own least length.
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, LeafView {
    public typealias Body = Never

    func content(_ environment: EnvironmentValues) -> any LeafContent {
        SpacerContent(least: minLength ?? LayoutMetric.spacerMinimum)
    }
}

private struct SpacerContent: LeafContent {
    let least: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, in box: LayoutBox) -> CGSize {
        let axis = box.axis
        return CGSize(
            width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
            height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
    }

    func spacing(in box: LayoutBox) -> ViewSpacing { .zero }
    func isHit(_ point: CGPoint, in rect: CGRect) -> Bool { false }
}

extension LayoutBox {
    /// Whether the box is a spacer, seen through modifiers.
    var isSpacer: Bool {
        var box: LayoutBox = self
        while let inner = box.modified { box = inner }
        return (box as? LeafBox)?.content is SpacerContent
    }
}

/// A hairline across the stack around it.
public struct Divider: Sendable {
    nonisolated public init() {}
}

extension Divider: View, LeafView {
    public typealias Body = Never

    func content(_ environment: EnvironmentValues) -> any LeafContent {
        DividerContent(
            thickness: environment._dividerThickness ?? LayoutMetric.dividerPixels / environment.displayScale,
            color: SystemColor.named("separator", environment))
    }
}

private struct DividerContent: LeafContent {
    let thickness: CGFloat
    let color: TextColor

    func sizeThatFits(_ proposal: ProposedViewSize, in box: LayoutBox) -> CGSize {
        box.axis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? LayoutMetric.idealLength)
            : CGSize(width: proposal.width ?? LayoutMetric.idealLength, height: thickness)
    }

    func draw(in rect: CGRect, _ context: DrawingContext) -> [DisplayItem] {
        [.fill(DisplayPath(rect: context.aligned(rect)), .color(color), evenOdd: false)]
    }
}

private struct DividerThicknessKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// Points, where a platform has no hairlines; nil for one pixel.
    var _dividerThickness: CGFloat? {
        get { self[DividerThicknessKey.self] }
        set { self[DividerThicknessKey.self] = newValue }
    }
}
