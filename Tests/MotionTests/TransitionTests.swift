import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Transitions of views") struct TransitionTests {
    private func stage(_ options: UIView.AnimationOptions) -> (MotionStage, UIView) {
        let stage = MotionStage()
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .blue
        stage.settle()
        stage.run {
            UIView.transition(with: view, duration: 1, options: options.union(.curveLinear)) {
                view.backgroundColor = .red
            } completion: {
                stage.end($0)
            }
        }
        stage.settle()
        return (stage, view)
    }

    /// The rectangle of the view's picture at five times.
    private func sizes(_ options: UIView.AnimationOptions) -> [CGSize] {
        let (stage, view) = stage(options)
        var sizes = [drawnBounds(of: view).size]
        for _ in 0..<4 {
            stage.advance(0.25)
            sizes.append(drawnBounds(of: view).size)
        }
        #expect(stage.ends == [true] && view.appearance?.movement == nil)
        return sizes
    }

    private let squeezed: [Double] = [40, 28.2843, 0, 28.2843, 40]

    @Test("A view that turns over is squeezed in the middle") func flipping() {
        for options: UIView.AnimationOptions in [.transitionFlipFromLeft, .transitionFlipFromRight] {
            #expect(areClose(sizes(options).map { Double($0.width) }, squeezed))
        }
        for options: UIView.AnimationOptions in [.transitionFlipFromTop, .transitionFlipFromBottom] {
            #expect(areClose(sizes(options).map { Double($0.height) }, squeezed))
        }
    }

    @Test("A picture becomes another in shares of both at five times") func dissolving() {
        let (stage, view) = stage(.transitionCrossDissolve)
        let opacities = stage.five(0.25) {
            let groups = view.displayList().items.compactMap { item -> DisplayGroup? in
                if case .group(let group) = item { group } else { nil }
            }
            return groups.last?.effects.opacity ?? 0
        }
        #expect(areClose(opacities, [1, 0.75, 0.5, 0.25, 0]))
        #expect(stage.ends == [true])
    }

    @Test("What is pulled off shows what is below") func curling() {
        for options: UIView.AnimationOptions in [.transitionCurlUp, .transitionCurlDown] {
            let (stage, view) = stage(options)
            let heights = stage.five(0.25) {
                let clips = view.displayList().items.compactMap { item -> CGFloat? in
                    if case .group(let group) = item { group.effects.clip?.shape.bounds.height } else { nil }
                }
                let isOver = view.appearance?.movement == nil
                return clips.first ?? (isOver == (options == .transitionCurlDown) ? 40 : 0)
            }
            let up: [Double] = [40, 30, 20, 10, 0]
            #expect(areClose(heights, options == .transitionCurlUp ? up : up.reversed()), "\(heights)")
        }
    }

    @Test("Without a transition the changes are animated") func none() {
        let stage = MotionStage()
        let view = stage.add()
        stage.run {
            UIView.transition(with: view, duration: 1, options: .curveLinear) {
                view.alpha = 0
            } completion: {
                stage.end($0)
            }
        }
        stage.advance(0.5)
        #expect(areClose([view.presentedAlpha], [0.5]))
    }

    @Test("Content is animated on its own only if that is allowed") func content() {
        let stage = MotionStage()
        let view = stage.add()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        stage.settle()
        for (options, shown) in [(UIView.AnimationOptions(), 1.0), (.allowAnimatedContent, 0.5)] {
            inner.alpha = 0
            stage.run {
                UIView.transition(
                    with: view, duration: 1, options: [options, .transitionCrossDissolve, .curveLinear]
                ) { inner.alpha = 1 }
            }
            stage.advance(0.5)
            #expect(areClose([inner.presentedAlpha], [shown]))
            stage.advance(1)
        }
    }

    @Test("One view takes the place of another") func exchange() {
        let stage = MotionStage()
        let container = stage.add()
        let (one, two) = (UIView(), UIView())
        container.addSubview(one)
        stage.settle()
        stage.run {
            UIView.transition(from: one, to: two, duration: 1, options: .transitionFlipFromLeft) { stage.end($0) }
        }
        #expect(container.subviews == [two] && one.superview == nil)
        #expect(container.appearance?.movement?.transition != nil)
        stage.advance(1)
        #expect(stage.ends == [true])
        container.addSubview(one)
        one.isHidden = true
        stage.run {
            UIView.transition(
                from: two, to: one, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews]
            ) { stage.end($0) }
        }
        #expect(container.subviews == [two, one] && two.isHidden && !one.isHidden)
        container.removeFromSuperview()
        stage.settle()
        #expect(stage.ends == [true, false])
        let lone = UIView()
        UIView.transition(from: lone, to: one, duration: 1) { stage.end($0) }
        stage.settle()
        #expect(stage.ends == [true, false, true])
    }
}
