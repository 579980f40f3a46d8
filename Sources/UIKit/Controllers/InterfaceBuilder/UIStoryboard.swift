@preconcurrency import Foundation

/// A file of Interface Builder with scenes. It can be named; asking for a controller of it ends the program.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    private func stop(_ identifier: String?) -> Never {
        let scene = identifier.map { "controller '\($0)'" } ?? "initial controller"
        InterfaceBuilderFile.stop("UIStoryboard '\(name)', \(scene)", "make the controller in code")
    }

    open func instantiateInitialViewController() -> UIViewController? { stop(nil) }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { stop(nil) }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { stop(identifier) }

    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController { stop(identifier) }
}

/// A way from one scene of a storyboard to another; only its own initialiser makes one here.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private let handler: (() -> Void)?

    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
        super.init()
    }

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init()
    }

    open func perform() { handler?() }
}

/// Where an unwind segue began.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
    open private(set) var source: UIViewController
    open private(set) var sender: Any?

    init(source: UIViewController, sender: Any?) {
        self.source = source
        self.sender = sender
        super.init()
    }
}

/// Makes a controller again after the program was ended; nothing is restored here.
@MainActor @preconcurrency
public protocol UIViewControllerRestoration: NSObjectProtocol {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
