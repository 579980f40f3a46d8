import DeviceCatalog
import Foundation

@testable import UIKit

/// A data source and delegate of numbers, which counts what it is asked.
@MainActor
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Section {
        var rows: [String]
        var header: String?
        var footer: String?
    }

    var sections: [Section]
    var style = UITableViewCell.CellStyle.default
    private(set) var cellRequests = 0
    private(set) var shown: [IndexPath] = []
    private(set) var ended: [IndexPath] = []
    private(set) var selected: [IndexPath] = []
    /// Called before a cell is given.
    var onCell: ((IndexPath) -> Void)?

    init(_ sections: [Section]) { self.sections = sections }

    convenience init(rows: Int) {
        self.init([Section(rows: (0..<rows).map { "Row \($0)" })])
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellRequests += 1
        onCell?(indexPath)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: style, reuseIdentifier: "cell")
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
        if style != .default { cell.detailTextLabel?.text = "Detail" }
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown.append(indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        ended.append(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

/// A table in a window, without fonts.
@MainActor
final class TableStage {
    let window: UIWindow
    let table: UITableView
    private(set) var exceptions: [String] = []
    /// Tables do not keep their data source.
    private var source: TableSource?

    init(
        _ size: CGSize = CGSize(width: 320, height: 400), style: UITableView.Style = .plain, scale: CGFloat = 2,
        design: DesignGeneration = .ios26, rightToLeft: Bool = false
    ) {
        ControlSample.prepare(scale: scale, design: design, rightToLeft: rightToLeft)
        _HostEnvironment.current.windowSize = size
        _HostEnvironment.current.screenSize = size
        _HostEnvironment.current.safeAreaInsets = .zero
        _VirtualClock.shared.reset()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        window.addSubview(table)
        window.isHidden = false
        ListException.handler = { [weak self] reason in
            MainActor.assumeIsolated { self?.exceptions.append(reason) }
        }
    }

    @discardableResult
    func layout(_ source: TableSource? = nil) -> TableStage {
        if let source {
            self.source = source
            table.dataSource = source
            table.delegate = source
        }
        window.setNeedsLayout()
        window.layoutIfNeeded()
        return self
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        layout()
    }
}
