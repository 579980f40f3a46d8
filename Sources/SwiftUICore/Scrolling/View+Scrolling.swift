/// Room around the content of scroll views.
struct ContentMargins: Equatable {
    var content = EdgeInsets()
    /// Moves the content without making the scroll view longer across.
    var automatic = EdgeInsets()

    var total: EdgeInsets {
        EdgeInsets(
            top: content.top + automatic.top, leading: content.leading + automatic.leading,
            bottom: content.bottom + automatic.bottom, trailing: content.trailing + automatic.trailing)
    }
}

private struct MarginsKey: EnvironmentKey { static let defaultValue = ContentMargins() }
private struct AnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }
private struct PositionKey: EnvironmentKey {
    static var defaultValue: (any ScrollPositionSource)? { nil }
}
private struct ClipKey: EnvironmentKey { static let defaultValue = false }
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct BackgroundVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var _contentMargins: ContentMargins {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }
    var _scrollAnchors: ScrollAnchors {
        get { self[AnchorsKey.self] }
        set { self[AnchorsKey.self] = newValue }
    }
    var _scrollPosition: (any ScrollPositionSource)? {
        get { self[PositionKey.self] }
        set { self[PositionKey.self] = newValue }
    }
    var _isScrollClipDisabled: Bool {
        get { self[ClipKey.self] }
        set { self[ClipKey.self] = newValue }
    }
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// Whether lists and forms draw their background.
    public var _scrollContentBackground: Visibility {
        get { self[BackgroundVisibilityKey.self] }
        set { self[BackgroundVisibilityKey.self] = newValue }
    }
}

public struct ContentMarginPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

public struct ScrollAnchorRole: Hashable, Sendable {
    let name: String
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}

public struct ScrollBounceBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let name: String
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    nonisolated public init() {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Hashable, Sendable {
        let name: String
        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let never = LimitBehavior(name: "never")
    }
    nonisolated public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { .init() }
}

extension View {
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\._contentMargins) { margins in
            let path: WritableKeyPath<ContentMargins, EdgeInsets>
            switch placement {
            case .scrollIndicators: return
            case .scrollContent: path = \.content
            default: path = \.automatic
            }
            if edges.contains(.top) { margins[keyPath: path].top = insets.top }
            if edges.contains(.leading) { margins[keyPath: path].leading = insets.leading }
            if edges.contains(.bottom) { margins[keyPath: path].bottom = insets.bottom }
            if edges.contains(.trailing) { margins[keyPath: path].trailing = insets.trailing }
        }
    }
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? LayoutMetric.defaultPadding, on: .all), for: placement)
    }
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(EnvironmentChange { $0._scrollAnchors = ScrollAnchors(initial: anchor, sizeChanges: anchor) })
    }
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\._scrollAnchors) { anchors in
            switch role {
            case .initialOffset: anchors.initial = anchor
            case .sizeChanges: anchors.sizeChanges = anchor
            default: anchors.alignment = anchor
            }
        }
    }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\._isScrollClipDisabled, disabled)
    }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\._scrollContentBackground, visibility)
    }
    // Pictures show scroll views at rest: without indicators, bounces and where a flick would come to an end.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}

/// What a scroll view shows of its content; points.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// With the insets, over which content shows too.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
            height: containerSize.height + contentInsets.vertical)
    }
}

/// Tells of the geometry of the scroll view inside.
private struct ScrollObserver<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension ScrollObserver: ViewModifier, WrappingModifier {
    typealias Body = Never

    private final class Observed { var value: Value? }

    func makeBox(_ node: ViewNode) -> LayoutBox {
        let box = ContainerBox(PassThroughLayout(), isModifier: true)
        box.observed = Observed()
        updateBox(box, node)
        return box
    }

    func updateBox(_ box: LayoutBox, _ node: ViewNode) {
        let (transform, action) = (transform, action)
        box.onPlace = { [weak node] box in
            MainActor.assumeIsolated {
                node?.graph.runAfterLayout {
                    guard let scroll = box.firstScroll, let last = box.observed as? Observed else { return }
                    let value = transform(scroll.geometry)
                    guard last.value != value else { return }
                    let old = last.value
                    last.value = value
                    action(old ?? value, value)
                }
            }
        }
    }
}

extension ScrollState {
    /// The offset counts from the content's own corner: negative in the room of a margin.
    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), contentSize: contentSize,
            contentInsets: insets,
            containerSize: CGSize(
                width: viewport.width - insets.horizontal, height: viewport.height - insets.vertical))
    }
}

extension LayoutBox {
    /// The nearest scroll view inside.
    var firstScroll: ScrollState? {
        if let scroll { return scroll }
        for child in children {
            if let found = child.firstScroll { return found }
        }
        return nil
    }
}

extension View {
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollObserver(transform: transform, action: action))
    }
}

extension _HostedView {
    /// Moves the content of the scroll view around the view with an identifier by so many points; false without one.
    @discardableResult
    public func scroll(identifier: String, by distance: CGSize) -> Bool {
        var next = box(identifier: identifier)
        if next?.firstScroll != nil, next?.scroll == nil {
            while let current = next, current.scroll == nil { next = current.children.first { $0.firstScroll != nil } }
        }
        while let current = next, current.scroll == nil { next = current.parent }
        guard let view = next, let offset = view.scroll?.offset else { return false }
        view.scroll(to: CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
        return true
    }
}
