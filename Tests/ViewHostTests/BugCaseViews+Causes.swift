import UIKit

// Screens whose findings name a cause: numbers, ties, constraints that were given up, the order of changes.

/// A width of a third of the view's, against an edge at three quarters of it.
final class Multiples: CaseController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(box))
        let edge = NSLayoutConstraint(
            item: box, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1.5,
            constant: 0)
        if variant == .twin { edge.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 9),
            NSLayoutConstraint(
                item: box, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.3333,
                constant: -7), edge,
        ])
    }
}

/// Two wishes of one priority, both of which cannot be.
final class Tie: CaseController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(box))
        let first = box.widthAnchor.constraint(equalToConstant: 100)
        let second = box.widthAnchor.constraint(equalToConstant: 200)
        first.priority = .defaultHigh
        second.priority = variant == .twin ? .defaultLow : .defaultHigh
        NSLayoutConstraint.activate([first, second, box.heightAnchor.constraint(equalToConstant: 10)])
    }
}

/// Two labels that share a width; neither hugs more than the other.
final class EqualHugging: CaseController {
    let first = UILabel()
    let second = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(first))
        first.text = "First"
        second.text = "Second"
        if variant == .twin { second.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        _ = add(second)
        NSLayoutConstraint.activate([
            second.topAnchor.constraint(equalTo: view.topAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

/// The width that would settle the box is given up because of a limit.
final class GivenUp: CaseController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(box))
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 10),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: variant == .twin ? 300 : 200),
            box.widthAnchor.constraint(equalToConstant: 250),
        ])
    }
}

/// A width out of a division by zero.
final class NotANumber: CaseController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(box))
        let count: CGFloat = variant == .twin ? 1 : 0
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 100 / count),
        ])
    }
}

/// A limit that was meant as none.
final class Huge: CaseController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(box))
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 10),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: variant == .twin ? 1e6 : 1e300),
        ])
    }
}

/// A constraint that is replaced: the new one first, or the old one first.
final class Replaced: CaseController {
    let box = UIView()
    private var old: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(box))
        let old = box.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([old, box.heightAnchor.constraint(equalToConstant: 10)])
        self.old = old
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let new = box.widthAnchor.constraint(equalToConstant: 20)
        if variant == .twin { old?.isActive = false }
        new.isActive = true
        old?.isActive = false
    }
}

/// Laid out by itself before it is shown, where it has another root.
final class Early: CaseController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = add(box)
        let width = box.widthAnchor.constraint(equalToConstant: 90)
        if variant == .twin { width.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor), width,
        ])
        view.layoutIfNeeded()
    }
}

/// Rows in a stack that is higher than they ask for, and nothing says which of them grows.
final class Rows: CaseController {
    let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        pin(add(stack))
        NSLayoutConstraint.activate([
            stack.widthAnchor.constraint(equalToConstant: 200),
            stack.heightAnchor.constraint(equalToConstant: variant == .twin ? 208 : 400),
        ])
        for _ in 0..<4 {
            let row = UIView()
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 52).isActive = true
            stack.addArrangedSubview(row)
        }
    }
}

/// Two labels in a stack that is wider than they are: a tie of priorities, which is another rule.
final class StackTie: CaseController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = add(UIStackView())
        pin(stack)
        stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        for text in ["One", "Two"] {
            let label = UILabel()
            label.text = text
            stack.addArrangedSubview(label)
        }
    }
}

/// The height that a list gave a row changes while the conflict with it stays.
final class GrowingCell: CaseController {
    let content = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(content))
        let given = content.heightAnchor.constraint(equalToConstant: 44)
        given.identifier = "UIView-Encapsulated-Layout-Height"
        NSLayoutConstraint.activate([
            given, content.heightAnchor.constraint(equalToConstant: 80),
            content.widthAnchor.constraint(equalToConstant: 300),
        ])
        self.given = given
    }

    private var given: NSLayoutConstraint?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        given?.constant = 50
    }
}

/// Many conflicts at once, from as many lines; from one line in the twin.
final class Many: CaseController {
    static let count = 45

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<Self.count {
            let box = add(UIView())
            pin(box)
            let second = NSLayoutConstraint(
                item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 20 + CGFloat(index), file: "Many.swift", line: variant == .twin ? 1 : index)
            NSLayoutConstraint.activate([
                box.heightAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 10),
                second,
            ])
        }
    }
}
