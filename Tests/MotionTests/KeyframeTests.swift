import Foundation
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Keyframes") struct KeyframeTests {
    private let linear = UIView.AnimationOptions.curveLinear.rawValue

    /// The x of a view's centre at five times of a second: from 0 by 40 at a quarter and 60 at a half to 100.
    private func values(_ mode: UIView.KeyframeAnimationOptions) -> [Double] {
        let stage = MotionStage()
        let view = stage.add()
        view.center.x = 0
        stage.run {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: [mode, UIView.KeyframeAnimationOptions(rawValue: linear)]
            ) {
                for (start, length, x) in [(0, 0.25, 40.0), (0.25, 0.25, 60), (0.5, 0.5, 100)] {
                    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) { view.center.x = x }
                }
            } completion: {
                stage.end($0)
            }
        }
        #expect(view.center.x == 100)
        let values = stage.five(0.25) { view.presentedCenter.x }
        #expect(stage.ends == [true] && view.appearance?.movement == nil)
        return values
    }

    @Test("Each mode has its values at five times") func modes() {
        #expect(areClose(values(.calculationModeLinear), [0, 40, 60, 80, 100]))
        #expect(areClose(values(.calculationModeDiscrete), [40, 60, 100, 100, 100]))
        #expect(areClose(values(.calculationModePaced), [0, 25, 50, 75, 100]))
        let cubic = values(.calculationModeCubic)
        #expect(areClose(cubic, [0, 40, 60, 80, 100]))
        #expect(areClose(values(.calculationModeCubicPaced), [0, 25, 50, 75, 100]))
    }

    @Test("A value waits between its keyframes, and what has none takes all the time") func gaps() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.animateKeyframes(
                withDuration: 2, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: linear)
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 1 }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 1 }
                view.center.x = 150
            }
        }
        #expect(areClose(stage.five(0.5) { view.presentedAlpha }, [1, 0, 0, 0, 1]))
        #expect(view.presentedCenter.x == 150)
    }

    @Test("Keyframes are repeated back in time") func repetition() {
        let stage = MotionStage()
        let view = stage.add()
        view.center.x = 0
        let options: UIView.KeyframeAnimationOptions = [.repeat, .autoreverse, .init(rawValue: linear)]
        stage.run {
            UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: options) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 80 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
            }
        }
        #expect(areClose(stage.five(0.5) { view.presentedCenter.x }, [0, 0, 80, 100, 80]))
        #expect(areClose(stage.five(0.5) { view.presentedCenter.x }, [80, 0, 80, 100, 80]))
        view.removeFromSuperview()
        #expect(!stage.clock.isAnimating)
    }

    @Test("Times outside of the whole are reported, and without keyframes around them changes are made at once")
    func misuse() {
        let stage = MotionStage()
        let view = stage.add()
        let found = issues {
            stage.run {
                UIView.animateKeyframes(withDuration: 1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: 2) { view.alpha = 0 }
                }
            }
        }
        #expect(found.count == 2)
        stage.advance(2)
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
        #expect(view.presentedAlpha == 1)
    }
}
