import Foundation

@testable import AutoLayout
@testable import UIKit

extension Stage {
    /// A view in the top left corner of which only the width is open.
    func bar() -> UIView { pinned(UIView(), height: 10) }

    /// A view at the top left corner, of a given height if any.
    func pinned<View: UIView>(_ view: View, height: CGFloat? = nil) -> View {
        let view = add(view)
        view.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }

    /// Views beside each other that fill the width of the stage.
    func row(_ views: [UIView]) {
        var previous = view.leadingAnchor
        for item in views.map({ add($0) }) {
            item.leadingAnchor.constraint(equalTo: previous).isActive = true
            item.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            previous = item.trailingAnchor
        }
        previous.constraint(equalTo: view.trailingAnchor).isActive = true
    }
}

extension NSLayoutConstraint {
    /// Activated at a priority.
    @discardableResult
    func active(at priority: Float = 1000) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        isActive = true
        return self
    }
}

extension _LayoutConflict {
    /// The descriptions of the members with every address as `0x`.
    var memberTexts: [String] { members.map { $0.description.withoutAddresses } }
}

extension String {
    var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }
}
