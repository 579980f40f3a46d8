/// A window of its own, shown once.
public struct Window<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { fatalError("a window has no body") }
    public var _windowContent: AnyView? { AnyView(content) }
}

/// The program's settings, which have no window of their own on iOS.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("settings have no body") }
    public var _windowContent: AnyView? { nil }
}

/// How a window grows and shrinks with its content.
public struct WindowResizability: Sendable {
    let name: String
    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A scene with a change that pictures do not show.
struct ChangedScene<Base: Scene>: Scene {
    typealias Body = Never
    let base: Base
    var change: (AnyView) -> AnyView = { $0 }

    var body: Never { fatalError("a changed scene has no body") }
    var _windowContent: AnyView? { base._windowContent.map(change) }
}

extension Scene {
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        ChangedScene(base: self)
    }
    public func commandsRemoved() -> some Scene { ChangedScene(base: self) }
    public func defaultSize(_ size: CGSize) -> some Scene { ChangedScene(base: self) }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { ChangedScene(base: self) }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { ChangedScene(base: self) }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { ChangedScene(base: self) }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ChangedScene(base: self) { AnyView($0.environment(keyPath, value)) }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ChangedScene(base: self) { AnyView($0.environment(object)) }
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ChangedScene(base: self) { AnyView($0.environmentObject(object)) }
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ChangedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ChangedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        ChangedScene(base: self) { AnyView($0.onChange(of: value) { _, new in action(new) }) }
    }
}

// MARK: - Commands

/// Entries of a menu bar; pictures of a window show none.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}
extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyCommands: _PrimitiveCommands {
    nonisolated public init() {}
}
public struct SidebarCommands: _PrimitiveCommands {
    nonisolated public init() {}
}
public struct ToolbarCommands: _PrimitiveCommands {
    nonisolated public init() {}
}
public struct TextEditingCommands: _PrimitiveCommands {
    nonisolated public init() {}
}
public struct TextFormattingCommands: _PrimitiveCommands {
    nonisolated public init() {}
}
public struct InspectorCommands: _PrimitiveCommands {
    nonisolated public init() {}
}

public struct CommandMenu<Content: View>: _PrimitiveCommands {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View>: _PrimitiveCommands {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
    let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

/// Several entries, one after the other.
public struct _CommandList: _PrimitiveCommands {
    nonisolated init() {}
}

/// Entries that are there or not; the type says of what kind they would be.
public struct _OptionalCommands<Content: Commands>: _PrimitiveCommands {
    nonisolated init() {}
}

@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Commands, each Other: Commands>(
        _ first: First, _ other: repeat each Other
    ) -> _CommandList {
        _CommandList()
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
        _OptionalCommands()
    }
    public static func buildEither<Content: Commands>(first: Content) -> _CommandList { _CommandList() }
    public static func buildEither<Content: Commands>(second: Content) -> _CommandList { _CommandList() }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _CommandList {
        _CommandList()
    }
}
