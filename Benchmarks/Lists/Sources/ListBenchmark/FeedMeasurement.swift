import UIKit

/// Cells of a social feed, each with 22 views, made and laid out at a width of 375 points.
@MainActor
struct FeedMeasurement {
    let cells: Int

    func run() {
        var builds: [Double] = []
        var height: CGFloat = 0
        for _ in 0..<7 {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.isHidden = false
            let column = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 0))
            window.addSubview(column)
            height = 0
            builds.append(
                seconds {
                    for index in 0..<cells {
                        let cell = FeedCell(index)
                        let fitting = cell.systemLayoutSizeFitting(
                            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
                            verticalFittingPriority: .fittingSizeLevel)
                        cell.frame = CGRect(x: 0, y: height, width: 375, height: fitting.height)
                        column.addSubview(cell)
                        height += fitting.height
                    }
                    window.layoutIfNeeded()
                })
        }
        report(["layout_ms": builds.median * 1e3, "height": Double(height)])
    }
}

/// One item: who did what, who posted it, the content, three actions and a comment.
private final class FeedCell: UIView {
    init(_ index: Int) {
        super.init(frame: .zero)
        let parts = [
            topBar(index), profile(index), content(index), actions(), comment(index),
        ]
        var edge = topAnchor
        for part in parts {
            add(part, to: self)
            pin(part, sidesOf: self)
            part.topAnchor.constraint(equalTo: edge).isActive = true
            edge = part.bottomAnchor
        }
        edge.constraint(equalTo: bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Parts

    private func add(_ view: UIView, to parent: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
    }

    private func pin(_ view: UIView, sidesOf parent: UIView) {
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    /// Two views side by side, the second of which takes the rest of the width.
    private func row(_ first: UIView, _ second: UIView, gap: CGFloat, stretchesFirst: Bool = false) -> UIView {
        let box = UIView()
        add(first, to: box)
        add(second, to: box)
        let fixed = stretchesFirst ? second : first
        fixed.setContentHuggingPriority(.required, for: .horizontal)
        fixed.setContentCompressionResistancePriority(.required, for: .horizontal)
        first.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: gap).isActive = true
        second.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
        for view in [first, second] {
            view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            view.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor).isActive = true
            let close = view.bottomAnchor.constraint(equalTo: box.bottomAnchor)
            close.priority = .fittingSizeLevel
            close.isActive = true
        }
        return box
    }

    private func column(_ views: [UIView], gap: CGFloat) -> UIView {
        let box = UIView()
        var edge = box.topAnchor
        for view in views {
            add(view, to: box)
            pin(view, sidesOf: box)
            view.topAnchor.constraint(equalTo: edge, constant: gap).isActive = true
            edge = view.bottomAnchor
        }
        edge.constraint(equalTo: box.bottomAnchor).isActive = true
        return box
    }

    private func topBar(_ index: Int) -> UIView {
        row(label("Somebody \(index) likes this"), label("..."), gap: 0, stretchesFirst: true)
    }

    private func profile(_ index: Int) -> UIView {
        let texts = column(
            [
                label("Poster number \(index)"),
                label("Headline of the poster, which is long enough to need a second line", lines: 3),
                label("\(index) hours"),
            ], gap: 1)
        return column([row(picture(50, 50), texts, gap: 2), label("A comment of the poster")], gap: 0)
    }

    private func content(_ index: Int) -> UIView {
        let image = UIView()
        image.heightAnchor.constraint(equalToConstant: 200).isActive = true
        return column([image, label("Title of the content \(index)"), label("example.org")], gap: 0)
    }

    private func actions() -> UIView {
        let box = UIView()
        let labels = ["Like", "Comment", "Share"].map { label($0) }
        for view in labels {
            add(view, to: box)
            view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
        }
        labels[0].leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        labels[1].centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
        labels[2].trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
        return box
    }

    private func comment(_ index: Int) -> UIView {
        row(picture(50, 50), label("Comment of an actor \(index)"), gap: 0)
    }
}
