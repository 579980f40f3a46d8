import CoreGraphics
import Foundation

extension UITableViewCell {
    func accessoryDidChange() {
        parts.accessory?.removeFromSuperview()
        parts.accessory = nil
        setNeedsLayout()
        table?.rowContentDidChange(self)
    }

    private var shownType: AccessoryType { storedEditing ? editingAccessoryType : accessoryType }
    private var shownView: UIView? { storedEditing ? editingAccessoryView : accessoryView }

    /// Makes the view at the end of the row, where there is to be one and it is not there yet.
    func updateAccessory() {
        guard parts.accessory == nil else { return }
        guard let view = shownView ?? standardAccessory else { return }
        if view.bounds.size == .zero { view.bounds.size = AccessoryViews.fittingSize(of: view, in: bounds.size) }
        addSubview(view)
        parts.accessory = view
    }

    private var standardAccessory: UIView? {
        switch shownType {
        case .none: return nil
        case .disclosureIndicator: return AccessoryViews.disclosure(in: self)
        case .checkmark: return AccessoryViews.checkmark(in: self)
        case .detailButton: return detailButton()
        case .detailDisclosureButton:
            let button = detailButton()
            let chevron = AccessoryViews.disclosure(in: self)
            return AccessoryPair(button, chevron, gap: ListMetric.accessoryGap.value)
        }
    }

    private func detailButton() -> UIView {
        let view = AccessoryViews.detail(in: self)
        view.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer(target: self, action: Self.accessoryTapSelector)
        view.addGestureRecognizer(tap)
        return view
    }

    private static let accessoryTapSelector = Selector(_name: "_accessoryTapped:") { target, _, _ in
        if let cell = target as? UITableViewCell { cell.table?.accessoryTapped(in: cell) }
        return nil
    }

    func placeAccessory() {
        guard let view = parts.accessory else { return }
        let size = view.bounds.size
        var end = bounds.width - context.sideMargin
        if let control = parts.reorderControl {
            end -= control.bounds.width + ListMetric.accessoryGap.value
        }
        let scale = _HostEnvironment.current.scale
        let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
        let rect = CGRect(x: end - size.width, y: y, width: size.width, height: size.height)
        view.frame = frameInReadingDirection(rect, width: bounds.width)
    }
}

/// Two accessories beside each other, the second one last in reading direction.
@MainActor @preconcurrency
final class AccessoryPair: UIView {
    private let first: UIView
    private let second: UIView

    init(_ first: UIView, _ second: UIView, gap: CGFloat) {
        self.first = first
        self.second = second
        let size = CGSize(
            width: first.bounds.width + gap + second.bounds.width,
            height: max(first.bounds.height, second.bounds.height))
        super.init(frame: CGRect(origin: .zero, size: size))
        addSubview(first)
        addSubview(second)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (view, x) in [(first, 0), (second, bounds.width - second.bounds.width)] {
            let size = view.bounds.size
            let rect = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            view.frame = frameInReadingDirection(rect, width: bounds.width)
        }
    }
}
