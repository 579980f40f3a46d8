/// Screens on top of each other, of which the last is seen.
public struct NavigationStack<Data, Root: View>: View, _NamedView {
    private let root: Root
    /// nil where the stack keeps its path itself.
    private let path: Binding<[AnyHashable]>?
    @State private var own: [PushedScreen] = []
    @State private var views = PushedViews()
    /// Screens below the root that others show, as in the columns of a narrow split view, and how to go back to them.
    private var below = 0
    private var leave: (() -> Void)?

    init(below: Int, leave: (() -> Void)?, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root: root)
        self.below = below
        self.leave = leave
    }

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = Binding(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }

    public var body: some View {
        _PortalTarget([NavigationChannel.destination, NavigationChannel.presented]) { entries in
            let screens = screens(entries)
            ZStack {
                NavigationScreen(isTop: screens.isEmpty, depth: below, usesLargeTitle: true) { root }
                ForEach(screens.indices, id: \.self) { index in
                    NavigationScreen(
                        isTop: index == screens.count - 1, depth: below + index + 1, usesLargeTitle: true
                    ) {
                        content(of: screens[index], entries)
                    }.id(screens[index])
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\._navigator, navigator)
        }
    }

    private func screens(_ entries: [_PortalEntry]) -> [PushedScreen] {
        let base = (path?.wrappedValue ?? []).map { PushedScreen.value($0) } + own
        let presented = entries.filter { entry in
            entry.channel == NavigationChannel.presented && (entry.value as? PresentedDestination)?.isPresented == true
        }
        return base + presented.map { .entry($0.id) }
    }

    @ViewBuilder
    private func content(of screen: PushedScreen, _ entries: [_PortalEntry]) -> some View {
        switch screen {
        case .value(let value): destination(value, entries)
        case .view(let id): views.made[id]?() ?? AnyView(EmptyView())
        case .entry(let id):
            if let entry = entries.first(where: { $0.id == id }) { _PortalView(entry) }
        }
    }

    private func destination(_ value: AnyHashable, _ entries: [_PortalEntry]) -> AnyView {
        for entry in entries where entry.channel == NavigationChannel.destination {
            if let view = (entry.value as? ValueDestination)?.make(value) { return view }
        }
        _MissingDestination.report(value)
        return AnyView(Image(systemName: "exclamationmark.triangle").foregroundStyle(.yellow))
    }

    private var navigator: Navigator {
        Navigator(
            push: { value in
                if let path { path.wrappedValue.append(value) } else { own.append(.value(value)) }
            },
            show: { make in
                let id = UUID()
                views.made[id] = make
                own.append(.view(id))
            },
            pop: {
                if !own.isEmpty {
                    own.removeLast()
                } else if let path, !path.wrappedValue.isEmpty {
                    path.wrappedValue.removeLast()
                } else {
                    leave?()
                }
            })
    }
}

/// The screens that links gave as views.
@MainActor final class PushedViews {
    var made: [UUID: () -> AnyView] = [:]
}

/// Says once that a value has no screen.
@MainActor enum _MissingDestination {
    private static var reported: Set<String> = []

    static func report(_ value: AnyHashable) {
        let type = String(describing: type(of: value.base))
        guard reported.insert(type).inserted else { return }
        let message =
            "NavigationStack: expected a navigationDestination(for: \(type).self) for the value \(value); "
            + "add one inside the stack\n"
        FileHandle.standardError.write(Data(message.utf8))
    }
}

/// Makes screens for values of one type.
struct ValueDestination {
    let make: (AnyHashable) -> AnyView?
}

/// A screen with a binding.
struct PresentedDestination: Equatable {
    let isPresented: Bool
}

extension View {
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        _says(
            NavigationChannel.destination,
            ValueDestination { value in (value.base as? D).map { AnyView(destination($0)) } })
    }

    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(PresentedScreen(isPresented: isPresented, destination: destination()))
    }

    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedScreen(
                isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                destination: OptionalScreen(item: item, make: destination)))
    }
}

private struct OptionalScreen<D: Hashable, C: View> {
    let item: Binding<D?>
    let make: (D) -> C
}

extension OptionalScreen: View {
    var body: some View {
        if let value = item.wrappedValue { make(value) }
    }
}

struct PresentedScreen<Destination> {
    let isPresented: Binding<Bool>
    let destination: Destination
}

extension PresentedScreen: ViewModifier where Destination: View {
    func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        content.modifier(
            _PortalSource(NavigationChannel.presented, PresentedDestination(isPresented: isShown)) {
                if isShown { destination.environment(\._dismissal, Dismissal { isPresented.wrappedValue = false }) }
            })
    }
}
