import UIKit

// Screens whose findings speak of other views than the one at fault: neighbours, views made anew, views tied to hidden ones.

/// A cell whose text has no height of its own: once the bottom is given up, nothing says how high the text is.
final class OpenCell: CaseController {
    let content = UIView()
    let text = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(content))
        let given = content.heightAnchor.constraint(equalToConstant: 50)
        given.identifier = "UIView-Encapsulated-Layout-Height"
        NSLayoutConstraint.activate([given, content.widthAnchor.constraint(equalToConstant: 300)])
        var last: UIView?
        for height: CGFloat? in [55, nil, 308, 25] {
            let part = add(height == nil ? text : UIView(), to: content)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: last?.bottomAnchor ?? content.topAnchor, constant: 8),
                part.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            ])
            if let height { part.heightAnchor.constraint(equalToConstant: height).isActive = true }
            last = part
        }
        let bottom = last?.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8)
        if variant == .twin { bottom?.priority = UILayoutPriority(999) }
        bottom?.isActive = true
    }
}

/// A view in a view, neither of which has a name.
final class Unnamed: CaseController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let outer = add(UIView())
        pin(outer)
        let inner = add(UIView(), to: outer)
        pin(inner)
        let height = inner.heightAnchor.constraint(equalToConstant: 90)
        if variant == .twin { height.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            outer.widthAnchor.constraint(equalToConstant: 50), inner.widthAnchor.constraint(equalToConstant: 50),
            outer.heightAnchor.constraint(equalToConstant: 100),
            outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            height,
        ])
    }
}

/// A view that is thrown away and made again, with the same conflict each time.
final class Recreated: CaseController {
    private var box: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for _ in 0..<2 {
            view.layoutIfNeeded()
            show()
        }
    }

    private func show() {
        box?.removeFromSuperview()
        let new = add(UIView())
        box = new
        pin(new)
        let width = new.widthAnchor.constraint(equalToConstant: 20)
        if variant == .twin { width.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            new.heightAnchor.constraint(equalToConstant: 10), new.widthAnchor.constraint(equalToConstant: 10), width,
        ])
    }
}

/// Numbers that stand for "no limit", as limits and as a wish; as a required length in the bad one.
final class NoLimit: CaseController {
    let box = UIView()
    let tall = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(box))
        pin(add(tall))
        let wish = tall.heightAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
        wish.priority = .fittingSizeLevel
        let width = box.widthAnchor.constraint(
            lessThanOrEqualToConstant: variant == .twin ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude)
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 10),
            box.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: -.greatestFiniteMagnitude),
            width, wish, tall.widthAnchor.constraint(equalToConstant: 10),
            tall.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
        ])
    }
}

/// An arranged view whose width is a share of the screen's.
final class HalfWidth: CaseController {
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = add(UIStackView())
        pin(stack)
        let label = UILabel()
        label.text = "Name"
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(badge)
        let width = badge.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
        if variant == .twin { width.priority = UILayoutPriority(999) }
        width.isActive = true
    }
}

/// An arranged view whose width follows from its height, which is the stack's.
final class AspectArranged: CaseController {
    let photo = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = add(UIStackView())
        pin(stack)
        stack.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let label = UILabel()
        label.text = "Name"
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(photo)
        if variant == .twin { stack.alignment = .center }
        let width = photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5)
        if variant == .hidden {
            stack.alignment = .center
            photo.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        width.isActive = true
        if variant == .twin {
            let height = photo.heightAnchor.constraint(equalToConstant: 30)
            height.priority = UILayoutPriority(999)
            height.isActive = true
        }
    }
}

/// An arranged view that is as wide as a label elsewhere, which would have no width either.
final class LikeAnother: CaseController {
    let label = UILabel()
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = add(UIStackView(arrangedSubviews: [badge]))
        pin(stack)
        pin(add(label), top: 50)
        label.text = "Name"
        let width = badge.widthAnchor.constraint(equalTo: label.widthAnchor)
        if variant == .twin { width.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([width, badge.heightAnchor.constraint(equalToConstant: 20)])
    }
}
