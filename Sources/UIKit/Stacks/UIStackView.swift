@preconcurrency import Foundation
import AutoLayout

/// A view that lines up its arranged subviews along an axis.
///
/// The stack draws nothing for its layout's sake and calculates no frames: it turns its settings into constraints, so
/// that a conflict between a stack and its surroundings is an ordinary conflict. How is written at
/// ``UIStackView/makeConstraints()``. Hidden arranged subviews take no room and no spacing.
/// Origin: constraints printed from real stack views (kean.blog, Let's Build UIStackView) and recorded frames.
@MainActor @preconcurrency
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for the stack's own spacing in `setCustomSpacing(_:after:)`.
    open class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// Stands for the system's spacing between neighbours.
    open class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    var storedArrangedSubviews: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var arrangementConstraints: [NSLayoutConstraint] = []
    var arrangementGuides: [UILayoutGuide] = []
    private(set) var needsArrangement = true
    /// Where the program made the stack, for reports; known where it was made with its views.
    private(set) var sourceFile = #fileID
    private(set) var sourceLine = #line
    /// Where the program added each arranged subview, as far as ``_placeRecorder`` tells.
    private var arrangementPlaces: [ObjectIdentifier: @MainActor () -> (file: String, line: Int)?] = [:]

    /// Notes where it is called from and answers with what looks that up later; nil where nobody asks for places.
    ///
    /// The program's own methods have no parameters for a place, as subclasses override them.
    public static var _placeRecorder: (@MainActor () -> @MainActor () -> (file: String, line: Int)?)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView], file: String = #fileID, line: Int = #line) {
        self.init(frame: .zero)
        sourceFile = file
        sourceLine = line
        for view in views { addArrangedSubview(view) }
    }

    open var arrangedSubviews: [UIView] { storedArrangedSubviews }

    /// Adds a view at the end of the arrangement, and of the subviews where it is not one yet.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: storedArrangedSubviews.count)
    }

    /// Inserts a view into the arrangement; an index behind the end counts as the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        // Only a subview can be arranged already: new views need no search.
        if view.superview === self, let old = storedArrangedSubviews.firstIndex(where: { $0 === view }) {
            storedArrangedSubviews.remove(at: old)
        }
        storedArrangedSubviews.insert(view, at: min(max(0, stackIndex), storedArrangedSubviews.count))
        if let record = Self._placeRecorder { arrangementPlaces[ObjectIdentifier(view)] = record() }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsArrangement()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        storedArrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementPlaces[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }

    /// Points between neighbours; the least distance for the equal distributions.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArrangement() } } }

    open var isBaselineRelativeArrangement = false { didSet { setNeedsArrangement() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArrangement() } }

    /// Replaces the spacing behind one arranged subview; forgotten when the view leaves the arrangement.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard storedArrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        arrangeIfNeeded()
        super.updateConstraints()
    }

    /// Baselines come from the first and last arranged subviews along a vertical stack, from the tallest otherwise.
    open override var forFirstBaselineLayout: UIView { baselineView(last: false) }
    open override var forLastBaselineLayout: UIView { baselineView(last: true) }

    private func baselineView(last: Bool) -> UIView {
        let visible = storedArrangedSubviews.filter { !$0.isHidden }
        let found =
            axis == .vertical
            ? (last ? visible.last : visible.first)
            : visible.max { $0.bounds.height < $1.bounds.height }
        guard let found else { return self }
        return last ? found.forLastBaselineLayout : found.forFirstBaselineLayout
    }

    /// Where the first of these that is arranged was added.
    func arrangementPlace(of items: AnyObject?...) -> (@MainActor () -> (file: String, line: Int)?)? {
        if arrangementPlaces.isEmpty { return nil }
        return items.lazy.compactMap { $0.flatMap { self.arrangementPlaces[ObjectIdentifier($0)] } }.first
    }

    // MARK: - Changes

    func setNeedsArrangement() {
        needsArrangement = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    func arrangedSubviewVisibilityDidChange(_ view: UIView) {
        if storedArrangedSubviews.contains(where: { $0 === view }) { setNeedsArrangement() }
    }

    /// Proportions follow content sizes; nothing else of the arrangement does.
    func arrangedSubviewContentSizeDidChange(_ view: UIView) {
        if distribution == .fillProportionally { setNeedsArrangement() }
    }

    private func arrangeIfNeeded() {
        guard needsArrangement else { return }
        needsArrangement = false
        NSLayoutConstraint.deactivate(arrangementConstraints)
        for guide in arrangementGuides { removeLayoutGuide(guide) }
        arrangementGuides = []
        arrangementConstraints = makeConstraints()
        for constraint in arrangementConstraints { constraint._activate(holder: self) }
    }
}
