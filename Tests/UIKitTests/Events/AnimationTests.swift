import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct AnimationTests {
    private let clock = _VirtualClock.shared

    @Test func changesAreMadeAtOnceAndTheCompletionComesLater() {
        let view = UIView()
        var isDone = false
        UIView.animate(withDuration: 0.3, delay: 0.1, options: []) {
            view.alpha = 0
            #expect(UIView.inheritedAnimationDuration == 0.3)
        } completion: {
            isDone = $0
        }
        #expect(view.alpha == 0)
        clock.advance(to: clock.now + 0.35)
        #expect(!isDone)
        clock.advance(to: clock.now + 0.06)
        #expect(isDone)
    }

    @Test func withoutAnimationTheCompletionComesWithTheFrame() {
        var isDone = false
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1, animations: {}, completion: { isDone = $0 })
        }
        #expect(UIView.areAnimationsEnabled)
        #expect(!isDone)
        _FrameLoop.shared.runFrame()
        #expect(isDone)
    }

    @Test func repeatedAnimationDoesNotEnd() {
        var isDone = false
        UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat], animations: {}, completion: { isDone = $0 })
        clock.advance(to: clock.now + 10)
        #expect(!isDone)
    }

    @Test func completionsRunInOrderOfTime() {
        var order: [Int] = []
        UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in order.append(3) })
        UIView.animate(
            withDuration: 0.1, animations: {},
            completion: { _ in
                order.append(1)
                UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in order.append(2) })
            })
        clock.advance(to: clock.now + 1)
        #expect(order == [1, 2, 3])
    }

    @Test func animatorPausesAndGoesOn() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(animator.isRunning)
        #expect(view.alpha == 0.5)
        clock.advance(to: clock.now + 0.4)
        animator.pauseAnimation()
        #expect(abs(animator.fractionComplete - 0.4) < 0.001)
        clock.advance(to: clock.now + 5)
        #expect(end == nil)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        clock.advance(to: clock.now + 0.5)
        #expect(end == nil)
        clock.advance(to: clock.now + 0.2)
        #expect(end == .end)
        #expect(animator.state == .inactive)
    }

    @Test func stoppedAnimatorEndsWhereItIsTold() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) {}
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .current)
        #expect(end == .current)
    }

    @Test func transitionExchangesViews() {
        let parent = UIView()
        let old = UIView()
        let new = UIView()
        parent.addSubview(old)
        UIView.transition(from: old, to: new, duration: 0.2, options: .transitionCrossDissolve)
        #expect(parent.subviews == [new])
        UIView.transition(from: new, to: old, duration: 0.2, options: .showHideTransitionViews)
        #expect(new.isHidden)
    }
}
