import Foundation

@testable import UIKit

extension RecordedStage {
    // MARK: - Containers

    func buildNavigation() {
        let screens = screen.scene.screens ?? []
        guard let first = screens.first else { return }
        let navigation = UINavigationController(rootViewController: controller(first))
        window.rootViewController = navigation
        parts["bar"] = { navigation.navigationBar }
        guard screens.count > 1 else { return }
        actions["push"] = { [self] in navigation.pushViewController(controller(screens[1]), animated: false) }
        actions["pop"] = { navigation.popViewController(animated: false) }
    }

    func buildTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = (screen.scene.screens ?? []).map { one in
            let content = controller(one)
            content.tabBarItem = UITabBarItem(
                title: one.title, image: one.symbol.flatMap { UIImage(systemName: $0) }, tag: 0)
            return content
        }
        window.rootViewController = tabs
        parts["tabBar"] = { tabs.tabBar }
    }

    private func controller(_ description: RecordedScreen.Screen) -> UIViewController {
        let controller = UIViewController()
        controller.title = description.title
        let view: UIView = controller.view
        for label in description.labels ?? [] { add(label, to: view) }
        for scroll in description.scrolls ?? [] { add(scroll, to: view) }
        parts[description.name] = { view }
        return controller
    }

    private func add(_ description: RecordedScreen.Scroll, to parent: UIView) {
        let scroll = UIScrollView(frame: rectangle(description.frame))
        scroll.contentSize = CGSize(width: description.content[0], height: description.content[1])
        if description.adjusts == false { scroll.contentInsetAdjustmentBehavior = .never }
        for label in description.labels { add(label, to: scroll) }
        parent.addSubview(scroll)
        parts[description.name] = { scroll }
    }

    private func rectangle(_ numbers: [Double]) -> CGRect {
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    // MARK: - Toolbars

    func buildToolbars() {
        for description in screen.scene.toolbars ?? [] {
            let bar = UIToolbar()
            bar.setItems(description.items.map(item), animated: false)
            bar.sizeToFit()
            var frame = bar.frame
            if let width = description.width { frame.size.width = CGFloat(width) }
            frame.origin.x = CGFloat(description.at?[0] ?? 0)
            frame.origin.y = CGFloat(description.at?[1] ?? screen.root[1] - Double(frame.height))
            bar.frame = frame
            root.addSubview(bar)
            parts[description.name] = { bar }
        }
    }

    private func item(_ text: String) -> UIBarButtonItem {
        let words = text.split(separator: ":").map(String.init)
        switch words[0] {
        case "flexible": return UIBarButtonItem(systemItem: .flexibleSpace)
        case "fixed":
            let space = UIBarButtonItem(systemItem: .fixedSpace)
            space.width = CGFloat(Double(words[1]) ?? 0)
            return space
        case "done": return UIBarButtonItem(title: words[1], style: .done, target: nil, action: nil)
        case "add": return UIBarButtonItem(systemItem: .add)
        case "trash": return UIBarButtonItem(systemItem: .trash)
        case "action": return UIBarButtonItem(systemItem: .action)
        default: return UIBarButtonItem(title: text, style: .plain, target: nil, action: nil)
        }
    }

    // MARK: - Scroll views

    /// A picture that is zoomed to twice its size, a panel zoomed to a part of it, and a scrolled column.
    func buildZoom() {
        let photo = zoomed(CGRect(x: 16, y: 16, width: 200, height: 150), 0.5...4, CGSize(width: 80, height: 60))
        photo.scroll.setZoomScale(2, animated: false)
        let panel = zoomed(CGRect(x: 16, y: 182, width: 200, height: 150), 1...3, CGSize(width: 200, height: 150))
        let mark = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 75))
        panel.view.addSubview(mark)
        panel.scroll.zoom(to: mark.frame, animated: false)
        let column = UIScrollView(frame: CGRect(x: 16, y: 348, width: 200, height: 56))
        column.contentSize = CGSize(width: 200, height: 600)
        column.contentOffset = CGPoint(x: 0, y: 100)
        root.addSubview(column)
        let named = [
            ("photo", photo.scroll), ("photoView", photo.view), ("panel", panel.scroll), ("panelView", panel.view),
            ("mark", mark), ("indicators", column),
        ]
        for (name, view) in named { parts[name] = { view } }
        actions["zoomOut"] = { photo.scroll.setZoomScale(0.5, animated: false) }
    }

    private func zoomed(
        _ frame: CGRect, _ scales: ClosedRange<CGFloat>, _ size: CGSize
    ) -> (scroll: UIScrollView, view: UIView) {
        let scroll = UIScrollView(frame: frame)
        let content = UIView(frame: CGRect(origin: .zero, size: size))
        scroll.addSubview(content)
        scroll.contentSize = size
        scroll.minimumZoomScale = scales.lowerBound
        scroll.maximumZoomScale = scales.upperBound
        let delegate = ZoomedView(content)
        scroll.delegate = delegate
        kept.append(delegate)
        root.addSubview(scroll)
        return (scroll, content)
    }

    private final class ZoomedView: NSObject, UIScrollViewDelegate {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    // MARK: - Tables

    func buildTable() {
        let styles: [String: UITableView.Style] = ["plain": .plain, "insetGrouped": .insetGrouped]
        let table = UITableView(frame: root.bounds, style: styles[screen.scene.style ?? ""] ?? .plain)
        let source = RecordedRows(screen.scene)
        table.dataSource = source
        table.delegate = source
        kept.append(source)
        root.addSubview(table)
        parts["table"] = { table }
        var row = 0
        for (section, description) in (screen.scene.sections ?? []).enumerated() {
            for index in description.rows.indices {
                parts["row\(row)"] = { table.cellForRow(at: IndexPath(row: index, section: section)) }
                row += 1
            }
        }
    }

    private final class RecordedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let sections: [RecordedScreen.TableSection]
        let style: UITableViewCell.CellStyle

        init(_ scene: RecordedScreen.Scene) {
            sections = scene.sections ?? []
            let styles: [String: UITableViewCell.CellStyle] = ["value1": .value1, "subtitle": .subtitle]
            style = styles[scene.cell ?? ""] ?? .default
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = sections[indexPath.section].rows[indexPath.row]
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = row.text
            cell.detailTextLabel?.text = row.detail
            let accessories: [String: UITableViewCell.AccessoryType] = [
                "disclosure": .disclosureIndicator, "checkmark": .checkmark,
            ]
            cell.accessoryType = accessories[row.accessory] ?? .none
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].header
        }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            sections[section].footer
        }
    }
}
