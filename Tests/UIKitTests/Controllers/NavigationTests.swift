import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct NavigationTests {
    private let log = LifeCycleLog()

    /// Called by each test itself: between a suite's initialiser and a test another suite's test may run.
    private func begin() {
        _ApplicationHost.reset()
        _HostEnvironment.current = _HostEnvironment()
    }

    private func controller(_ name: String) -> RecordingController { RecordingController(name, log) }

    @Test func pushAndPopInApplesOrder() {
        begin()
        let first = controller("first")
        let navigation = UINavigationController(rootViewController: first)
        _ApplicationHost.show(navigation)
        _ = log.take()
        let second = controller("second")
        navigation.pushViewController(second, animated: false)
        _ApplicationHost.settle()
        #expect(
            log.take() == [
                "second.willMove(parent)", "first.willDisappear", "second.loadView", "second.viewDidLoad",
                "second.willAppear", "second.isAppearing", "first.didDisappear", "second.didAppear",
                "second.didMove(parent)",
            ])
        #expect(navigation.topViewController === second)
        #expect(second.navigationController === navigation)
        #expect(second.view.superview != nil)
        #expect(first.view.superview == nil)
        navigation.popViewController(animated: false)
        _ApplicationHost.settle()
        #expect(
            log.take() == [
                "second.willMove(nil)", "second.willDisappear", "first.willAppear", "first.isAppearing",
                "second.didDisappear", "first.didAppear", "second.didMove(nil)",
            ])
        #expect(navigation.viewControllers == [first])
    }

    @Test func rootCannotBePopped() {
        begin()
        let navigation = UINavigationController(rootViewController: controller("first"))
        _ApplicationHost.show(navigation)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func poppingToTheRootGivesWhatWasRemoved() {
        begin()
        let all = ["a", "b", "c"].map { controller($0) }
        let navigation = UINavigationController()
        navigation.viewControllers = all
        _ApplicationHost.show(navigation)
        #expect(navigation.topViewController === all[2])
        #expect(navigation.popToRootViewController(animated: false) == [all[1], all[2]])
        #expect(navigation.topViewController === all[0])
        _ApplicationHost.settle()
        #expect(all[2].parent == nil)
    }

    @Test func titlesAreShownInTheBar() {
        begin()
        let first = controller("first")
        let navigation = UINavigationController(rootViewController: first)
        _ApplicationHost.show(navigation)
        #expect(texts(in: navigation.navigationBar) == ["first"])
        first.title = "other"
        _ApplicationHost.settle()
        #expect(texts(in: navigation.navigationBar) == ["other"])
        first.navigationItem.title = "own"
        first.title = "ignored"
        #expect(first.navigationItem.title == "own")
    }

    @Test func backButtonPops() throws {
        begin()
        let navigation = UINavigationController(rootViewController: controller("first"))
        let window = _ApplicationHost.show(navigation)
        navigation.pushViewController(controller("second"), animated: false)
        _ApplicationHost.settle()
        let back = try #require(navigation.navigationBar.subviews.compactMap { $0 as? _BarButton }.first)
        #expect(back.frame.minX == 16)
        _EventInjector(window: window).tap(back)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func itemsCallTheirTargets() throws {
        begin()
        @MainActor final class Target: NSObject {
            var senders: [UIBarButtonItem] = []
            func save(_ sender: UIBarButtonItem) { senders.append(sender) }
        }
        let target = Target()
        let first = controller("first")
        let item = UIBarButtonItem(
            barButtonSystemItem: .add, target: target,
            action: Selector._call("save:", Target.self) { target, sender in target.save(sender) })
        first.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: first)
        let window = _ApplicationHost.show(navigation)
        let button = try #require(item._view)
        #expect(button.frame == CGRect(x: 402 - 16 - 44, y: 5, width: 44, height: 44))
        _EventInjector(window: window).tap(button)
        #expect(target.senders == [item])
    }

    @Test func hiddenBarLeavesTheSafeAreaAlone() {
        begin()
        let first = controller("first")
        let navigation = UINavigationController(rootViewController: first)
        navigation.isNavigationBarHidden = true
        _ApplicationHost.show(navigation)
        #expect(first.view.safeAreaInsets.top == 62)
        navigation.isNavigationBarHidden = false
        _ApplicationHost.settle()
        #expect(first.view.safeAreaInsets.top == 116)
    }

    @Test func edgesThatDoNotExtendBeginBelowTheBar() {
        begin()
        let first = controller("first")
        first.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: first)
        _ApplicationHost.show(navigation)
        #expect(first.view.frame == CGRect(x: 0, y: 116, width: 402, height: 874 - 116))
        #expect(first.view.safeAreaInsets.top == 0)
    }

    @Test func tabsShowOneControllerAndMoveItsSafeArea() throws {
        begin()
        let one = controller("one")
        let two = controller("two")
        let tabs = UITabBarController()
        tabs.viewControllers = [one, two]
        let window = _ApplicationHost.show(tabs)
        #expect(one.view.superview != nil)
        #expect(!two.isViewLoaded)
        #expect(one.view.safeAreaInsets.bottom == 83)
        _ = log.take()
        let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? _TabButton }.last)
        _EventInjector(window: window).tap(button)
        _ApplicationHost.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.selectedViewController === two)
        #expect(
            log.take() == [
                "one.willDisappear", "two.loadView", "two.viewDidLoad", "two.willAppear", "one.didDisappear",
                "two.isAppearing", "two.didAppear",
            ])
    }

    @Test func alertButtonsRunTheirHandlersAfterTheAlertIsGone() throws {
        begin()
        let root = controller("root")
        let window = _ApplicationHost.show(root)
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        var chosen: [String] = []
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        root.present(alert, animated: false)
        _ApplicationHost.settle()
        #expect(alert.view.frame.width == 320)
        #expect(abs(alert.view.frame.midY - (62 + 840) / 2) <= 0.5)
        let buttons = alert.view.subviews.compactMap { $0 as? UIControl }
        #expect(buttons.count == 2)
        let first = try #require(buttons.first)
        #expect(texts(in: first) == ["Cancel"])
        _EventInjector(window: window).tap(try #require(buttons.last))
        #expect(chosen.isEmpty)
        _ApplicationHost.settle(until: _VirtualClock.shared.now + 1)
        #expect(chosen == ["delete"])
        #expect(root.presentedViewController == nil)
    }

    private func texts(in view: UIView) -> [String] {
        view.subviews.filter { !$0.isHidden }.flatMap { subview in
            (subview as? UILabel).flatMap { $0.text.map { [$0] } } ?? texts(in: subview)
        }
    }

    @Test func aNavigationControllerShowsItsRootsTabItem() {
        let root = UIViewController()
        root.title = "Search"
        let item = UITabBarItem(tabBarSystemItem: .search, tag: 3)
        root.tabBarItem = item
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.tabBarItem === item)
        let own = UITabBarItem(title: "Own", image: nil, tag: 4)
        navigation.tabBarItem = own
        #expect(navigation.tabBarItem === own)
    }
}
