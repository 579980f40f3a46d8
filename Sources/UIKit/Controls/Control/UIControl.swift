import Foundation
import ObjectiveC

/// A view that turns touches into events and sends them to targets and actions.
///
/// Contract: a target is held weakly; a nil target means the first responder up the chain that performs the action.
/// Events are sent in the order in which targets and actions were added.
@MainActor @preconcurrency
open class UIControl: UIView {
    var handlers: [EventHandler] = []
    private var flagsOfState: State = .normal

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The action is performed for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var state: State { flagsOfState }

    open var isEnabled: Bool {
        get { !flagsOfState.contains(.disabled) }
        set { setState(.disabled, !newValue) }
    }

    open var isSelected: Bool {
        get { flagsOfState.contains(.selected) }
        set { setState(.selected, newValue) }
    }

    open var isHighlighted: Bool {
        get { flagsOfState.contains(.highlighted) }
        set { setState(.highlighted, newValue) }
    }

    private func setState(_ flag: State, _ isOn: Bool) {
        let old = flagsOfState
        if isOn { flagsOfState.insert(flag) } else { flagsOfState.remove(flag) }
        if flagsOfState != old { stateDidChange() }
    }

    /// What subclasses of UIKit's own do when enabled, selected or highlighted change.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Content

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Leading and trailing as sides; left, right, center and fill as they are.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        guard continueTracking(touch, with: event) else {
            endTracking(at: touch, with: event)
            return
        }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isHighlighted = isTouchInside
        if wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = point(inside: touch.location(in: self), with: event)
        endTracking(at: touch, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    private func endTracking(at touch: UITouch, with event: UIEvent?) {
        isTracking = false
        isHighlighted = false
        endTracking(touch, with: event)
        let isInside = isTouchInside
        isTouchInside = false
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside { didReceiveTap(with: event) }
    }

    /// What subclasses of UIKit's own do after a touch ended inside, such as sending `primaryActionTriggered`.
    func didReceiveTap(with event: UIEvent?) {}

    // MARK: Targets and actions

    /// - Parameter target: nil for the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        register(target, action, controlEvents)
    }

    /// - Parameters:
    ///   - target: nil for every target.
    ///   - action: nil for every action of the target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target, action, controlEvents)
    }

    /// An action whose identifier is known already takes the place of the one before.
    open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, controlEvents) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, controlEvents)
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Performs what is registered for any of the events, as if the user had caused them.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Sends the event that stands for the control's main purpose.
    open func performPrimaryAction() { didReceiveTap(with: nil) }

    // MARK: Menus

    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var toolTip: String?
    open var isSymbolAnimationEnabled = false

    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    // MARK: UIView

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = accessibilityValues.traits ?? .none
            if !isEnabled { traits.insert(.notEnabled) }
            if isSelected { traits.insert(.selected) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        didReceiveTap(with: nil)
        return true
    }
}
