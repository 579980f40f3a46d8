@preconcurrency import Foundation
import CoreGraphics

/// An open menu over everything in its window; a touch beside the card closes it.
@MainActor @preconcurrency
final class MenuOverlay: UIView {
    private let card: MenuCard
    private let shade = UIView()
    private let anchor: CGRect
    private let onClose: () -> Void

    /// Opens a menu beside a rectangle of a view; nothing where the view is in no window.
    ///
    /// - Parameter choose: called with the element after the menu has closed; actions and commands run by themselves.
    @discardableResult
    static func open(
        _ menu: UIMenu, from view: UIView, rect: CGRect? = nil, sender: Any? = nil,
        choose: ((UIMenuElement) -> Void)? = nil, onClose: @escaping () -> Void = {}
    ) -> MenuOverlay? {
        guard let window = view.window else { return nil }
        let overlay = MenuOverlay(
            menu: menu, anchor: window.convert(rect ?? view.bounds, from: view), onClose: onClose)
        overlay.card.onChoose = { [weak overlay] element in
            let keepsOpen = (element as? any UIMenuLeaf)?.attributes.contains(.keepsMenuPresented) ?? false
            if !keepsOpen { overlay?.close() }
            if let command = element as? UICommand {
                UIApplication.shared.sendAction(command.action, to: nil, from: sender ?? view, for: nil)
            } else {
                (element as? any UIMenuLeaf)?.performWithSender(sender ?? view, target: nil)
            }
            choose?(element)
        }
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        overlay.layoutIfNeeded()
        return overlay
    }

    private init(menu: UIMenu, anchor: CGRect, onClose: @escaping () -> Void) {
        card = MenuCard(menu: menu)
        self.anchor = anchor
        self.onClose = onClose
        super.init(frame: .zero)
        shade.backgroundColor = card.backgroundColor
        shade.layer.cornerRadius = card.layer.cornerRadius
        shade.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        shade.layer.shadowOpacity = 0.2
        shade.layer.shadowRadius = 24
        shade.layer.shadowOffset = CGSize(width: 0, height: 8)
        addSubview(shade)
        addSubview(card)
        card.onResize = { [weak self] in self?.setNeedsLayout() }
    }

    required init?(coder: NSCoder) { return nil }

    func update(_ change: (UIMenu) -> UIMenu) { card.show(change(card.menu)) }

    func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        onClose()
    }

    /// Below the anchor where that fits, else above it, its nearer edge at the anchor's, moved into the safe area.
    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = BarMetric.menuMargin.value
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
        let size = CGSize(
            width: min(BarMetric.menuWidth.value, room.width), height: min(card.fittingHeight, room.height))
        let gap = BarMetric.menuGap.value
        var y = anchor.maxY + gap
        if y + size.height > room.maxY { y = anchor.minY - gap - size.height }
        let x = anchor.midX < bounds.midX ? anchor.minX : anchor.maxX - size.width
        card.frame = CGRect(
            x: _toPixels(min(max(x, room.minX), max(room.minX, room.maxX - size.width))),
            y: _toPixels(min(max(y, room.minY), max(room.minY, room.maxY - size.height))), width: size.width,
            height: size.height)
        shade.frame = card.frame
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
}
