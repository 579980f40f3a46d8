@preconcurrency import Foundation
import CoreGraphics
import ObjectiveC

/// One component of a picker: a drum of rows that turns with the finger.
@MainActor @preconcurrency
final class PickerWheel: UIView {
    private weak var picker: UIPickerView?
    private let component: Int
    private(set) var count = 0
    private(set) var selectedRow = -1
    private(set) var rowHeight = ControlMetric.pickerRowHeight.value
    private var holders: [Int: PickerRow] = [:]
    /// Points that the finger has turned the drum by.
    private var turn: CGFloat = 0

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        clipsToBounds = true
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.panSelector))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapSelector))
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Rows

    func reload() {
        guard let picker else { return }
        count = ListLength.checked(
            count: picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0,
            what: "\(type(of: picker)).numberOfRows(inComponent: \(component))")
        let own = picker.delegate.flatMap { delegate in
            OptionalRequirement.ask { delegate.pickerView(picker, rowHeightForComponent: component) }
        }
        rowHeight = ControlMetric.pickerRowHeight.value
        if let own, own.isFinite, own > 0 { rowHeight = own }
        selectedRow = count == 0 ? -1 : min(max(0, selectedRow), count - 1)
        for holder in holders.values { holder.removeFromSuperview() }
        holders = [:]
        placeRows()
    }

    func select(_ row: Int) {
        guard row >= 0, row < count, row != selectedRow else { return }
        selectedRow = row
        turn = 0
        placeRows()
    }

    func content(of row: Int) -> UIView? { holders[row]?.content }

    // MARK: The drum

    private var radius: CGFloat { bounds.height / 2 }

    func placeRows() {
        guard radius > 0, rowHeight > 0, count > 0 else { return }
        let middle = CGFloat(selectedRow) + turn / rowHeight
        let reach = Int((CGFloat.pi / 2 * radius / rowHeight).rounded(.up))
        let center = Int(middle.rounded())
        let shown = max(0, center - reach)..<min(count, center + reach + 1)
        for (row, holder) in holders where !shown.contains(row) {
            holder.removeFromSuperview()
            holders[row] = nil
        }
        for row in shown {
            let angle = (CGFloat(row) - middle) * rowHeight / radius
            guard abs(angle) < CGFloat.pi / 2 - 0.05 else {
                holders[row]?.removeFromSuperview()
                holders[row] = nil
                continue
            }
            let holder = holders[row] ?? makeHolder(row)
            holder.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
            holder.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2 + radius * sin(angle))
            holder.transform = angle == 0 ? .identity : CGAffineTransform(scaleX: 1, y: cos(angle))
            holder.alpha = angle == 0 ? 1 : max(0.05, 0.75 * cos(angle) * cos(angle))
            holder.layoutIfNeeded()
        }
    }

    private func makeHolder(_ row: Int) -> PickerRow {
        let holder = PickerRow(content: makeContent(row))
        holders[row] = holder
        addSubview(holder)
        return holder
    }

    /// The delegate's view, its attributed title, its title, or a question mark, in this order.
    private func makeContent(_ row: Int) -> UIView {
        guard let picker, let delegate = picker.delegate else { return makeLabel(NSAttributedString(string: "?")) }
        let own = OptionalRequirement.ask {
            delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
        }
        if let own { return own }
        let styled = OptionalRequirement.ask {
            delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)
        }
        if let styled = styled ?? nil { return makeLabel(styled) }
        let title = OptionalRequirement.ask { delegate.pickerView(picker, titleForRow: row, forComponent: component) }
        guard let title else { return makeLabel(NSAttributedString(string: "?")) }
        return makeLabel(NSAttributedString(string: title ?? ""))
    }

    private func makeLabel(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: ControlMetric.pickerFontSize.value)
        label.attributedText = text
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        return label
    }

    // MARK: Touches

    private static let panSelector = Selector(_name: "_handlePan:") { target, sender, _ in
        if let wheel = target as? PickerWheel, let pan = sender as? UIPanGestureRecognizer { wheel.follow(pan) }
        return nil
    }

    private static let tapSelector = Selector(_name: "_handleTap:") { target, sender, _ in
        if let wheel = target as? PickerWheel, let tap = sender as? UITapGestureRecognizer { wheel.follow(tap) }
        return nil
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard count > 0 else { return }
        switch pan.state {
        case .changed:
            let top = -CGFloat(selectedRow) * rowHeight
            let bottom = CGFloat(count - 1 - selectedRow) * rowHeight
            turn = min(max(-pan.translation(in: self).y, top), bottom)
            placeRows()
        case .ended, .cancelled, .failed:
            let rows = Int((turn / rowHeight).rounded())
            turn = 0
            choose(selectedRow + rows)
        default: break
        }
    }

    private func follow(_ tap: UITapGestureRecognizer) {
        let sine = (tap.location(in: self).y - bounds.height / 2) / radius
        guard abs(sine) < 1 else { return }
        choose(selectedRow + Int((asin(sine) * radius / rowHeight).rounded()))
    }

    private func choose(_ row: Int) {
        let new = min(max(0, row), max(0, count - 1))
        let isOther = new != selectedRow
        if isOther { selectedRow = new }
        placeRows()
        if isOther { picker?.userDidSelect(new, component) }
    }
}

/// The place of one row on the drum.
@MainActor @preconcurrency
final class PickerRow: UIView {
    let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { return nil }

    /// Labels of the picker fill the row; the user's own views are as wide as they say, centred, else as the row.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard content.translatesAutoresizingMaskIntoConstraints else { return }
        content.frame = bounds
    }
}
