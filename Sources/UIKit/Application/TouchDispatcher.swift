import Foundation

/// Brings touches of a window to recognizers and views.
///
/// 1. A touch that begins is given the deepest view under it, and the recognizers of that view and its ancestors.
/// 2. Recognizers hear of a touch before the view does.
/// 3. The view hears of it unless a recognizer took it away.
/// 4. Touches that ended are forgotten, and recognizers that are done with start anew.
@MainActor
struct _TouchDispatcher {
    mutating func send(_ event: UIEvent, in window: UIWindow) {
        guard event.type == .touches else {
            if event.type == .motion { sendMotion(event, in: window) }
            return
        }
        let arbiter = _GestureArbiter.shared
        arbiter.currentEvent = event
        let touches = event.touches.filter { $0.window === window }
        for touch in touches where touch.phase == .began { assign(touch, event, in: window) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let changed = touches.filter { $0.phase == phase }
            guard !changed.isEmpty else { continue }
            sendToRecognizers(changed, phase, event)
            sendToViews(changed, phase, event)
        }
        arbiter.finishEndedTouches()
        arbiter.currentEvent = nil
    }

    private func assign(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
        let view = window.hitTest(touch.windowLocation, with: event)
        touch.view = view
        var found: [UIGestureRecognizer] = []
        var next = view
        while let current = next {
            found += current.storedGestureRecognizers.filter { accepts($0, touch, of: view, event) }
            next = current.superview
        }
        touch.gestureRecognizers = found
        for recognizer in found {
            recognizer.trackedTouches.append(touch)
            _GestureArbiter.shared.add(recognizer)
        }
    }

    private func accepts(
        _ recognizer: UIGestureRecognizer, _ touch: UITouch, of view: UIView?, _ event: UIEvent
    ) -> Bool {
        guard recognizer.isEnabled, !recognizer.hasDecided, recognizer.shouldReceive(event),
            recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
        else { return false }
        if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
            return false
        }
        // A tap on a control is the control's, not that of a recognizer behind it.
        if let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, let view, view is UIControl {
            return tap.view === view
        }
        return true
    }

    private func sendToRecognizers(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        for recognizer in _GestureArbiter.shared.watching where !recognizer.hasDecided {
            let own = touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } }
            guard !own.isEmpty else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(own, with: event)
            case .moved: recognizer.touchesMoved(own, with: event)
            case .ended: recognizer.touchesEnded(own, with: event)
            default: recognizer.touchesCancelled(own, with: event)
            }
        }
    }

    private func sendToViews(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        let views = touches.filter { !$0.isTakenFromView }.compactMap(\.view)
        var done: Set<ObjectIdentifier> = []
        for view in views where done.insert(ObjectIdentifier(view)).inserted {
            let own = touches.filter { $0.view === view && !$0.isTakenFromView }
            switch phase {
            case .began: view.touchesBegan(own, with: event)
            case .moved: view.touchesMoved(own, with: event)
            case .ended: view.touchesEnded(own, with: event)
            default: view.touchesCancelled(own, with: event)
            }
        }
    }

    private func sendMotion(_ event: UIEvent, in window: UIWindow) {
        let responder = _FirstResponder.current ?? window
        responder.motionBegan(event.subtype, with: event)
        responder.motionEnded(event.subtype, with: event)
    }
}
