@preconcurrency import Foundation
import CoreGraphics

/// The spinner above the content of a scroll view that is loading it anew.
///
/// It takes no room: it stands above the content's top, where only a pulled-down scroll view shows it.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)

    public init() {
        super.init(frame: .zero)
        setUp()
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
        spinner.hidesWhenStopped = true
        addSubview(spinner)
    }

    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// Tells the control that loading began by other means than pulling; no event is sent.
    open func beginRefreshing() {
        isRefreshing = true
        spinner.startAnimating()
    }

    open func endRefreshing() {
        isRefreshing = false
        spinner.stopAnimating()
    }

    func placeAboveContent() {
        guard let superview else { return }
        let height = ControlMetric.refreshHeight.value
        frame = CGRect(x: 0, y: -height, width: superview.bounds.width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.intrinsicContentSize
        spinner.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = tintColor
    }
}
