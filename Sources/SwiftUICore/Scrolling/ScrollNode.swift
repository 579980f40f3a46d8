@MainActor final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>>, BoxOwner {
    private var refreshing: Task<Void, Never>?
    private let state = ScrollState()
    private let box: ContainerBox<ScrollLayout>
    private let column = ContainerBox(ImplicitColumn())
    private var content: TypedNode<Content>?
    private var position: (any ScrollPositionSource)?

    override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
        box = ContainerBox(ScrollLayout(axes: view.axes, state: state))
        super.init(view, context)
        box.owner = self
        box.scroll = state
        box.setChildren([column])
        content = Content._makeNode(view.content, childContext)
        readEnvironment()
        takeBoxes()
        box.onPlace = { [weak self] _ in MainActor.assumeIsolated { self?.wasPlaced() } }
    }

    override var reportName: String? { "ScrollView" }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override func boxes() -> [LayoutBox] { [box] }

    override func update(_ new: ScrollView<Content>) {
        if view.axes != new.axes { box.layout.axes = new.axes }
        view = new
        content?.update(new.content)
    }

    override func childBoxesDidChange() { graph.containerIsStale(self) }
    func takeBoxes() { column.setChildren(content?.boxes() ?? []) }
    override func refresh() { readEnvironment() }

    private func readEnvironment() {
        let values = ReadTracker.track(self) {
            (
                environment.layoutDirection == .rightToLeft, environment._contentMargins.total,
                environment._scrollAnchors, environment._scrollPosition, environment._isScrollClipDisabled,
                environment.isScrollEnabled, environment._barCollapse, environment._fadedEdges
            )
        }
        state.bar = view.axes.contains(Axis.vertical) ? values.6 : nil
        fadedEdges = environment._design == .ios26 ? values.7 : []
        box.isRightToLeft = values.0
        column.isRightToLeft = values.0
        if box.layout.margins != values.1 || box.layout.anchors != values.2 {
            box.layout.margins = values.1
            box.layout.anchors = values.2
        }
        box.effect = ScrollClip(reach: box.outerSafeRect, isDisabled: values.4)
        box.gesture = values.5 ? dragging : nil
        follow(values.3)
        box.invalidate()
    }

    // MARK: - Bars around

    /// Edges where content fades under bars.
    private var fadedEdges: Edge.Set = []

    /// What is scrolled inside is none of the bar's business.
    override var environmentForChildren: EnvironmentValues {
        var values = environment
        values._barCollapse = nil
        values._fadedEdges = []
        return values
    }

    override func environmentDidChange(_ new: EnvironmentValues, _ changed: Set<ObjectIdentifier>) {
        environment = new
        if !readKeys.isDisjoint(with: changed) { markDirty() }
        content?.environmentDidChange(environmentForChildren, changed)
    }

    private func wasPlaced() {
        let isDisabled = (box.effect as? ScrollClip)?.isDisabled ?? false
        var clip = ScrollClip(reach: box.reach, isDisabled: isDisabled)
        clip.fades = fadedEdges.intersection(state.edgesWithMore)
        if state.isRefreshing { clip.spinner = SystemColor.named("systemGray", environment) }
        box.effect = clip
    }

    // MARK: - Moving

    /// Goes where the program's position says, when it says something new.
    private func follow(_ new: (any ScrollPositionSource)?) {
        let old = position
        position = new
        guard let new, let old, !new.isSame(as: old) else {
            if position != nil, old == nil, let new, new.movesAtFirst { request(new) }
            return
        }
        request(new)
    }

    /// Tells where the reader has scrolled to, once everything stands there.
    private func tellPosition() {
        guard position != nil else { return }
        graph.performWhenSettled { [weak self] in
            guard let self, !isRemoved, let position else { return }
            let axis: Axis = view.axes.contains(Axis.vertical) ? .vertical : .horizontal
            let identity = column.firstTarget(in: box.globalFrame, along: axis)
            told = identity
            position.follow(identity)
        }
    }

    /// What was told last, which needs no scrolling when it comes back.
    private var told: AnyHashable?

    private func request(_ position: any ScrollPositionSource) {
        if case .identity(let identity, _) = position.target, identity == told { return }
        told = nil

        graph.performWhenSettled { [weak self] in
            guard let self, !isRemoved else { return }
            box.move(to: position.target, in: self)
        }
    }

    private var dragging: GestureAttachment {
        GestureAttachment(priority: .normal, mask: .all) { [weak self] context in
            ScrollRecognizer { start, translation in
                guard let self else { return }
                let axes = self.view.axes
                self.box.scroll(
                    to: CGPoint(
                        x: start.x - (axes.contains(Axis.horizontal) ? translation.width : 0),
                        y: start.y - self.barAmount - (axes.contains(Axis.vertical) ? translation.height : 0)))
            } start: {
                guard let self else { return .zero }
                return CGPoint(x: self.state.offset.x, y: self.state.offset.y + self.barAmount)
            } end: { start, translation in
                self?.tellPosition()
                self?.wasReleased(pulled: translation.height - start.y)
            }
        }
    }

    private var barAmount: CGFloat { state.bar?.amount ?? 0 }

    // MARK: - Refreshing

    /// Asks for newer data where the content was pulled far enough beyond its top, and shows a spinner until it came.
    private func wasReleased(pulled distance: CGFloat) {
        guard distance >= LayoutMetric.refreshPull, view.axes.contains(Axis.vertical), refreshing == nil,
            let refresh = environment.refresh
        else { return }
        show(isRefreshing: true)
        refreshing = Task { @MainActor [weak self] in
            await refresh()
            self?.refreshing = nil
            self?.show(isRefreshing: false)
        }
    }

    private func show(isRefreshing: Bool) {
        guard !isRemoved else { return }
        state.isRefreshing = isRefreshing
        box.invalidate()
        graph.layoutIsStale()
    }

    override func willBeRemoved() {
        refreshing?.cancel()
        box.owner = nil
    }
}

/// Follows a finger that moves the content.
private final class ScrollRecognizer: _Recognizer<Void> {
    private let move: (CGPoint, CGSize) -> Void
    private let offset: () -> CGPoint
    private let end: (CGPoint, CGSize) -> Void
    private var start: (place: CGPoint, offset: CGPoint)?

    init(
        move: @escaping (CGPoint, CGSize) -> Void, start: @escaping () -> CGPoint,
        end: @escaping (CGPoint, CGSize) -> Void
    ) {
        self.move = move
        offset = start
        self.end = end
    }

    override func handle(_ event: TouchEvent, _ phase: Phase) -> Phase {
        if event.phase == .down { start = (event.location, offset()) }
        guard let start, event.phase != .cancel else { return .failed }
        var hasBegun = false
        if case .changed = phase { hasBegun = true }
        guard hasBegun || start.place.distance(to: event.location) >= LayoutMetric.dragReach else {
            return event.phase == .up ? .failed : .possible
        }
        let translation = CGSize(
            width: event.location.x - start.place.x, height: event.location.y - start.place.y)
        move(start.offset, translation)
        if event.phase == .up { end(start.offset, translation) }
        return event.phase == .up ? .ended(()) : .changed(())
    }
}

// MARK: - Scrolling boxes

extension LayoutBox {
    /// How far content may be seen beyond the box, where that touches the safe area's edges: up to the window's.
    var reach: EdgeInsets {
        let window = window
        let (frame, safe) = (globalFrame, safeRect)
        func reach(_ isTouching: Bool, _ length: CGFloat) -> CGFloat { isTouching ? max(0, length) : 0 }
        return EdgeInsets(
            top: reach(abs(frame.minY - safe.minY) < 0.001, safe.minY - window.minY),
            leading: reach(abs(frame.minX - safe.minX) < 0.001, safe.minX - window.minX),
            bottom: reach(abs(frame.maxY - safe.maxY) < 0.001, window.maxY - safe.maxY),
            trailing: reach(abs(frame.maxX - safe.maxX) < 0.001, window.maxX - safe.maxX))
    }
}

/// Where scrolling shall end.
enum ScrollTarget {
    case identity(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint?, x: CGFloat?, y: CGFloat?)
    case none
}

extension LayoutBox {
    /// - Parameter node: where views with an identity are looked for.
    @MainActor func move(to target: ScrollTarget, in node: ViewNode) {
        guard let scroll else { return }
        switch target {
        case .none: break
        case .identity(let id, let anchor):
            if let found = node.node(identity: id) {
                ScrollViewProxy.show(found, anchor)
            } else if let (box, frame) = node.lazyTarget(id) {
                ScrollViewProxy.show(frame, from: box, anchor)
            }
        case .edge(let edge):
            var offset = scroll.offset
            switch edge {
            case .top: offset.y = 0
            case .bottom: offset.y = .greatestFiniteMagnitude
            case .leading: offset.x = 0
            case .trailing: offset.x = .greatestFiniteMagnitude
            }
            self.scroll(to: offset)
        case .point(let point, let x, let y):
            let now = scroll.offset
            self.scroll(to: point ?? CGPoint(x: x ?? now.x, y: y ?? now.y))
        }
    }
}

extension ViewNode {
    /// The node inside that the user has given an identity, or that stands for an element with it.
    func node(identity: AnyHashable) -> ViewNode? {
        if let node = (self as? any IdentityHolder)?.child(identity: identity) { return node }
        for child in children {
            if let node = child.node(identity: identity) { return node }
        }
        return nil
    }
}

/// A node whose children have identities of the user's.
@MainActor protocol IdentityHolder {
    func child(identity: AnyHashable) -> ViewNode?
}
