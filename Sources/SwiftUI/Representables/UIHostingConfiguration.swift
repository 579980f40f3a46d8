@preconcurrency import Foundation

/// A SwiftUI view as the content of a cell of UIKit.
///
/// Around the content lie the margins: those of the cell at the sides, the design's padding above and below; the row is
/// at least as tall as the design's rows unless another least size is asked for.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    var content: Content
    var background: Background
    var margins = HostingMargins()
    var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        background = EmptyView()
    }

    private init(
        _ content: Content, _ background: Background, _ margins: HostingMargins, _ minimum: (CGFloat?, CGFloat?)
    ) {
        self.content = content
        self.background = background
        self.margins = margins
        self.minimum = minimum
    }

    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        .init(content, _UIHostingConfigurationBackgroundView(style: style), margins, minimum)
    }

    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content(), margins, minimum)
    }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        var result = self
        if edges.contains(.top) { result.margins.top = insets.top }
        if edges.contains(.leading) { result.margins.leading = insets.leading }
        if edges.contains(.bottom) { result.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { result.margins.trailing = insets.trailing }
        return result
    }

    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        var result = self
        result.minimum = (width, height)
        return result
    }

    public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: nil) }

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}

/// Points around the content; nil for the cell's own.
struct HostingMargins {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
}

/// A style as the background of a cell's content.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    public var body: some View { Rectangle().fill(style) }
}

/// Shows the SwiftUI content of a cell.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
    private let hosting: _UIHostingView
    private var shown: UIHostingConfiguration<Content, Background>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        hosting = _UIHostingView(AnyView(Self.view(configuration)))
        super.init(frame: .zero)
        hosting.ignoresSafeArea = true
        addSubview(hosting)
        setContentHuggingPriority(.defaultLow, for: .horizontal)
    }

    required init?(coder: NSCoder) { fatalError("expected init(_:): a coder has no SwiftUI view") }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            hosting.show(AnyView(Self.view(new)))
            invalidateIntrinsicContentSize()
        }
    }

    private static func view(_ configuration: UIHostingConfiguration<Content, Background>) -> some View {
        let margins = configuration.margins
        let padding = ListMetric.contentPadding.value
        let side = BarMetric.marginNarrow.value
        let minimum = configuration.minimum
        return configuration.content
            .padding(
                EdgeInsets(
                    top: margins.top ?? padding, leading: margins.leading ?? side, bottom: margins.bottom ?? padding,
                    trailing: margins.trailing ?? side)
            )
            .frame(
                minWidth: minimum.width, maxWidth: .infinity,
                minHeight: minimum.height ?? ListMetric.rowMinimumHeight.value, alignment: .leading
            )
            .background { configuration.background }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
    }

    /// As tall as the content is at the width.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        hosting.sizeThatFits(CGSize(width: size.width, height: .infinity))
    }

    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        sizeThatFits(CGSize(width: targetSize.width > 0 ? targetSize.width : .infinity, height: .infinity))
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { systemLayoutSizeFitting(targetSize) }
}
