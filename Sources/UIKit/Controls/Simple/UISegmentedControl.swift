@preconcurrency import Foundation
import CoreGraphics
import TextEngine

/// A row of segments of which one is selected.
///
/// Layout algorithm:
/// 1. A segment is as wide as the widest title, rounded up to the pixel, and 20 points, but at least 32; with
///    `apportionsSegmentWidthsByContent` each follows its own title.
/// 2. The height is 32 with an alignment rectangle of 31.
/// 3. In wider bounds, segments without a width of their own share the room equally.
///
/// Origin: recorded on the iOS Simulator 26.0 and on iOS 17.5 to 26.2.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    public enum Segment: Int, Sendable {
        case any, left, center, right, alone
    }

    struct Part {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// Points; 0 means by content.
        var width: CGFloat = 0
        var isEnabled = true
        var contentOffset = CGSize.zero
    }

    var parts: [Part] = []
    private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
    private var backgroundImages = StateTable<UIImage>()
    private var dividerImages = StateTable<UIImage>()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Strings and images; anything else is left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let title = item as? String { parts.append(Part(title: title)) }
            if let image = item as? UIImage { parts.append(Part(image: image)) }
        }
        bounds.size = sizeThatFits(.zero)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: parts.count, animated: false) }
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        storedHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
    }

    // MARK: Segments

    open var numberOfSegments: Int { parts.count }

    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !parts.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            if selectedSegmentIndex != oldValue { setNeedsDisplay() }
        }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Part(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Part(image: image), at: segment)
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Part(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ part: Part, at index: Int) {
        let place = min(max(0, index), parts.count)
        parts.insert(part, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        contentChanged()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !parts.isEmpty else { return }
        let place = min(max(0, segment), parts.count - 1)
        let selected = selectedSegmentIndex
        parts.remove(at: place)
        selectedSegmentIndex = selected == place ? Self.noSegment : selected > place ? selected - 1 : selected
        contentChanged()
    }

    open func removeAllSegments() {
        parts = []
        selectedSegmentIndex = Self.noSegment
        contentChanged()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.title = action.title.isEmpty ? nil : action.title
            $0.image = action.image
        }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        parts.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { part(segment)?.contentOffset ?? .zero }

    private func part(_ index: Int) -> Part? { parts.indices.contains(index) ? parts[index] : nil }

    private func change(_ index: Int, _ body: (inout Part) -> Void) {
        guard parts.indices.contains(index) else { return }
        body(&parts[index])
        contentChanged()
    }

    // MARK: Looks

    open var isMomentary = false
    open var isSpringLoaded = false
    open var apportionsSegmentWidthsByContent = false { didSet { contentChanged() } }
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        contentChanged()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes.value(for: state)
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgroundImages[state] = image
        setNeedsDisplay()
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages.value(for: state)
    }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        dividerImages[leftState] = image
        setNeedsDisplay()
    }
    var hasOwnDivider: Bool { !dividerImages.isEmpty }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: UIView

    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidths.reduce(0, +), height: ControlMetric.segmentedAlignedHeight.value)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        let extra = ControlMetric.segmentedHeight.value - ControlMetric.segmentedAlignedHeight.value
        return UIEdgeInsets(top: 0, left: 0, bottom: extra, right: 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: ControlMetric.segmentedHeight.value)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let x = touch?.location(in: self).x else { return }
        guard let index = segmentFrames.firstIndex(where: { x >= $0.minX && x < $0.maxX }), parts[index].isEnabled,
            index != selectedSegmentIndex || isMomentary
        else { return }
        selectedSegmentIndex = index
        parts[index].action?.perform(from: self)
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open override func draw(_ rect: CGRect) { paintSegments() }

    open override var _textFacts: _TextFacts? {
        let titles = parts.compactMap(\.title)
        guard !titles.isEmpty else { return nil }
        let isCut = zip(parts, segmentFrames).contains { part, frame in
            part.title != nil && titleLayout(part, .normal, width: frame.width - 2)?.isTruncated == true
        }
        return _TextFacts(
            string: titles.joined(separator: " | "), lines: 1, isTruncated: isCut, styleName: nil,
            pointSize: font(.normal).pointSize)
    }
}
