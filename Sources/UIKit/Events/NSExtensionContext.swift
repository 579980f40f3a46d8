@preconcurrency import Foundation

/// What a program extension was started with; no extension is started here.
@MainActor @preconcurrency
open class NSExtensionContext: NSObject {
    open private(set) var inputItems: [Any] = []
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// One thing handed to an extension.
@MainActor @preconcurrency
open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?

    public override init() {
        super.init()
    }
}

extension UIViewController {
    /// Nil: the program is no extension.
    public var extensionContext: NSExtensionContext? { nil }
}
