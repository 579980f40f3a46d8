import UIKit

/// Real layout bugs as small screens, each with a near twin that is right; by the names of bug_cases.tsv.
@MainActor
enum BugCaseViews {
    static func make(_ name: String) -> UIViewController? {
        let parts = name.split(separator: " ")
        guard parts.count == 2, let maker = makers[String(parts[0])] else { return nil }
        return maker(parts[1] == "twin" ? .twin : parts[1] == "hidden" ? .hidden : .bad)
    }

    enum Variant { case bad, twin, hidden }

    private static let makers: [String: @MainActor (Variant) -> UIViewController] = [
        "two-heights": TwoHeights.init, "equality-inequality": EqualityInequality.init, "aspect": AspectRatio.init,
        "fixed-cell": FixedCell.init, "changing-cell": ChangingCell.init, "arranged": Arranged.init,
        "inner-chain": InnerChain.init, "no-ancestor": NoAncestor.init, "scroll": ScrollContent.init,
        "ambiguous": Ambiguous.init, "two-widths": TwoWidths.init, "insets": Insets.init,
        "autoresizing": Autoresizing.init, "open-views": OpenViews.init, "followers": Followers.init,
        "passing": Passing.init, "centre": Centre.init,
        "forgotten": Forgotten.init, "multiples": Multiples.init, "tie": Tie.init, "hugging": EqualHugging.init,
        "given-up": GivenUp.init, "not-a-number": NotANumber.init, "huge": Huge.init, "replaced": Replaced.init,
        "early": Early.init, "rows": Rows.init, "stack-tie": StackTie.init,
        "open-cell": OpenCell.init, "unnamed": Unnamed.init, "recreated": Recreated.init, "no-limit": NoLimit.init,
        "half-width": HalfWidth.init, "aspect-arranged": AspectArranged.init, "like-another": LikeAnother.init,
    ]
}

/// A controller whose view holds boxes that constraints lay out.
class CaseController: UIViewController {
    let variant: BugCaseViews.Variant

    init(_ variant: BugCaseViews.Variant) {
        self.variant = variant
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    func add<View: UIView>(_ child: View, to parent: UIView? = nil) -> View {
        child.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? view).addSubview(child)
        return child
    }

    func pin(_ child: UIView, left: CGFloat = 0, top: CGFloat = 0) {
        guard let parent = child.superview else { return }
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: left).isActive = true
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: top).isActive = true
    }
}

final class TwoHeights: CaseController {
    let container = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(container))
        container.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let closed = container.heightAnchor.constraint(equalToConstant: 200)
        if variant == .twin { closed.priority = .defaultHigh }
        closed.isActive = true
        container.heightAnchor.constraint(equalToConstant: 84).isActive = true
    }
}

final class EqualityInequality: CaseController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(label))
        label.text = "Text"
        NSLayoutConstraint.activate([
            label.heightAnchor.constraint(equalToConstant: 25),
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: variant == .twin ? 20 : 50),
        ])
    }
}

final class AspectRatio: CaseController {
    let image = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 234))
        view.addSubview(cell)
        let content = add(UIView(), to: cell)
        _ = add(image, to: content)
        let width = image.widthAnchor.constraint(equalToConstant: 85)
        if variant == .twin { width.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: cell.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            image.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            image.topAnchor.constraint(equalTo: content.topAnchor, constant: 2),
            image.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -25),
            image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 0.384615), width,
        ])
    }
}

/// A cell's content, under the height that a table gave it.
final class FixedCell: CaseController {
    let content = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(content))
        let given = content.heightAnchor.constraint(equalToConstant: 50)
        given.identifier = "UIView-Encapsulated-Layout-Height"
        NSLayoutConstraint.activate([given, content.widthAnchor.constraint(equalToConstant: 300)])
        var last: UIView?
        for height: CGFloat in [55, 16, 308, 25] {
            let part = add(UIView(), to: content)
            let top = last?.bottomAnchor ?? content.topAnchor
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: top, constant: 8),
                part.heightAnchor.constraint(equalToConstant: height),
                part.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            ])
            last = part
        }
        let bottom = last?.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8)
        if variant == .twin { bottom?.priority = UILayoutPriority(999) }
        bottom?.isActive = true
    }
}

/// A text grows inside a cell whose height follows one pass later.
final class ChangingCell: CaseController {
    let content = UIView()
    let text = UIView()
    private var given: NSLayoutConstraint?
    private var height: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(content))
        pin(add(text, to: content))
        let given = content.heightAnchor.constraint(equalToConstant: 70)
        given.identifier = "UIView-Encapsulated-Layout-Height"
        let height = text.heightAnchor.constraint(equalToConstant: 70)
        if variant == .twin { height.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            given, height, text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 300), text.widthAnchor.constraint(equalToConstant: 300),
        ])
        (self.given, self.height) = (given, height)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        height?.constant = 160
        view.layoutIfNeeded()
        given?.constant = 160
        view.layoutIfNeeded()
    }
}

final class Arranged: CaseController {
    let stack = UIStackView()
    let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(stack))
        let label = UILabel()
        label.text = "Name"
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(badge)
        let width = badge.widthAnchor.constraint(equalToConstant: 60)
        if variant == .twin { width.priority = UILayoutPriority(999) }
        width.isActive = true
        badge.isHidden = variant == .hidden
    }
}

final class InnerChain: CaseController {
    let stack = UIStackView()
    let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        pin(add(stack))
        let label = UILabel()
        label.text = "Name"
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(card)
        let line = add(UIView(), to: card)
        let bottom = line.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8)
        if variant == .twin { bottom.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: card.topAnchor, constant: variant == .twin ? 0 : 8), bottom,
            line.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        if variant != .twin { line.heightAnchor.constraint(equalToConstant: 1).isActive = true }
        if variant == .twin {
            let height = line.heightAnchor.constraint(equalToConstant: 1)
            height.priority = UILayoutPriority(999)
            height.isActive = true
        }
    }
}

final class NoAncestor: CaseController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        child.widthAnchor.constraint(equalToConstant: 40).isActive = true
        child.heightAnchor.constraint(equalToConstant: 40).isActive = true
        if variant == .twin { view.addSubview(child) }
        child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        view.addSubview(child)
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        if variant != .twin { child.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true }
    }
}

final class ScrollContent: CaseController {
    let scrollView = UIScrollView()
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = add(scrollView)
        _ = add(label, to: scrollView)
        label.text = "Content"
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            label.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        ])
        guard variant == .twin else { return }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            label.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}

final class Ambiguous: CaseController {
    let titleLabel = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = add(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
            titleLabel.widthAnchor.constraint(equalToConstant: 120),
            titleLabel.heightAnchor.constraint(equalToConstant: 40),
        ])
        titleLabel.backgroundColor = .red
        guard variant == .twin else { return }
        titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
}

final class TwoWidths: CaseController {
    let r01 = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(r01))
        let wish = r01.widthAnchor.constraint(equalToConstant: 200)
        if variant == .twin { wish.priority = .defaultHigh }
        NSLayoutConstraint.activate([
            wish, r01.widthAnchor.constraint(equalToConstant: 100), r01.heightAnchor.constraint(equalToConstant: 10),
        ])
    }
}

final class Insets: CaseController {
    let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        pin(add(card))
        let line = add(UIView(), to: card)
        let bottom = line.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -42)
        if variant == .twin { bottom.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            card.heightAnchor.constraint(equalToConstant: 86), card.widthAnchor.constraint(equalToConstant: 200),
            line.topAnchor.constraint(equalTo: card.topAnchor, constant: 52), bottom,
            line.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
    }
}

final class Autoresizing: CaseController {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        if variant == .twin { box.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
        ])
    }
}

/// Views that are open but of which nothing is to be seen, or that a stack decides about.
final class OpenViews: CaseController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let hidden = add(UIView())
        hidden.isHidden = true
        hidden.widthAnchor.constraint(equalToConstant: 50).isActive = true
        hidden.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let empty = add(UIView())
        empty.widthAnchor.constraint(equalToConstant: 0).isActive = true
        empty.heightAnchor.constraint(equalToConstant: 0).isActive = true
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = add(UIStackView(arrangedSubviews: labels))
        pin(stack, top: 100)
        stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        let shown = variant == .twin ? hidden : add(UIView())
        shown.widthAnchor.constraint(equalToConstant: 50).isActive = true
        guard variant != .twin else { return }
        shown.heightAnchor.constraint(equalToConstant: 50).isActive = true
        shown.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
}

/// A row of views of which only the first is open by itself.
final class Followers: CaseController {
    let lead = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        var last = add(lead)
        for _ in 0..<5 {
            let next = add(UIView())
            next.leadingAnchor.constraint(equalTo: last.trailingAnchor, constant: 4).isActive = true
            last = next
        }
        for box in view.subviews {
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor), box.widthAnchor.constraint(equalToConstant: 20),
                box.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        guard variant == .twin else { return }
        lead.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
}

/// A conflict of the program's own constraints that is gone before the picture.
final class Passing: CaseController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = add(UIView())
        pin(box)
        let first = box.heightAnchor.constraint(equalToConstant: 10)
        let second = box.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([first, second, box.widthAnchor.constraint(equalToConstant: 10)])
        if variant == .twin { first.isActive = false }
        view.layoutIfNeeded()
        first.isActive = false
    }
}

/// Both edges and the centre at once, one edge with the wrong sign, and a width that fits none of them.
final class Centre: CaseController {
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = add(box)
        let area = view.safeAreaLayoutGuide
        let width = box.widthAnchor.constraint(equalToConstant: 350)
        if variant == .twin { width.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            box.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: variant == .twin ? -16 : 16), width,
        ])
    }
}

/// A label that waits for constraints and gets none.
final class Forgotten: CaseController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Forgotten"
        _ = add(label)
        _ = add(UIView())
        if variant == .twin { pin(label) }
    }
}
