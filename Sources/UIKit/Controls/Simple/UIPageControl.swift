@preconcurrency import Foundation
import CoreGraphics

/// A row of dots, one a page, that shows which page is shown.
///
/// Origin: three pages are 77 × 25.67 at three pixels a point (iOS 17.5 to 26.2); each page more adds 17.67.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
    }

    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        storedHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
    }

    /// Negative numbers count as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    private var page = 0
    /// Cut to the pages there are.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(0, newValue), max(0, numberOfPages - 1))
            setNeedsDisplay()
        }
    }

    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
    open var allowsContinuousInteraction = true
    open var direction = Direction.natural { didSet { setNeedsDisplay() } }
    open var interactionState: InteractionState { .none }
    open var defersCurrentPageDisplay = false
    open func updateCurrentPageDisplay() { setNeedsDisplay() }

    private var images: [Int: UIImage] = [:]
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        setNeedsDisplay()
    }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let width =
            Double(ControlMetric.pagesPitch.value) * Double(max(0, pageCount))
            + Double(ControlMetric.pagesPadding.value)
        let height = Double(ControlMetric.pagesHeight.value)
        // A little less, as the table's numbers are themselves rounded up.
        return roundedUpToPixels(width: width - 0.001, height: height - 0.001)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func didReceiveTap(with event: UIEvent?) {
        guard currentPage + 1 < numberOfPages else { return }
        currentPage += 1
        sendActions(for: .valueChanged, with: event)
    }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
        let pitch = ControlMetric.pagesPitch.value
        let dot = ControlMetric.pagesDot.value
        let start = bounds.midX - pitch * CGFloat(numberOfPages - 1) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft || direction == .rightToLeft
        for index in 0..<numberOfPages {
            let place = isRightToLeft ? numberOfPages - 1 - index : index
            let center = CGPoint(x: start + pitch * CGFloat(place), y: bounds.midY)
            let isCurrent = index == currentPage
            let color: UIColor =
                isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            paint(images[index] ?? preferredIndicatorImage, at: center, dot: dot, color)
        }
    }

    private func paint(_ image: UIImage?, at center: CGPoint, dot: CGFloat, _ color: UIColor) {
        let size = image?.size ?? CGSize(width: dot, height: dot)
        let rect = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        if let image {
            UIGraphicsGetCurrentContext()?._draw(
                image._displayItems(in: rect, tint: color._textColor(for: traitCollection)))
        } else {
            ControlPaint.fill(rect, radius: dot / 2, color, in: self)
        }
    }
}
