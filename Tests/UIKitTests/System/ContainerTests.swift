import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

/// Numbered pages, from 0 up to a count.
@MainActor
private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var turns: [String] = []

    init(_ count: Int) {
        pages = (0..<count).map { index in
            let page = UIViewController()
            page.title = "\(index)"
            return page
        }
        super.init()
    }

    private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, -1) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, 1) }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let now = pageViewController.viewControllers?.first?.title ?? ""
        turns.append("\(previousViewControllers.first?.title ?? "") to \(now)")
    }
}

/// Pages that also count themselves.
@MainActor
private final class CountedPages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { UIViewController() }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

@MainActor
@Suite(.serialized)
struct ContainerTests {
    private func begin(_ size: CGSize, regular: Bool = false, rightToLeft: Bool = false) {
        _ApplicationHost.reset()
        var environment = _HostEnvironment()
        environment.screenSize = size
        environment.windowSize = size
        environment.safeAreaInsets = .zero
        environment.scale = 2
        environment.horizontalSizeClass = regular ? .regular : .compact
        environment.idiom = regular ? .pad : .phone
        environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        _HostEnvironment.current = environment
    }

    private func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

    // MARK: - Pages

    @Test(arguments: [false, true])
    func swipesTurnPages(_ rightToLeft: Bool) {
        begin(CGSize(width: 300, height: 500), rightToLeft: rightToLeft)
        let source = Pages(3)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.delegate = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let injector = _EventInjector(window: _ApplicationHost.show(pages))
        #expect(numbers(source.pages[0].view.frame) == [0, 0, 300, 500])
        #expect(source.pages[1].viewIfLoaded == nil, "neighbours are asked for when a drag begins")
        let (near, far) = (CGPoint(x: 40, y: 200), CGPoint(x: 260, y: 200))
        let (forth, back) = rightToLeft ? ((near, far), (far, near)) : ((far, near), (near, far))
        injector.drag(from: forth.0, to: forth.1)
        _ApplicationHost.settle()
        #expect(source.turns == ["0 to 1"])
        #expect(pages.children.count == 1)
        injector.drag(from: forth.0, to: forth.1)
        _ApplicationHost.settle()
        injector.drag(from: forth.0, to: forth.1)
        _ApplicationHost.settle()
        #expect(source.turns == ["0 to 1", "1 to 2"], "there is no page behind the last")
        injector.drag(from: back.0, to: back.1)
        _ApplicationHost.settle()
        #expect(source.turns.last == "2 to 1")
        #expect(source.pages[1].view.window != nil)
        #expect(source.pages[2].view.window == nil)
    }

    @Test func aCountBringsAPageControl() {
        begin(CGSize(width: 300, height: 500))
        let source = CountedPages()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        let page = UIViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        _ApplicationHost.show(pages)
        let control = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(control?.numberOfPages == 4)
        #expect(control?.currentPage == 1)
        #expect(control?.frame == CGRect(x: 0, y: 463, width: 300, height: 37))
        #expect(page.view.frame.height == 463)
    }

    @Test func pagesHearOfTheirAppearance() {
        begin(CGSize(width: 300, height: 500))
        let log = LifeCycleLog()
        let first = RecordingController("first", log)
        let second = RecordingController("second", log)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([first], direction: .forward, animated: false)
        _ApplicationHost.show(pages)
        let shown = log.take()
        #expect(shown.filter { $0 == "first.willAppear" }.count == 1)
        #expect(shown.filter { $0 == "first.didAppear" }.count == 1)
        pages.setViewControllers([second], direction: .forward, animated: false)
        _ApplicationHost.settle()
        let exchanged = log.take()
        #expect(exchanged.contains("first.didDisappear") && exchanged.contains("second.didAppear"))
        #expect(first.parent == nil)
    }

    // MARK: - Columns

    @Test(arguments: DataTable(PackageResources.split_frames_tsv).rows)
    func columns(_ row: DataTable.Row) throws {
        let size = CGSize(width: try #require(row.number("width")), height: try #require(row.number("height")))
        begin(size, regular: row["class"] == "regular", rightToLeft: row["direction"] == "rtl")
        let split = UISplitViewController(style: row["style"] == "triple" ? .tripleColumn : .doubleColumn)
        var shown: [UISplitViewController.Column: UIViewController] = [:]
        for column in split.ownColumns {
            let controller = UIViewController()
            shown[column] = controller
            split.setViewController(controller, for: column)
        }
        switch row["mode"] {
        case "over": split.preferredDisplayMode = .oneOverSecondary
        case "two": split.preferredDisplayMode = .twoBesideSecondary
        case "wide": split.preferredPrimaryColumnWidth = 400
        default: break
        }
        _ApplicationHost.show(split)
        let names: [(String, UISplitViewController.Column)] = [
            ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary),
        ]
        for (name, column) in names {
            let view = shown[column]?.navigationController?.viewIfLoaded
            let frame = view?.window == nil ? [] : numbers(view?.frame ?? .zero)
            #expect(frame == row[name].split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }, "\(name)")
        }
    }

    @Test func compactWindowsShowOneStack() {
        begin(CGSize(width: 375, height: 667))
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        let detail = UIViewController()
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        _ApplicationHost.show(split)
        #expect(split.isCollapsed)
        #expect(list.navigationController?.viewControllers == [list, detail])
        #expect(detail.view.window != nil)
        split.show(.primary)
        #expect(list.navigationController?.topViewController === list)
        #expect(list.splitViewController === split)
    }

    @Test func aCompactColumnReplacesTheOthers() {
        begin(CGSize(width: 375, height: 667))
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        let compact = UIViewController()
        split.setViewController(list, for: .primary)
        split.setViewController(compact, for: .compact)
        _ApplicationHost.show(split)
        #expect(compact.view.window != nil)
        #expect(list.viewIfLoaded?.window == nil)
    }

    @Test func theOldWayTakesTwoControllers() {
        begin(CGSize(width: 1000, height: 700), regular: true)
        let split = UISplitViewController()
        let list = UINavigationController(rootViewController: UIViewController())
        let detail = UIViewController()
        split.viewControllers = [list, detail]
        split.preferredDisplayMode = .allVisible
        _ApplicationHost.show(split)
        #expect(split.viewControllers == [list, detail])
        #expect(numbers(list.view.frame) == [0, 0, 320, 700])
        #expect(numbers(detail.view.frame) == [320, 0, 680, 700])
        let other = UIViewController()
        list.topViewController?.showDetailViewController(other, sender: nil)
        _ApplicationHost.settle()
        #expect(split.viewControllers.last === other)
        #expect(other.view.window != nil)
        #expect(detail.view.window == nil)
    }

    // MARK: - Files of Interface Builder

    @Test func nibsAndStoryboardsStopWithTheirName() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")
            }
        }
    }
}
