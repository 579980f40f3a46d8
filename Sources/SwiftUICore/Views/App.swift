/// A program made of scenes.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// A host shows the first window; a program that is started by itself has nothing to show it on.
    @MainActor @preconcurrency public static func main() {
        fatalError("an app is shown by its host: kumiko render")
    }
}

/// A part of an app with windows of its own.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// The content of the first window.
    var _windowContent: AnyView? { get }
}

extension Scene {
    public var _windowContent: AnyView? { body._windowContent }
}

extension Never: Scene {
    public var _windowContent: AnyView? { nil }
}

/// Windows that all show the same kind of content.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError("a window group has no body") }
    public var _windowContent: AnyView? { AnyView(content) }
}

/// Several scenes, of which the first is the main one.
public struct _TupleScene: Scene {
    public typealias Body = Never
    let first: AnyView?

    public var body: Never { fatalError("several scenes have no body") }
    public var _windowContent: AnyView? { first }
}

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First, _ other: repeat each Other
    ) -> some Scene {
        _TupleScene(first: first._windowContent)
    }
}
