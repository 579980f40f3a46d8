@preconcurrency import Foundation
import CoreGraphics

/// What is printed and how.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable {
        case general, photo, grayscale, photoGrayscale
    }

    public enum Orientation: Int, Sendable {
        case portrait, landscape
    }

    public enum Duplex: Int, Sendable {
        case none, longEdge, shortEdge
    }

    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var printerID: String?
    open var dictionaryRepresentation: [AnyHashable: Any] { ["jobName": jobName] }

    public required override init() {
        super.init()
    }

    open class func printInfo() -> Self { Self() }
}

/// Lays out content on pages; here there are none.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    open weak var printPageRenderer: UIPrintPageRenderer?
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var pageCount: Int { 0 }

    public override init() {
        super.init()
    }
}

@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural

    public init(text: String) {
        self.text = text
        super.init()
    }
}

@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?

    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open var printFormatters: [UIPrintFormatter]?

    public override init() {
        super.init()
    }

    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func drawContentForPage(at index: Int, in contentRect: CGRect) {}
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawFooterForPage(at index: Int, in footerRect: CGRect) {}
}

/// Prints; here there is no printer, so presenting says no.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let only = UIPrintInteractionController()
    open class var shared: UIPrintInteractionController { only }
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printInfo: UIPrintInfo?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var printingItem: Any?
    open var printingItems: [Any]?

    /// False; the completion is called at once and says that nothing was printed.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }

    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    open func dismiss(animated: Bool) {}
}

@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}
