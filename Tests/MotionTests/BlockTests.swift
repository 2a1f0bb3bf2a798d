import DeclarativeUI
import Foundation
import LayoutEngine
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Changes of views that are animated") struct BlockTests {
    @Test("A view is where it goes at once, and is shown on its way there at five times")
    func linear() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 100, y: 40, width: 200, height: 50)
            } completion: {
                stage.end($0)
            }
        }
        #expect(view.frame == CGRect(x: 100, y: 40, width: 200, height: 50))
        #expect(view.center == CGPoint(x: 200, y: 65))
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [50, 87.5, 125, 162.5, 200]))
        #expect(view.presentedBounds.width == 200 && view.appearance?.movement == nil)
        #expect(stage.ends == [true])
        #expect(!stage.clock.isAnimating)
    }

    @Test("Each property is shown at five times") func properties() {
        let stage = MotionStage()
        let view = stage.add()
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.settle()
        func values(_ change: @escaping () -> Void, _ read: () -> Double) -> [Double] {
            stage.run {
                UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: change)
            }
            return stage.five(0.5, read)
        }
        #expect(areClose(values({ view.alpha = 0.2 }) { view.presentedAlpha }, [1, 0.8, 0.6, 0.4, 0.2]))
        #expect(areClose(values({ view.center.y = 65 }) { view.presentedCenter.y }, [25, 35, 45, 55, 65]))
        #expect(
            areClose(values({ view.bounds.size.height = 90 }) { view.presentedBounds.height }, [50, 60, 70, 80, 90]))
        #expect(areClose(values({ view.bounds.origin.x = 40 }) { view.presentedBounds.minX }, [0, 10, 20, 30, 40]))
        let turned = values({ view.transform = CGAffineTransform(rotationAngle: .pi) }) {
            atan2(view.presentedTransform.b, view.presentedTransform.a)
        }
        let angles: [Double] = fifths.map { $0 * Double.pi }
        #expect(areClose(turned, angles))
        let reds = values({ view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }) {
            view.presentedBackground?.red ?? -1
        }
        #expect(areClose(reds, fifths))
    }

    @Test("Each form moves by its curve at five times")
    func forms() {
        typealias Form = (@escaping () -> Void) -> Void
        func curve(_ curve: UnitCurve) -> (Double) -> Double { { curve.value(at: $0) } }
        func spring(_ spring: Spring, _ velocity: Double) -> (Double) -> Double {
            { spring.value(target: 1.0, initialVelocity: velocity, time: $0) }
        }
        let damped = Spring(settlingDuration: 1, dampingRatio: 0.5)
        let forms: [(Form, (Double) -> Double)] = [
            ({ UIView.animate(withDuration: 1, animations: $0) }, curve(.easeInOut)),
            ({ UIView.animate(withDuration: 1, animations: $0, completion: nil) }, curve(.easeInOut)),
            (
                { UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: $0, completion: nil) },
                curve(.easeIn)
            ),
            ({ UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut, animations: $0) }, curve(.easeOut)),
            ({ UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: $0) }, curve(.linear)),
            (
                {
                    UIView.animate(
                        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2, animations: $0
                    )
                }, spring(damped, 2)
            ),
            (
                { UIView.animate(springDuration: 1, bounce: 0.3, initialSpringVelocity: 1, animations: $0) },
                spring(Spring(duration: 1, bounce: 0.3), 1)
            ),
            ({ UIView.animate(.linear(duration: 1), changes: $0) }, curve(.linear)),
            ({ UIView.animate(.smooth(duration: 1), changes: $0) }, spring(.smooth(duration: 1), 0)),
        ]
        for (index, (form, share)) in forms.enumerated() {
            let stage = MotionStage()
            let view = stage.add()
            stage.run { form { view.center.x = 150 } }
            let shown = stage.five(0.25) { view.presentedCenter.x }
            let expected = fifths.map { 50 + 100 * share($0) }
            // A curve ends there; a spring may swing on.
            #expect(areClose(shown, expected, within: 0.11), "form \(index): \(shown), not \(expected)")
            stage.advance(20)
            #expect(view.presentedCenter.x == 150 && view.appearance?.movement == nil)
        }
    }

    @Test("Completions are called once, at the end, or after the next update if nothing moves")
    func completions() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.animate(withDuration: 0.5) {
                view.alpha = 0
            } completion: {
                stage.end($0)
            }
        }
        stage.advance(0.4)
        #expect(stage.ends == [])
        stage.advance(0.1)
        #expect(stage.ends == [true])
        stage.advance(5)
        stage.run {
            UIView.animate(withDuration: 2) {
                view.alpha = 0
            } completion: {
                stage.end($0)
            }
        }
        #expect(stage.ends == [true])
        stage.settle()
        #expect(stage.ends == [true, true])
        let lost = UIView()
        stage.run {
            UIView.animate(withDuration: 2) {
                lost.alpha = 0
            } completion: {
                stage.end($0)
            }
        }
        #expect(lost.presentedAlpha == 0 && lost.appearance?.movement == nil)
        stage.run {
            UIView.animate(withDuration: 0) {
                view.alpha = 1
            } completion: {
                stage.end($0)
            }
        }
        #expect(view.presentedAlpha == 1)
        stage.settle()
        #expect(stage.ends == [true, true, true, true])
    }

    @Test("A delay shows the old value until it is over") func delay() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
                view.alpha = 0
            } completion: {
                stage.end($0)
            }
        }
        #expect(view.alpha == 0)
        #expect(areClose(stage.five(0.5) { view.presentedAlpha }, [1, 1, 1, 0.5, 0]))
        #expect(stage.ends == [true])
        stage.run { UIView.animate(withDuration: 0, delay: 1, options: []) { view.alpha = 1 } }
        #expect(areClose(stage.five(0.3) { view.presentedAlpha }, [0, 0, 0, 0, 1]))
    }

    @Test("What repeats does so until it is replaced, back and forth in time if it reverses")
    func repetition() {
        let stage = MotionStage()
        let view = stage.add()
        func start(_ options: UIView.AnimationOptions) {
            UIView.performWithoutAnimation { view.alpha = 1 }
            stage.run {
                UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0 }) {
                    stage.end($0)
                }
            }
        }
        start([.repeat, .curveLinear])
        #expect(areClose(stage.five(0.75) { view.presentedAlpha }, [1, 0.25, 0.5, 0.75, 1]))
        stage.advance(100)
        #expect(stage.ends == [] && stage.clock.isAnimating)
        stage.run {
            UIView.animate(withDuration: 0, delay: 0, options: .beginFromCurrentState) { view.alpha = 1 }
        }
        stage.settle()
        #expect(stage.ends == [false] && view.presentedAlpha == 1 && !stage.clock.isAnimating)
        start([.repeat, .autoreverse, .curveEaseIn])
        let ease = UnitCurve.easeIn
        let eased: [Double] = [0, 0.75, 0.5, 0.25, 1].map { 1 - ease.value(at: $0) }
        #expect(areClose(stage.five(0.75) { view.presentedAlpha }, eased))
        stage.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 } }
        stage.settle()
        #expect(stage.ends == [false, false])
        #expect(areClose(stage.five(0.25) { view.presentedAlpha }, fifths))
        start([.autoreverse, .curveLinear])
        #expect(areClose(stage.five(0.5) { view.presentedAlpha }, [1, 0.5, 0, 0.5, 0]))
        #expect(stage.ends == [false, false, true])
    }

    @Test("Changes can be repeated a number of times inside of a block") func modifying() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.alpha = 0 }
                view.center.x = 150
            } completion: {
                stage.end($0)
            }
        }
        #expect(areClose(stage.five(0.75) { view.presentedAlpha }, [1, 0.25, 0.5, 0.75, 0]))
        #expect(view.presentedCenter.x == 150)
        #expect(stage.ends == [true])
        let found = issues {
            stage.run {
                UIView.animate(withDuration: 1) {
                    UIView.modifyAnimations(withRepeatCount: 0, autoreverses: false) { view.alpha = 1 }
                }
            }
        }
        #expect(found.count == 1)
        var isRun = false
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { isRun = true }
        #expect(isRun)
    }

    @Test("Two movements of a value are added up, unless the second begins from where the view is shown")
    func interruption() {
        let stage = MotionStage()
        let view = stage.add()
        func go(to x: CGFloat, _ options: UIView.AnimationOptions) {
            stage.run {
                UIView.animate(
                    withDuration: 1, delay: 0, options: options.union(.curveLinear), animations: { view.center.x = x }
                ) { stage.end($0) }
            }
        }
        go(to: 150, [])
        stage.advance(0.5)
        go(to: 50, [])
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [100, 100, 100, 75, 50]))
        #expect(stage.ends == [true, true])
        go(to: 150, [])
        stage.advance(0.5)
        go(to: 50, .beginFromCurrentState)
        stage.settle()
        #expect(stage.ends == [true, true, false])
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [100, 87.5, 75, 62.5, 50]))
        #expect(stage.ends == [true, true, false, true])
    }

    @Test("What is set without an animation is shown as far from its way as it is set") func setting() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 150
            } completion: {
                stage.end($0)
            }
        }
        stage.advance(0.5)
        view.center.x = 250
        #expect(view.presentedCenter.x == 200)
        stage.advance(0.25)
        #expect(view.presentedCenter.x == 225)
        stage.advance(0.25)
        #expect(view.presentedCenter.x == 250 && stage.ends == [true])
    }

    @Test("A block in another has that one's duration, curve and options, unless it overrides them")
    func nesting() {
        let stage = MotionStage()
        let (one, two, three) = (stage.add(), stage.add(), stage.add())
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.run {
            UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
                #expect(UIView.inheritedAnimationDuration == 2)
                one.alpha = 0
                UIView.animate(withDuration: 1) {
                    #expect(UIView.inheritedAnimationDuration == 2)
                    two.alpha = 0
                }
                let own: UIView.AnimationOptions = [
                    .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions, .curveEaseIn,
                ]
                UIView.animate(withDuration: 1, delay: 0, options: own) { three.alpha = 0 }
                UIView.performWithoutAnimation {
                    one.center.x = 200
                    UIView.animate(withDuration: 1) { two.center.x = 200 }
                }
            }
        }
        #expect(one.presentedCenter.x == 200 && two.presentedCenter.x == 200)
        #expect([one, two, three].map { $0.appearance?.movement?.refusesTouches } == [false, false, true])
        stage.advance(0.5)
        #expect(areClose([one.presentedAlpha, two.presentedAlpha], [0.75, 0.75]))
        #expect(areClose([three.presentedAlpha], [1 - UnitCurve.easeIn.value(at: 0.5)]))
    }

    @Test("Nothing is animated while animations are not enabled") func disabled() {
        let stage = MotionStage()
        let view = stage.add()
        #expect(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        stage.run {
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: {
                stage.end($0)
            }
        }
        UIView.setAnimationsEnabled(true)
        #expect(view.presentedAlpha == 0)
        stage.settle()
        #expect(stage.ends == [true])
    }

    @Test("Numbers that make no sense are reported") func numbers() {
        let stage = MotionStage()
        let view = stage.add()
        let found = issues {
            stage.run {
                UIView.animate(withDuration: .nan) { view.alpha = 0 }
                UIView.animate(withDuration: .infinity, delay: -.infinity, options: []) { view.alpha = 1 }
                UIView.animate(withDuration: -1) { view.alpha = 0.5 }
            }
        }
        #expect(found.count == 3)
        #expect(view.presentedAlpha == 0.5)
    }

    @Test("An animation can be waited for") func waiting() async {
        let stage = MotionStage()
        let view = stage.add()
        let task = Task { @MainActor in
            await UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        }
        await eventually("the change of the animation") { view.alpha == 0 }
        stage.advance(0.5)
        #expect(areClose([view.presentedAlpha], [0.5]))
        stage.advance(0.5)
        #expect(await eventualValue("the end of the animation") { await task.value } == true)
    }
}
