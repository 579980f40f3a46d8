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

@MainActor
@Suite(.serialized)
struct GestureTests {
    private let listener = Listener()
    private let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    private let injector: _EventInjector
    private let root: UIView

    init() {
        _ApplicationHost.reset()
        _HostEnvironment.current = _HostEnvironment()
        let controller = UIViewController()
        let window = _ApplicationHost.show(controller)
        injector = _EventInjector(window: window)
        root = controller.view
        root.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to target: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(
            listener, action: Selector._call("hear:", Listener.self) { target, sender in target.hear(sender) })
        recognizer.delegate = listener
        (target ?? view).addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test func tapIsRecognizedAndCancelsTheViewsTouch() {
        let tap = add(UITapGestureRecognizer(), "tap")
        injector.tap(view)
        #expect(listener.states["tap"] == [.ended])
        #expect(tap.state == .possible)
        #expect(view.calls == ["began", "cancelled"])
        #expect(tap.location(in: view) == CGPoint(x: 100, y: 100))
    }

    @Test func touchesReachTheViewWhereNothingTakesThem() {
        let tap = add(UITapGestureRecognizer(), "tap")
        tap.cancelsTouchesInView = false
        injector.tap(view)
        #expect(view.calls == ["began", "ended"])
        view.removeGestureRecognizer(tap)
        injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 160, y: 150), duration: 1.0 / 30)
        #expect(view.calls == ["began", "ended", "began", "moved", "moved", "ended"])
    }

    @Test func tapOutsideIsNotHeard() {
        _ = add(UITapGestureRecognizer(), "tap")
        injector.tap(at: CGPoint(x: 20, y: 200))
        #expect(listener.states.isEmpty)
        #expect(view.calls.isEmpty)
    }

    @Test func doubleTapNeedsTwoTaps() {
        let tap = add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        injector.tap(view)
        #expect(listener.states.isEmpty)
        _VirtualClock.shared.advance(to: _VirtualClock.shared.now + 1)
        injector.tap(view)
        #expect(listener.states.isEmpty)
        _VirtualClock.shared.advance(to: _VirtualClock.shared.now + 1)
        injector.tap(view, count: 2)
        #expect(listener.states["double"] == [.ended])
    }

    @Test func singleTapWaitsForTheDoubleTapToFail() {
        let single = add(UITapGestureRecognizer(), "single")
        let double = add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        injector.tap(view)
        #expect(listener.states.isEmpty)
        _VirtualClock.shared.advance(to: _VirtualClock.shared.now + 1)
        #expect(listener.states == ["single": [.ended]])
        injector.tap(view, count: 2)
        #expect(listener.states == ["single": [.ended], "double": [.ended]])
    }

    @Test func pressMustBeLong() {
        let press = add(UILongPressGestureRecognizer(), "press")
        injector.longPress(view, duration: 0.4)
        #expect(listener.states.isEmpty)
        injector.longPress(view, duration: 0.6)
        #expect(listener.states["press"] == [.began, .ended])
        #expect(press.state == .possible)
    }

    @Test func panReportsItsMovement() {
        let pan = add(UIPanGestureRecognizer(), "pan")
        var last = CGPoint.zero
        pan.addTarget(
            listener,
            action: Selector("read:", reading: { if $0.state == .changed { last = pan.translation(in: nil) } }))
        injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 180))
        #expect(listener.states["pan"]?.first == .began)
        #expect(listener.states["pan"]?.last == .ended)
        #expect(abs(last.x - 100) < 0.001 && abs(last.y - 30) < 0.001)
        #expect(view.calls.last == "cancelled")
    }

    @Test func aShortMovementIsNoPan() {
        _ = add(UIPanGestureRecognizer(), "pan")
        injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 155, y: 150))
        #expect(listener.states.isEmpty)
    }

    @Test func swipeKnowsItsDirection() {
        let left = add(UISwipeGestureRecognizer(), "left")
        left.direction = .left
        let right = add(UISwipeGestureRecognizer(), "right")
        right.direction = .right
        injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        #expect(listener.states == ["right": [.ended]])
        injector.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 150, y: 150), duration: 2)
        #expect(listener.states == ["right": [.ended]])
    }

    @Test func pinchReportsItsScale() {
        let pinch = add(UIPinchGestureRecognizer(), "pinch")
        var scale: CGFloat = 0
        pinch.addTarget(listener, action: Selector("read:", reading: { _ in scale = pinch.scale }))
        injector.drag([
            (from: CGPoint(x: 190, y: 200), to: CGPoint(x: 150, y: 200)),
            (from: CGPoint(x: 210, y: 200), to: CGPoint(x: 250, y: 200)),
        ])
        #expect(listener.states["pinch"]?.first == .began)
        #expect(scale > 2 && scale <= 5)
    }

    @Test func rotationReportsItsAngle() {
        let rotation = add(UIRotationGestureRecognizer(), "rotation")
        var angle: CGFloat = 0
        rotation.addTarget(listener, action: Selector("read:", reading: { _ in angle = rotation.rotation }))
        injector.drag([
            (from: CGPoint(x: 150, y: 200), to: CGPoint(x: 200, y: 150)),
            (from: CGPoint(x: 250, y: 200), to: CGPoint(x: 200, y: 250)),
        ])
        #expect(listener.states["rotation"]?.last == .ended)
        #expect(angle > 1.3 && angle < 1.6)
    }

    @Test func oneRecognizerExcludesTheOtherUnlessTheDelegateAllowsBoth() {
        _ = add(UIPanGestureRecognizer(), "inner")
        _ = add(UIPanGestureRecognizer(), "outer", to: root)
        injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
        #expect(listener.states["inner"]?.first == .began)
        #expect(listener.states["outer"] == nil)
        listener.runsTogether = true
        injector.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
        #expect(listener.states["outer"]?.first == .began)
    }

    @Test func buttonTakesTheTapThatARecognizerBehindItWouldTake() {
        _ = add(UITapGestureRecognizer(), "behind", to: root)
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
        button.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
        root.addSubview(button)
        injector.tap(button)
        #expect(count == 1)
        #expect(listener.states.isEmpty)
    }

    @Test func touchGoesUpTheResponderChain() {
        let plain = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(plain)
        injector.tap(plain)
        #expect(view.calls == ["began", "ended"])
    }

    @Test func actionWithoutTargetGoesUpTheChain() {
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
        nonisolated(unsafe) let read = read
        self.init(_name: name) { _, sender, _ in
            if let recognizer = sender as? UIGestureRecognizer { read(recognizer) }
            return nil
        }
    }
}
