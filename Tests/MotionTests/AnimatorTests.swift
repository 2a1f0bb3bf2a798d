import Foundation
import LayoutEngine
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Property animators") struct AnimatorTests {
    private let stage = MotionStage()

    /// Where animators ended.
    @MainActor private final class Ends {
        var all: [UIViewAnimatingPosition] = []
    }

    private let ends = Ends()

    private func view() -> UIView {
        let view = stage.add()
        view.center.x = 0
        return view
    }

    /// Returns an animator that moves a view by 100 points in a second.
    private func animator(
        _ view: UIView, _ curve: UIView.AnimationCurve = .linear
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
        animator.addCompletion { [ends] in ends.all.append($0) }
        return animator
    }

    @Test("An animator goes through its states and shows its values at five times") func running() {
        let view = view()
        let animator = animator(view)
        #expect(animator.state == .inactive && view.center.x == 0)
        stage.run { animator.startAnimation() }
        #expect(animator.state == .active && animator.isRunning && view.center.x == 100)
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [0, 25, 50, 75, 100]))
        #expect(animator.state == .inactive && !animator.isRunning && ends.all == [.end])
        #expect(view.appearance?.movement == nil && !stage.clock.isAnimating)
    }

    @Test("Each form has its values at five times") func forms() {
        let bezier = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.2, y: 0.8), endControlPoint: UnitPoint(x: 0.9, y: 0.1))
        let points = (CGPoint(x: 0.2, y: 0.8), CGPoint(x: 0.9, y: 0.1))
        let spring = Spring(settlingDuration: 1, dampingRatio: 0.4)
        let own = Spring(mass: 1, stiffness: 200, damping: 10, allowOverDamping: true)
        let bouncy = Spring(duration: 0.3, bounce: 0.2)
        func shares(_ spring: Spring, _ duration: Double, _ velocity: Double = 0) -> (Double) -> Double {
            { $0 == 1 ? 1 : spring.value(target: 1, initialVelocity: velocity, time: $0 * duration) }
        }
        let forms: [(UIViewPropertyAnimator, (Double) -> Double)] = [
            (UIViewPropertyAnimator(duration: 1, curve: .easeInOut), UnitCurve.easeInOut.value),
            (UIViewPropertyAnimator(duration: 1, curve: .easeIn), UnitCurve.easeIn.value),
            (UIViewPropertyAnimator(duration: 1, curve: .easeOut), UnitCurve.easeOut.value),
            (UIViewPropertyAnimator(duration: 1, curve: .linear), { $0 }),
            (UIViewPropertyAnimator(duration: 1, controlPoint1: points.0, controlPoint2: points.1), bezier.value),
            (UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4), shares(spring, 1)),
            (
                UIViewPropertyAnimator(
                    duration: 1,
                    timingParameters: UICubicTimingParameters(controlPoint1: points.0, controlPoint2: points.1)),
                bezier.value
            ),
            (
                UIViewPropertyAnimator(
                    duration: 1,
                    timingParameters: UISpringTimingParameters(
                        dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: 3))), shares(spring, 1, 3)
            ),
            (
                UIViewPropertyAnimator(
                    duration: 1,
                    timingParameters: UISpringTimingParameters(
                        mass: 1, stiffness: 200, damping: 10, initialVelocity: .zero)),
                shares(own, own.settlingDuration)
            ),
            (
                UIViewPropertyAnimator(
                    duration: 1, timingParameters: UISpringTimingParameters(duration: 0.3, bounce: 0.2)),
                shares(bouncy, bouncy.settlingDuration)
            ),
        ]
        for (index, (animator, share)) in forms.enumerated() {
            let view = view()
            animator.addAnimations { view.center.x = 100 }
            stage.run { animator.startAnimation() }
            let shown = stage.five(animator.duration / 4) { view.presentedCenter.x }
            #expect(areClose(shown, fifths.map { 100 * share($0) }, within: 0.1), "form \(index): \(shown)")
            stage.advance(0.1)
            #expect(animator.state == .inactive && view.presentedCenter.x == 100)
        }
    }

    @Test("A spring's velocity counts for each axis of a centre") func axes() {
        let view = view()
        let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { view.center = CGPoint(x: 100, y: 125) }
        stage.run { animator.startAnimation() }
        stage.advance(0.25)
        let spring = Spring(settlingDuration: 1, dampingRatio: 1)
        let x = spring.value(target: 100.0, initialVelocity: 400, time: 0.25)
        let y = spring.value(target: 100.0, initialVelocity: 0, time: 0.25)
        #expect(areClose([view.presentedCenter.x, view.presentedCenter.y], [x, 25 + y]))
        stage.advance(2)
    }

    @Test("A paused animator stands still without frames, and goes on where it was") func pausing() {
        let view = view()
        let animator = animator(view, .easeIn)
        stage.run { animator.startAnimation() }
        stage.advance(0.5)
        stage.run { animator.pauseAnimation() }
        #expect(!animator.isRunning && animator.state == .active && !stage.clock.isAnimating)
        let shown = 100 * UnitCurve.easeIn.value(at: 0.5)
        #expect(areClose([animator.fractionComplete], [shown / 100]))
        let frames = stage.clock.frameCount
        stage.advance(10)
        #expect(stage.clock.frameCount == frames && areClose([view.presentedCenter.x], [shown]))
        stage.run { animator.startAnimation() }
        stage.advance(0.25)
        #expect(areClose([view.presentedCenter.x], [100 * UnitCurve.easeIn.value(at: 0.75)]))
        stage.advance(0.25)
        #expect(ends.all == [.end])
    }

    @Test("A paused animator is moved by hand in a straight line, or by its timing") func scrubbing() {
        let (one, two) = (view(), view())
        let linear = animator(one, .easeIn)
        let curved = animator(two, .easeIn)
        curved.scrubsLinearly = false
        linear.fractionComplete = 0.5
        curved.fractionComplete = 0.5
        #expect(linear.state == .active && !linear.isRunning && one.center.x == 100)
        #expect(areClose([one.presentedCenter.x, two.presentedCenter.x], [50, 100 * UnitCurve.easeIn.value(at: 0.5)]))
        linear.fractionComplete = 2
        #expect(linear.fractionComplete == 1 && one.presentedCenter.x == 100)
        linear.fractionComplete = .nan
        #expect(linear.fractionComplete == 0 && one.presentedCenter.x == 0)
        linear.fractionComplete = 0.5
        stage.run {
            linear.startAnimation()
            curved.startAnimation()
        }
        stage.advance(0.25)
        let ease = UnitCurve.easeIn
        #expect(areClose([one.presentedCenter.x], [50 + 50 * ease.value(at: 0.5)]))
        #expect(areClose([two.presentedCenter.x], [100 * ease.value(at: 0.75)]))
        stage.advance(0.25)
        #expect(ends.all == [.end, .end])
    }

    @Test("An animator goes on by another timing in another time") func continuing() {
        let view = view()
        let animator = animator(view)
        stage.run { animator.startAnimation() }
        stage.advance(0.5)
        stage.run {
            animator.pauseAnimation()
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
        }
        let ease = UnitCurve.easeOut
        let expected = fifths.map { 50 + 50 * ease.value(at: $0) }
        #expect(areClose(stage.five(0.5) { view.presentedCenter.x }, expected))
        #expect(ends.all == [.end])
    }

    @Test("A reversed animator goes back and leaves the values as they were") func reversing() {
        let view = view()
        let animator = animator(view, .easeIn)
        stage.run { animator.startAnimation() }
        stage.advance(0.75)
        stage.run { animator.isReversed = true }
        let ease = UnitCurve.easeIn
        stage.advance(0.25)
        #expect(areClose([view.presentedCenter.x], [100 * ease.value(at: 0.5)]))
        stage.run { animator.isReversed = false }
        stage.advance(0.25)
        #expect(areClose([view.presentedCenter.x], [100 * ease.value(at: 0.75)]))
        stage.run { animator.isReversed = true }
        stage.advance(0.75)
        #expect(ends.all == [.start] && view.center.x == 0 && view.presentedCenter.x == 0)
        let back = self.animator(view)
        back.isReversed = true
        stage.run { back.startAnimation() }
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [100, 75, 50, 25, 0]))
        #expect(ends.all == [.start, .start] && view.center.x == 0)
    }

    @Test("An animator moved by hand goes back when it is reversed") func reversedByHand() {
        let view = view()
        let animator = animator(view)
        animator.fractionComplete = 0.5
        animator.isReversed = true
        stage.run { animator.startAnimation() }
        #expect(areClose(stage.five(0.125) { view.presentedCenter.x }, [50, 37.5, 25, 12.5, 0]))
        #expect(ends.all == [.start] && view.center.x == 0)
    }

    @Test("A stopped animator ends where it is told to", arguments: [UIViewAnimatingPosition.end, .start, .current])
    func stopping(_ position: UIViewAnimatingPosition) {
        let view = view()
        let animator = animator(view)
        animator.addAnimations { view.alpha = 0 }
        animator.addAnimations { view.bounds.size.width = 300 }
        let center = view.center.x
        stage.run { animator.startAnimation() }
        stage.advance(0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning && ends.all == [])
        let (presentedCenter, presentedBounds) = (view.presentedCenter, view.presentedBounds)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && ends.all == [position])
        switch position {
        case .end: #expect(view.alpha == 0 && view.bounds.width == 300)
        case .start: #expect(view.alpha == 1 && view.bounds.width == 100 && view.center.x == center)
        case .current:
            #expect(areClose([view.alpha], [0.5]))
            #expect(view.bounds == presentedBounds)
            #expect(areClose([view.center.x, view.center.y], [presentedCenter.x, presentedCenter.y]))
        }
        #expect(view.appearance?.movement == nil)
    }

    @Test("Stopped for good, an animator leaves values where they are shown and tells nobody") func stoppingForGood() {
        let view = view()
        let animator = animator(view)
        animator.stopAnimation(true)
        stage.run { animator.startAnimation() }
        stage.advance(0.25)
        animator.stopAnimation(true)
        stage.settle()
        #expect(animator.state == .inactive && areClose([view.center.x], [25]) && ends.all == [])
        animator.addAnimations { view.center.x = 125 }
        stage.run { animator.startAnimation() }
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [25, 50, 75, 100, 125]))
    }

    @Test("Changes can begin later, and be added on the way") func adding() {
        let (one, two) = (view(), view())
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ one.center.x = 100 }, delayFactor: 0.5)
        stage.run { animator.startAnimation() }
        stage.advance(0.5)
        stage.run { animator.addAnimations { two.center.x = 100 } }
        #expect(areClose(stage.five(0.125) { one.presentedCenter.x }, [0, 25, 50, 75, 100]))
        #expect(two.presentedCenter.x == 100)
        animator.addAnimations({ one.center.x = 0 }, delayFactor: 0.5)
        animator.addAnimations { two.center.x = 0 }
        animator.fractionComplete = 0.75
        #expect(areClose([one.presentedCenter.x, two.presentedCenter.x], [50, 25]))
        stage.run { animator.startAnimation() }
        #expect(areClose(stage.five(0.0625) { one.presentedCenter.x }, [50, 37.5, 25, 12.5, 0]))
        #expect(issues { animator.addAnimations({}, delayFactor: 2) }.count == 1)
    }

    @Test("An animator can be paused at its end instead of being over") func pausingAtTheEnd() {
        let view = view()
        let animator = animator(view)
        animator.pausesOnCompletion = true
        stage.run { animator.startAnimation() }
        stage.advance(1.5)
        #expect(animator.state == .active && !animator.isRunning && ends.all == [])
        #expect(animator.fractionComplete == 1 && !stage.clock.isAnimating)
        animator.isReversed = true
        stage.run { animator.startAnimation() }
        stage.advance(0.5)
        #expect(areClose([view.presentedCenter.x], [50]))
        animator.pausesOnCompletion = false
        stage.advance(0.5)
        #expect(ends.all == [.start] && view.center.x == 0)
    }

    @Test("An animator begins later; one without views in a window is over at once") func starting() {
        let view = view()
        let animator = animator(view)
        stage.run { animator.startAnimation(afterDelay: 0.5) }
        #expect(animator.isRunning && animator.delay == 0.5 && view.center.x == 100)
        #expect(areClose(stage.five(0.375) { view.presentedCenter.x }, [0, 0, 25, 62.5, 100]))
        let lost = UIView()
        let other = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { lost.alpha = 0 }
        other.addCompletion { [ends] in ends.all.append($0) }
        stage.run { other.startAnimation() }
        #expect(other.state == .inactive && lost.alpha == 0)
        stage.settle()
        #expect(ends.all == [.end, .end])
    }

    @Test("A running animator is made in one call and kept until it is over") func runningPropertyAnimator() {
        let view = view()
        weak var kept: UIViewPropertyAnimator?
        stage.run {
            kept = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
                completion: { [ends] in ends.all.append($0) })
        }
        #expect(kept != nil && !view.takesTouches)
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [0, 25, 50, 75, 100]))
        #expect(kept == nil && ends.all == [.end] && view.takesTouches)
    }

    @Test("What an animator moves takes touches unless it says otherwise") func touches() {
        let view = view()
        let animator = animator(view)
        stage.run { animator.startAnimation() }
        #expect(view.takesTouches)
        animator.isUserInteractionEnabled = false
        #expect(!view.takesTouches)
        animator.stopAnimation(true)
        #expect(view.takesTouches)
    }

    @Test("Keyframes in an animator go with it") func keyframes() {
        let view = view()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 80 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
            }
        }
        animator.addCompletion { [ends] in ends.all.append($0) }
        animator.fractionComplete = 0.25
        #expect(view.presentedCenter.x == 40 && view.center.x == 100)
        animator.fractionComplete = 0.75
        #expect(view.presentedCenter.x == 90)
        animator.isReversed = true
        stage.run { animator.startAnimation() }
        #expect(areClose(stage.five(0.1875) { view.presentedCenter.x }, [90, 82.5, 60, 30, 0]))
        #expect(ends.all == [.start] && view.center.x == 0)
    }

    @Test("Movements of blocks and animators of one value are added up") func both() {
        let view = view()
        let animator = animator(view)
        stage.run {
            animator.startAnimation()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 200 }
        }
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [0, 50, 100, 150, 200]))
    }
}

/// Each trap says the rule and the way out.
@MainActor @Suite struct AnimatorTrapTests {
    @Test("A paused animator cannot be released") func releasedPaused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear) {}.pauseAnimation() }
        }
        expect(result, says: "released while it was paused", "finishAnimation(at:)", "stopAnimation(true)")
    }

    @Test("A stopped animator cannot be released") func releasedStopped() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.pauseAnimation()
                animator.stopAnimation(false)
            }
        }
        expect(result, says: "released while it was stopped")
    }

    @Test("An animator that is not stopped cannot be finished") func finishing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear) {}.finishAnimation(at: .end) }
        }
        expect(result, says: "not stopped", "stopAnimation(false)")
    }

    @MainActor private static func stopped() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.pauseAnimation()
        animator.stopAnimation(false)
        return animator
    }

    @Test("A stopped animator cannot be started") func starting() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { AnimatorTrapTests.stopped().startAnimation() }
        }
        expect(result, says: "stopped", "started", "finishAnimation(at:)")
    }

    @Test("A stopped animator cannot be paused") func pausing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { AnimatorTrapTests.stopped().pauseAnimation() }
        }
        expect(result, says: "stopped", "paused", "finishAnimation(at:)")
    }

    @Test("A stopped animator cannot be moved by hand") func moving() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { AnimatorTrapTests.stopped().fractionComplete = 0.5 }
        }
        expect(result, says: "stopped", "moved", "finishAnimation(at:)")
    }

    @Test("Nothing can be added to a stopped animator") func adding() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { AnimatorTrapTests.stopped().addAnimations {} }
        }
        expect(result, says: "added to a stopped", "finishAnimation(at:)")
    }

    @Test("An inactive animator cannot be continued") func continuing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                    .continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        }
        expect(result, says: "inactive", "paused")
    }

    @MainActor private static func uninterruptible(in window: UIWindow) -> UIViewPropertyAnimator {
        let view = UIView()
        window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.isInterruptible = false
        animator.startAnimation()
        return animator
    }

    @Test("An animator that is not interruptible cannot be paused") func uninterruptiblePause() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow()
                AnimatorTrapTests.uninterruptible(in: window).pauseAnimation()
                withExtendedLifetime(window) {}
            }
        }
        expect(result, says: "interruptible", "paused", "before it is started")
    }

    @Test("An animator cannot become interruptible while it is active") func becomingInterruptible() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow()
                AnimatorTrapTests.uninterruptible(in: window).isInterruptible = true
                withExtendedLifetime(window) {}
            }
        }
        expect(result, says: "become interruptible while it is active", "before it is started")
    }
}
