/// Views that belong together, with a header and a footer; elsewhere than in lists and lazy containers just those views
/// one after the other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the content can be folded away, and is shown now.
    var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
        SectionNode(view, context)
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(*, deprecated, renamed: "init(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(*, deprecated, renamed: "init(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @available(*, deprecated, renamed: "init(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section {
    @available(*, deprecated, message: "a section with isExpanded can be folded in every list")
    public func collapsible(_ collapsible: Bool) -> some View where Parent: View, Content: View, Footer: View { self }
}

@MainActor
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>> {
    private typealias Header = ModifiedContent<Parent, SectionPartLook>
    private typealias Foot = ModifiedContent<Footer, SectionPartLook>
    private var header: TypedNode<ModifiedContent<Parent, SectionPartLook>>?
    private var content: TypedNode<Content>?
    private var footer: TypedNode<ModifiedContent<Footer, SectionPartLook>>?

    override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
        super.init(view, context)
        header = Header._makeNode(view.header.modifier(SectionPartLook(isHeader: true)), childContext)
        content = Content._makeNode(view.content, childContext)
        footer = Foot._makeNode(view.footer.modifier(SectionPartLook(isHeader: false)), childContext)
    }

    override var children: [ViewNode] { [header, content, footer].compactMap { $0 as ViewNode? } }

    override func update(_ new: Section<Parent, Content, Footer>) {
        let wasShown = view.isExpanded?.wrappedValue ?? true
        view = new
        header?.update(new.header.modifier(SectionPartLook(isHeader: true)))
        content?.update(new.content)
        footer?.update(new.footer.modifier(SectionPartLook(isHeader: false)))
        if wasShown != (new.isExpanded?.wrappedValue ?? true) { boxesDidChange() }
    }

    private var shownContent: [ViewNode] {
        let isShown = ReadTracker.track(self) { view.isExpanded?.wrappedValue ?? true }
        return isShown ? [content].compactMap { $0 as ViewNode? } : []
    }

    override func refresh() { boxesDidChange() }

    override func boxes() -> [LayoutBox] {
        (header?.boxes() ?? []) + shownContent.flatMap { $0.boxes() } + (footer?.boxes() ?? [])
    }

    override func lazyPieces() -> [LazyPiece] {
        var pieces: [LazyPiece] = [.sectionStart(self)]
        if let header { pieces.append(.header(header, [])) }
        pieces += piecesOfChildren(shownContent)
        if let footer { pieces.append(.footer(footer, [])) }
        return pieces + [.sectionEnd]
    }
}

/// How the container around wants headers and footers of sections to look.
struct SectionPartLook: ViewModifier {
    let isHeader: Bool
    @Environment(\._sectionLook) private var look

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) { look?(isHeader, &$0) }
    }
}

private struct SectionLookKey: EnvironmentKey {
    static var defaultValue: ((Bool, inout EnvironmentValues) -> Void)? { nil }
}

extension EnvironmentValues {
    /// What a container changes for the headers (true) and footers of sections.
    var _sectionLook: ((Bool, inout EnvironmentValues) -> Void)? {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
