import CoreGraphics
import Foundation
import ObjectiveC

/// Makes the views of accessories, for rows of tables and of lists.
@MainActor
enum AccessoryViews {
    static func symbol(_ name: String, _ color: UIColor, _ style: UIFont.TextStyle, in view: UIView) -> UIImageView {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: view.traitCollection)
        let configuration = UIImage.SymbolConfiguration(pointSize: font.pointSize, weight: .semibold)
        let result = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        result.tintColor = color
        return result
    }

    static func disclosure(in view: UIView) -> UIImageView {
        symbol("chevron.forward", .systemGray3, .footnote, in: view)
    }
    static func checkmark(in view: UIView) -> UIImageView { symbol("checkmark", view.tintColor, .body, in: view) }
    static func detail(in view: UIView) -> UIImageView { symbol("info.circle", view.tintColor, .title3, in: view) }

    /// The size of a view that none was given: what its content, its constraints or its `sizeThatFits` say.
    static func fittingSize(of view: UIView, in room: CGSize) -> CGSize {
        let intrinsic = view.intrinsicContentSize
        if intrinsic.width > 0, intrinsic.height > 0 {
            let insets = view.alignmentRectInsets
            return CGSize(
                width: intrinsic.width + insets.left + insets.right,
                height: intrinsic.height + insets.top + insets.bottom)
        }
        return view.hasConstraintsInside ? view.systemLayoutSizeFitting(.zero) : view.sizeThatFits(room)
    }

    /// The view of an accessory, with its size.
    static func make(_ accessory: UICellAccessory, in cell: UIView, isSelected: Bool, isExpanded: Bool) -> UIView {
        let view = bare(accessory, in: cell, isSelected: isSelected, isExpanded: isExpanded)
        if let color = accessory.options.tintColor { view.tintColor = color }
        if view.bounds.size == .zero { view.bounds.size = fittingSize(of: view, in: cell.bounds.size) }
        if let action = accessory.action {
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(ActionTap(action))
        }
        return view
    }

    private static func bare(
        _ accessory: UICellAccessory, in cell: UIView, isSelected: Bool, isExpanded: Bool
    ) -> UIView {
        switch accessory.kind {
        case .disclosureIndicator: return disclosure(in: cell)
        case .checkmark: return checkmark(in: cell)
        case .detail: return detail(in: cell)
        case .outlineDisclosure:
            return symbol(isExpanded ? "chevron.down" : "chevron.forward", cell.tintColor, .footnote, in: cell)
        case .delete: return symbol("minus.circle.fill", .systemRed, .body, in: cell)
        case .insert: return symbol("plus.circle.fill", .systemGreen, .body, in: cell)
        case .reorder: return symbol("line.3.horizontal", .tertiaryLabel, .body, in: cell)
        case .multiselect:
            return isSelected
                ? symbol("checkmark.circle.fill", cell.tintColor, .body, in: cell)
                : symbol("circle", .tertiaryLabel, .body, in: cell)
        case .label(let text, let options):
            let label = UILabel()
            label.text = text
            label.font = options.font._adjusted(to: cell.traitCollection) ?? options.font
            label.textColor = accessory.options.tintColor ?? .secondaryLabel
            return label
        case .menu(let menu):
            let label = UILabel()
            label.text = menu.title
            label.textColor = .secondaryLabel
            return label
        case .custom(let view, _): return view
        }
    }
}

/// A tap that runs an accessory's action.
@MainActor @preconcurrency
final class ActionTap: UITapGestureRecognizer {
    private let action: UICellAccessory.ActionHandler

    init(_ action: @escaping UICellAccessory.ActionHandler) {
        self.action = action
        super.init(target: nil, action: nil)
        addTarget(self, action: Self.selector)
    }

    private static let selector = Selector(_name: "_handleAccessoryTap:") { target, _, _ in
        if let tap = target as? ActionTap, tap.state == .ended { tap.action() }
        return nil
    }
}
