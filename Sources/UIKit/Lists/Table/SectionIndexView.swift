import CoreGraphics
import Foundation
import ObjectiveC

/// The column of short titles at the end of a table that jumps to sections.
@MainActor @preconcurrency
final class SectionIndexView: UIView {
    private var labels: [UILabel] = []
    weak var table: UITableView?

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            for label in labels { label.removeFromSuperview() }
            labels = titles.map { title in
                let label = UILabel()
                label.text = title
                label.font = .systemFont(ofSize: ListMetric.indexFontSize.value, weight: .semibold)
                label.textAlignment = .center
                addSubview(label)
                return label
            }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapSelector))
    }

    required init?(coder: NSCoder) { return nil }

    private static let tapSelector = Selector(_name: "_handleIndexTap:") { target, sender, _ in
        guard let view = target as? SectionIndexView, let tap = sender as? UITapGestureRecognizer,
            tap.state == .ended
        else { return nil }
        view.jump(to: tap.location(in: view).y)
        return nil
    }

    private func jump(to y: CGFloat) {
        guard let index = labels.firstIndex(where: { $0.frame.maxY > y }) ?? labels.indices.last else { return }
        table?.jump(toTitle: index)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = min(ListMetric.indexLineHeight.value, bounds.height / CGFloat(max(1, labels.count)))
        var y = (bounds.height - line * CGFloat(labels.count)) / 2
        for label in labels {
            label.textColor = table?.sectionIndexColor ?? tintColor
            label.frame = CGRect(x: 0, y: y, width: bounds.width, height: line)
            y += line
        }
    }
}

extension UITableView {
    /// Shows the titles of the data source at the end of the bounds, in plain tables with enough rows.
    func placeIndex() {
        if data.indexTitles == nil, let dataSource {
            data.indexTitles = OptionalRequirement.ask { dataSource.sectionIndexTitles(for: self) }.flatMap { $0 } ?? []
        }
        let count = data.geometry.sections.reduce(0) { min($0 + $1.rows.count, Int.max / 4) }
        guard storedStyle == .plain, let titles = data.indexTitles, !titles.isEmpty,
            count >= sectionIndexMinimumDisplayRowCount
        else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        let view = indexView ?? SectionIndexView()
        view.table = self
        indexView = view
        if view.superview == nil { addSubview(view) }
        view.titles = titles
        view.backgroundColor = sectionIndexBackgroundColor
        let inset = adjustedContentInset
        let width = ListMetric.indexWidth.value
        let rect = CGRect(
            x: bounds.width - width, y: bounds.minY + inset.top, width: width,
            height: max(0, bounds.height - inset.top - inset.bottom))
        view.frame = frameInReadingDirection(rect, width: bounds.width)
        view.setNeedsLayout()
    }

    func jump(toTitle index: Int) {
        guard let titles = data.indexTitles, titles.indices.contains(index), let dataSource else { return }
        let section =
            OptionalRequirement.ask {
                dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
            } ?? index
        guard data.geometry.sections.indices.contains(section) else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
