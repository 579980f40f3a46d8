import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct LifeCycleTests {
    private let log = LifeCycleLog()

    /// Called by each test itself: between a suite's initialiser and a test another suite's test may run.
    private func begin() {
        _ApplicationHost.reset()
        _HostEnvironment.current = _HostEnvironment()
    }

    private func controller(_ name: String) -> RecordingController { RecordingController(name, log) }

    @Test func rootAppearsInApplesOrder() {
        begin()
        let root = controller("root")
        root.logsLayout = true
        let window = _ApplicationHost.show(root)
        #expect(
            log.take() == [
                "root.loadView", "root.viewDidLoad", "root.willAppear", "root.isAppearing", "root.willLayout",
                "root.didLayout", "root.didAppear",
            ])
        #expect(root.view.frame == window.bounds)
        #expect(root.view.window === window)
    }

    @Test func viewIsLoadedOnceAndOnlyWhenAskedFor() {
        begin()
        let one = controller("one")
        #expect(!one.isViewLoaded)
        #expect(one.viewIfLoaded == nil)
        _ = one.view
        one.loadViewIfNeeded()
        _ = one.view
        #expect(log.take() == ["one.loadView", "one.viewDidLoad"])
        #expect(one.isViewLoaded)
    }

    @Test func hidingTheWindowEndsTheAppearance() {
        begin()
        let window = _ApplicationHost.show(controller("root"))
        _ = log.take()
        window.isHidden = true
        #expect(log.take() == ["root.willDisappear", "root.didDisappear"])
    }

    @Test func childThatIsAddedBeforehandAppearsWithItsParent() {
        begin()
        let parent = controller("parent")
        let child = controller("child")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        _ApplicationHost.show(parent)
        #expect(
            log.take() == [
                "parent.willAppear", "child.willAppear", "parent.isAppearing", "child.isAppearing", "parent.didAppear",
                "child.didAppear",
            ])
    }

    @Test func childThatIsAddedLaterAppearsByItself() {
        begin()
        let parent = controller("parent")
        let child = controller("child")
        _ApplicationHost.show(parent)
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ApplicationHost.settle()
        #expect(
            log.take() == [
                "child.willMove(parent)", "child.loadView", "child.viewDidLoad", "child.willAppear",
                "child.didMove(parent)", "child.isAppearing", "child.didAppear",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.take() == [
                "child.willMove(nil)", "child.willDisappear", "child.didDisappear", "child.didMove(nil)",
            ])
        #expect(parent.children.isEmpty)
        #expect(child.parent == nil)
    }

    @Test func controllerCannotBeItsOwnAncestor() {
        begin()
        let outer = controller("outer")
        let inner = controller("inner")
        outer.addChild(inner)
        inner.addChild(outer)
        outer.addChild(outer)
        #expect(inner.children.isEmpty)
        #expect(outer.children == [inner])
    }

    @Test func fullScreenPresentationTakesThePresenterAway() {
        begin()
        let root = controller("root")
        let window = _ApplicationHost.show(root)
        _ = log.take()
        let cover = controller("cover")
        cover.modalPresentationStyle = .fullScreen
        var isDone = false
        root.present(cover, animated: false) { isDone = true }
        #expect(root.presentedViewController === cover)
        #expect(cover.presentingViewController === root)
        #expect(cover.isBeingPresented)
        _ApplicationHost.settle()
        #expect(
            log.take() == [
                "cover.loadView", "cover.viewDidLoad", "root.willDisappear", "cover.willAppear", "cover.isAppearing",
                "cover.didAppear", "root.didDisappear",
            ])
        #expect(isDone)
        #expect(!cover.isBeingPresented)
        #expect(cover.view.frame == window.bounds)
        #expect(root.view.window == nil)
        root.dismiss(animated: false)
        _ApplicationHost.settle()
        #expect(
            log.take() == [
                "cover.willDisappear", "root.willAppear", "root.isAppearing", "cover.didDisappear", "root.didAppear",
            ])
        #expect(root.view.window === window)
        #expect(root.presentedViewController == nil)
    }

    @Test func sheetLeavesThePresenterWhereItIs() {
        begin()
        let root = controller("root")
        let window = _ApplicationHost.show(root)
        _ = log.take()
        let sheet = controller("sheet")
        root.present(sheet, animated: false)
        _ApplicationHost.settle()
        #expect(
            log.take() == [
                "sheet.loadView", "sheet.viewDidLoad", "sheet.willAppear", "sheet.isAppearing", "sheet.didAppear",
            ])
        #expect(sheet.view.frame.maxY == window.bounds.maxY)
        #expect(sheet.view.frame.minY == 72)
        #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(sheet.sheetPresentationController != nil)
    }

    @Test func animatedPresentationEndsOnTheVirtualClock() {
        begin()
        let root = controller("root")
        _ApplicationHost.show(root)
        let sheet = controller("sheet")
        var isDone = false
        root.present(sheet, animated: true) { isDone = true }
        _ApplicationHost.settle(until: _VirtualClock.shared.now)
        #expect(!isDone)
        _ApplicationHost.settle(until: _VirtualClock.shared.now + 0.6)
        #expect(isDone)
    }

    @Test func secondPresentationIsRefused() {
        begin()
        let root = controller("root")
        _ApplicationHost.show(root)
        let first = controller("first")
        let second = controller("second")
        root.present(first, animated: false)
        root.present(second, animated: false)
        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
    }

    @Test func coordinatorRunsAlongsideAndAtTheEnd() {
        begin()
        final class Presented: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate { _ in
                    self.calls.append("alongside")
                } completion: { _ in
                    self.calls.append("end")
                }
            }
        }
        let root = controller("root")
        _ApplicationHost.show(root)
        let presented = Presented()
        root.present(presented, animated: false)
        #expect(presented.calls == ["alongside"])
        _ApplicationHost.settle()
        #expect(presented.calls == ["alongside", "end"])
    }

    @Test func traitsComeDownAndCanBeOverridden() {
        begin()
        let parent = controller("parent")
        let child = controller("child")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        _ApplicationHost.show(parent)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        var changes: [UIUserInterfaceStyle] = []
        child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (one: RecordingController, previous) in
            changes += [previous.userInterfaceStyle, one.traitCollection.userInterfaceStyle]
        }
        parent.overrideUserInterfaceStyle = .dark
        #expect(changes == [.light, .dark])
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        child.traitOverrides.horizontalSizeClass = .compact
        #expect(child.traitCollection.horizontalSizeClass == .compact)
    }
}
