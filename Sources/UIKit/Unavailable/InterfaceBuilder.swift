@preconcurrency import Foundation

/// A file of Interface Builder with scenes; such files are not read here.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    @available(*, unavailable, message: "storyboards are not read by Kumiko: make the controller in code")
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        super.init()
    }

    @available(*, unavailable, message: "storyboards are not read by Kumiko: make the controller in code")
    open func instantiateInitialViewController() -> UIViewController? { nil }

    @available(*, unavailable, message: "storyboards are not read by Kumiko: make the controller in code")
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

/// A way from one scene of a storyboard to another; only its own initialiser makes one here.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
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
    public let source: UIViewController
    public let sender: Any?

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

/// A file of Interface Builder with views; such files are not read here.
@MainActor @preconcurrency
open class UINib: NSObject {
    @available(*, unavailable, message: "nib files are not read by Kumiko: make the view in code")
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    @available(*, unavailable, message: "nib files are not read by Kumiko: make the view in code")
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    @available(*, unavailable, message: "nib files are not read by Kumiko: make the view in code")
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}

/// Shows a search bar in a navigation bar; comes with lists.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    @available(
        *, unavailable,
        message:
            "UISearchController is not part of Kumiko yet: search bars are not laid out; a UITextField takes the text"
    )
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { return nil }
}
