import Foundation

extension UIGestureRecognizer {
    /// Whether the recognizer has had its say about the present touches.
    var hasDecided: Bool {
        storedState == .ended || storedState == .cancelled || storedState == .failed
    }

    var isActive: Bool { storedState == .began || storedState == .changed }

    /// Ends what needs two fingers when one of them is lifted.
    func endUnlessTwoTouchesStay() {
        guard trackedTouches.filter({ $0.phase != .ended }).count < 2 else { return }
        state = isActive ? .ended : .failed
    }

    /// Goes to a state that a subclass asks for, as far as the other recognizers let it.
    func request(_ new: State) {
        switch (storedState, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .changed):
            begin(as: new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (_, .possible):
            backToPossible()
        case (.began, .changed), (.changed, .changed):
            enter(.changed)
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            enter(new)
            _GestureArbiter.shared.decided(self)
        case (.began, .failed), (.changed, .failed):
            enter(.cancelled)
            _GestureArbiter.shared.decided(self)
        default:
            break
        }
    }

    private func begin(as new: State) {
        guard isEnabled, mayBegin else {
            fail()
            return
        }
        let arbiter = _GestureArbiter.shared
        if arbiter.mustWait(self) {
            waitingState = new
            return
        }
        guard arbiter.mayRunBesideOthers(self) else {
            fail()
            return
        }
        arbiter.preventOthers(than: self)
        takeTouches()
        enter(new)
        if new == .ended { arbiter.decided(self) }
    }

    private var mayBegin: Bool {
        if let view, !view.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Called when a recognizer that had to fail first has failed, or has not.
    func resumeWaiting() {
        guard let waiting = waitingState, storedState == .possible else { return }
        waitingState = nil
        begin(as: waiting)
        _GestureArbiter.shared.finishIfUntouched(self)
    }

    func fail() {
        guard storedState == .possible else { return }
        waitingState = nil
        storedState = .failed
        _GestureArbiter.shared.decided(self)
    }

    private func enter(_ new: State) {
        storedState = new
        if let touch = trackedTouches.last { lastWindowLocation = location(in: touch.window) }
        sendActions()
    }

    private func takeTouches() {
        guard cancelsTouchesInView else { return }
        for touch in trackedTouches where !touch.isTakenFromView {
            touch.isTakenFromView = true
            guard let view = touch.view, touch.phase != .began || !delaysTouchesBegan else { continue }
            view.touchesCancelled([touch], with: _GestureArbiter.shared.currentEvent)
        }
    }

    func backToPossible() {
        storedState = .possible
        waitingState = nil
        trackedTouches = []
        reset()
    }
}

/// Decides between recognizers that watch the same touches.
@MainActor
final class _GestureArbiter {
    static let shared = _GestureArbiter()

    var currentEvent: UIEvent?
    /// Recognizers with a touch, in the order they got it: those of the touched view first.
    private(set) var watching: [UIGestureRecognizer] = []

    func add(_ recognizer: UIGestureRecognizer) {
        if !watching.contains(where: { $0 === recognizer }) { watching.append(recognizer) }
    }

    // MARK: - Questions

    /// Whether a recognizer that has to fail first is still undecided.
    func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
        requirements(of: recognizer).contains { $0.storedState == .possible }
    }

    private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        watching.filter { other in
            guard other !== recognizer, other.isEnabled else { return false }
            return recognizer.requiredFailures.contains { $0.object === other }
                || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        }
    }

    /// False where a recognizer that already has its touches excludes it, or one that had to fail did not.
    func mayRunBesideOthers(_ recognizer: UIGestureRecognizer) -> Bool {
        if requirements(of: recognizer).contains(where: { $0.isActive || $0.storedState == .ended }) { return false }
        return !watching.contains { other in
            guard other !== recognizer, other.isActive || other.storedState == .ended else { return false }
            return sharesTouch(other, recognizer) && !areSimultaneous(other, recognizer) && other.canPrevent(recognizer)
                && recognizer.canBePrevented(by: other)
        }
    }

    private func areSimultaneous(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
    }

    private func sharesTouch(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.trackedTouches.contains { touch in second.trackedTouches.contains { $0 === touch } }
    }

    // MARK: - Consequences

    func preventOthers(than recognizer: UIGestureRecognizer) {
        for other in watching where other !== recognizer && other.storedState == .possible {
            guard sharesTouch(other, recognizer), !areSimultaneous(other, recognizer), recognizer.canPrevent(other),
                other.canBePrevented(by: recognizer)
            else { continue }
            other.fail()
        }
    }

    func decided(_ recognizer: UIGestureRecognizer) {
        for other in watching where other !== recognizer && other.waitingState != nil && !mustWait(other) {
            other.resumeWaiting()
        }
    }

    /// Puts recognizers that decided back to `possible` once none of their touches is left.
    func finishEndedTouches() {
        for recognizer in watching {
            recognizer.trackedTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        }
        for recognizer in watching where recognizer.trackedTouches.isEmpty { finishIfUntouched(recognizer) }
    }

    func finishIfUntouched(_ recognizer: UIGestureRecognizer) {
        guard recognizer.hasDecided, recognizer.trackedTouches.isEmpty else { return }
        recognizer.backToPossible()
        watching.removeAll { $0 === recognizer }
    }
}
