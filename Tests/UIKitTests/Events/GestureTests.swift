import Foundation
import Testing

@testable import UIKit

/// Counts what recognizers and views tell it.
@MainActor
private final class Listener: NSObject, UIGestureRecognizerDelegate {
    var states: [String: [UIGestureRecognizer.State]] = [:]
    var runsTogether = false

    func hear(_ recognizer: UIGestureRecognizer) { states[recognizer.name ?? "", default: []].append(recognizer.state) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { runsTogether }
}

@MainActor
private final class TouchView: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
}

/// A window with a view that hears touches; made by each test itself, since another suite's test may run between a
/// suite's initialiser and a test.
@MainActor
private final class Fixture {
    let listener = Listener()
    let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let injector: _EventInjector
    let root: UIView

    init() {
        _ApplicationHost.reset()
        _HostEnvironment.current = _HostEnvironment()
        let controller = UIViewController()
        injector = _EventInjector(window: _ApplicationHost.show(controller))
        root = controller.view
        root.addSubview(view)
    }

    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to target: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(
            listener, action: Selector._call("hear:", Listener.self) { target, sender in target.hear(sender) })
        recognizer.delegate = listener
        (target ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }
}

@MainActor
@Suite(.serialized)
struct GestureTests {
    @Test func tapIsRecognizedAndCancelsTheViewsTouch() {
        let test = Fixture()
        let tap = test.add(UITapGestureRecognizer(), "tap")
        test.injector.tap(test.view)
        #expect(test.listener.states["tap"] == [.ended])
        #expect(tap.state == .possible)
        #expect(test.view.calls == ["began", "cancelled"])
        #expect(tap.location(in: test.view) == CGPoint(x: 100, y: 100))
    }

    @Test func touchesReachTheViewWhereNothingTakesThem() {
        let test = Fixture()
        let tap = test.add(UITapGestureRecognizer(), "tap")
        tap.cancelsTouchesInView = false
        test.injector.tap(test.view)
        #expect(test.view.calls == ["began", "ended"])
        test.view.removeGestureRecognizer(tap)
        test.injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 160, y: 150), duration: 1.0 / 30)
        #expect(test.view.calls == ["began", "ended", "began", "moved", "moved", "ended"])
    }

    @Test func tapOutsideIsNotHeard() {
        let test = Fixture()
        _ = test.add(UITapGestureRecognizer(), "tap")
        test.injector.tap(at: CGPoint(x: 20, y: 200))
        #expect(test.listener.states.isEmpty)
        #expect(test.view.calls.isEmpty)
    }

    @Test func doubleTapNeedsTwoTaps() {
        let test = Fixture()
        let tap = test.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        test.injector.tap(test.view)
        #expect(test.listener.states.isEmpty)
        _VirtualClock.shared.advance(to: _VirtualClock.shared.now + 1)
        test.injector.tap(test.view)
        #expect(test.listener.states.isEmpty)
        _VirtualClock.shared.advance(to: _VirtualClock.shared.now + 1)
        test.injector.tap(test.view, count: 2)
        #expect(test.listener.states["double"] == [.ended])
    }

    @Test func singleTapWaitsForTheDoubleTapToFail() {
        let test = Fixture()
        let single = test.add(UITapGestureRecognizer(), "single")
        let double = test.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        test.injector.tap(test.view)
        #expect(test.listener.states.isEmpty)
        _VirtualClock.shared.advance(to: _VirtualClock.shared.now + 1)
        #expect(test.listener.states == ["single": [.ended]])
        test.injector.tap(test.view, count: 2)
        #expect(test.listener.states == ["single": [.ended], "double": [.ended]])
    }

    @Test func pressMustBeLong() {
        let test = Fixture()
        let press = test.add(UILongPressGestureRecognizer(), "press")
        test.injector.longPress(test.view, duration: 0.4)
        #expect(test.listener.states.isEmpty)
        test.injector.longPress(test.view, duration: 0.6)
        #expect(test.listener.states["press"] == [.began, .ended])
        #expect(press.state == .possible)
    }

    @Test func panReportsItsMovement() {
        let test = Fixture()
        let pan = test.add(UIPanGestureRecognizer(), "pan")
        var last = CGPoint.zero
        pan.addTarget(
            test.listener,
            action: Selector("read:", reading: { if $0.state == .changed { last = pan.translation(in: nil) } }))
        test.injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 180))
        #expect(test.listener.states["pan"]?.first == .began)
        #expect(test.listener.states["pan"]?.last == .ended)
        #expect(abs(last.x - 100) < 0.001 && abs(last.y - 30) < 0.001)
        #expect(test.view.calls.last == "cancelled")
    }

    @Test func aShortMovementIsNoPan() {
        let test = Fixture()
        _ = test.add(UIPanGestureRecognizer(), "pan")
        test.injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 155, y: 150))
        #expect(test.listener.states.isEmpty)
    }

    @Test func swipeKnowsItsDirection() {
        let test = Fixture()
        let left = test.add(UISwipeGestureRecognizer(), "left")
        left.direction = .left
        let right = test.add(UISwipeGestureRecognizer(), "right")
        right.direction = .right
        test.injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        #expect(test.listener.states == ["right": [.ended]])
        test.injector.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 150, y: 150), duration: 2)
        #expect(test.listener.states == ["right": [.ended]])
    }

    @Test func pinchReportsItsScale() {
        let test = Fixture()
        let pinch = test.add(UIPinchGestureRecognizer(), "pinch")
        var scale: CGFloat = 0
        pinch.addTarget(test.listener, action: Selector("read:", reading: { _ in scale = pinch.scale }))
        test.injector.drag([
            (from: CGPoint(x: 190, y: 200), to: CGPoint(x: 150, y: 200)),
            (from: CGPoint(x: 210, y: 200), to: CGPoint(x: 250, y: 200)),
        ])
        #expect(test.listener.states["pinch"]?.first == .began)
        #expect(scale > 2 && scale <= 5)
    }

    @Test func rotationReportsItsAngle() {
        let test = Fixture()
        let rotation = test.add(UIRotationGestureRecognizer(), "rotation")
        var angle: CGFloat = 0
        rotation.addTarget(test.listener, action: Selector("read:", reading: { _ in angle = rotation.rotation }))
        test.injector.drag([
            (from: CGPoint(x: 150, y: 200), to: CGPoint(x: 200, y: 150)),
            (from: CGPoint(x: 250, y: 200), to: CGPoint(x: 200, y: 250)),
        ])
        #expect(test.listener.states["rotation"]?.last == .ended)
        #expect(angle > 1.3 && angle < 1.6)
    }

    @Test func oneRecognizerExcludesTheOtherUnlessTheDelegateAllowsBoth() {
        let test = Fixture()
        _ = test.add(UIPanGestureRecognizer(), "inner")
        _ = test.add(UIPanGestureRecognizer(), "outer", to: test.root)
        test.injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
        #expect(test.listener.states["inner"]?.first == .began)
        #expect(test.listener.states["outer"] == nil)
        test.listener.runsTogether = true
        test.injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
        #expect(test.listener.states["outer"]?.first == .began)
    }

    @Test func buttonTakesTheTapThatARecognizerBehindItWouldTake() {
        let test = Fixture()
        _ = test.add(UITapGestureRecognizer(), "behind", to: test.root)
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
        button.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
        test.root.addSubview(button)
        test.injector.tap(button)
        #expect(count == 1)
        #expect(test.listener.states.isEmpty)
    }

    @Test func touchGoesUpTheResponderChain() {
        let test = Fixture()
        let plain = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        test.view.addSubview(plain)
        test.injector.tap(plain)
        #expect(test.view.calls == ["began", "ended"])
    }

    @Test func actionWithoutTargetGoesUpTheChain() {
        _ = Fixture()
        @MainActor final class Controller: UIViewController {
            var count = 0
            func refresh() { count += 1 }
        }
        let controller = Controller()
        let window = _ApplicationHost.show(controller)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
        button.addTarget(
            nil, action: Selector._call("refresh", Controller.self) { target in target.refresh() }, for: .touchUpInside)
        controller.view.addSubview(button)
        _EventInjector(window: window).tap(button)
        #expect(controller.count == 1)
    }
}

extension Selector {
    /// A method that only reads the recognizer.
    @MainActor
    fileprivate init(_ name: String, reading read: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init(_name: name) { _, sender, _ in
            if let recognizer = sender as? UIGestureRecognizer { read(recognizer) }
            return nil
        }
    }
}
