import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Views that move") struct MovingViewTests {
    private final class Box: UIView {
        var draws = 0
        override func draw(_ rect: CGRect) {
            draws += 1
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    /// A view with another as wide as itself.
    private final class Frame: UIView {
        let inner = UIView()
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            if inner.superview == nil { addSubview(inner) }
            inner.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)
        }
    }

    private func svg(_ stage: MotionStage) -> [String] {
        stage.window.snapshot(background: nil).svg().components(separatedBy: "\n")
            .filter { $0.contains("<rect") && $0.contains("fill=\"#") }
    }

    @Test("A picture shows what moves where it is at the time") func picture() {
        let stage = MotionStage()
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stage.settle()
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 100, y: 0, width: 20, height: 10)
            }
        }
        #expect(
            svg(stage) == ["<rect width=\"10\" height=\"10\" fill=\"#0000ff\"/>"]
                || svg(stage)[0].contains("width=\"10\""))
        stage.advance(0.5)
        #expect(svg(stage).joined().contains("x=\"50\"") && svg(stage).joined().contains("width=\"15\""))
        stage.advance(0.5)
        #expect(svg(stage).joined().contains("x=\"100\"") && svg(stage).joined().contains("width=\"20\""))
    }

    @Test("What fades out is shown until it is gone") func fading() {
        let stage = MotionStage()
        let view = stage.add()
        view.backgroundColor = .blue
        stage.settle()
        stage.run { UIView.animate(withDuration: 1) { view.alpha = 0 } }
        stage.advance(0.5)
        #expect(svg(stage).count == 1)
        stage.advance(0.5)
        #expect(svg(stage).isEmpty)
    }

    @Test("What is drawn is not drawn again on its way, but shown as the content mode says")
    func drawing() {
        let stage = MotionStage()
        let box = Box()
        _ = stage.add(box, CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(box.draws == 1)
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.size.width = 30 }
        }
        stage.advance(0.5)
        #expect(box.draws == 2)
        #expect(drawnBounds(of: stage.window) == CGRect(x: 0, y: 0, width: 20, height: 10))
        box.contentMode = .left
        stage.advance(0.25)
        #expect(drawnBounds(of: stage.window) == CGRect(x: 0, y: 0, width: 30, height: 10))
        stage.advance(1)
        #expect(box.draws == 3)
    }

    @Test("A frame costs the views that move and those around them, and no layout")
    func costs() {
        let stage = MotionStage()
        let (box, other) = (Box(), Box())
        _ = stage.add(box)
        _ = stage.add(other)
        for _ in 0..<50 { _ = stage.add() }
        stage.run {
            UIView.animate(withDuration: 1) {
                box.center.x = 200
                box.alpha = 0.5
            }
        }
        stage.settle()
        let (visits, composed, draws) = (LayoutPass.visitCount, UIView.composedCount, box.draws + other.draws)
        for _ in 0..<10 {
            stage.advance(1.0 / 60)
            UpdateQueue.shared.flush()
            _ = stage.window.displayList()
        }
        #expect(LayoutPass.visitCount == visits)
        #expect(UIView.composedCount == composed + 10)
        #expect(box.draws + other.draws == draws)
        stage.advance(1)
        stage.settle()
        #expect(!stage.clock.isAnimating)
        #expect(LayoutPass.visitCount - visits <= 2)
    }

    @Test("A layout inside of the block moves what it places; one after it does not")
    func layouts() {
        let stage = MotionStage()
        let frame = Frame()
        _ = stage.add(frame)
        #expect(frame.inner.frame.width == 100)
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                frame.frame.size.width = 200
                frame.layoutIfNeeded()
            }
        }
        stage.advance(0.5)
        #expect(areClose([frame.presentedBounds.width, frame.inner.presentedBounds.width], [150, 150]))
        stage.advance(0.5)
        let layouts = frame.layouts
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { frame.frame.size.width = 100 }
        }
        stage.settle()
        stage.advance(0.5)
        #expect(areClose([frame.presentedBounds.width, frame.inner.presentedBounds.width], [150, 100]))
        #expect(frame.layouts == layouts + 1)
        stage.advance(0.5)
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
                frame.frame.size.width = 200
            }
        }
        stage.advance(0.5)
        #expect(areClose([frame.inner.presentedBounds.width], [150]))
    }

    @Test("Updates can be flushed into an animation") func flushing() {
        let stage = MotionStage()
        let frame = Frame()
        _ = stage.add(frame)
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) {
                frame.bounds.size.width = 200
            }
        }
        stage.advance(0.5)
        #expect(areClose([frame.inner.presentedBounds.width], [150]))
    }

    @Test("What moves takes no touches, unless that is allowed; then it is hit where it goes")
    func touches() {
        let stage = MotionStage()
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let there = CGPoint(x: 310, y: 10)
        func move(_ options: UIView.AnimationOptions) {
            stage.run { UIView.animate(withDuration: 1, delay: 0, options: options) { view.frame.origin.x = 300 } }
        }
        move([])
        #expect(stage.window.hitTest(there, with: nil) === stage.window)
        stage.advance(1)
        #expect(stage.window.hitTest(there, with: nil) === view)
        view.frame.origin.x = 0
        move(.allowUserInteraction)
        #expect(stage.window.hitTest(there, with: nil) === view)
        #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.window)
    }

    @Test("A view that leaves its window is where it was going, with what is in it")
    func leaving() {
        let stage = MotionStage()
        let outer = stage.add()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(inner)
        stage.run {
            UIView.animate(withDuration: 1) {
                outer.alpha = 0.5
            } completion: {
                stage.end($0)
            }
            UIView.animate(withDuration: 1) {
                inner.center.x = 50
            } completion: {
                stage.end($0)
            }
        }
        stage.advance(0.5)
        outer.removeFromSuperview()
        #expect(outer.presentedAlpha == 0.5 && inner.presentedCenter.x == 50)
        #expect(outer.appearance?.movement == nil && inner.appearance?.movement == nil)
        stage.settle()
        #expect(stage.ends == [false, false])
        #expect(!stage.clock.isAnimating)
    }

    @Test("A window that goes takes its movements with it") func released() {
        let clock = ManualAnimationClock()
        var ends: [Bool] = []
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window?.isHidden = false
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window?.addSubview(view)
            clock.withCurrent {
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                } completion: {
                    ends.append($0)
                }
            }
        }
        weak let gone = window
        window?.isHidden = true
        UpdateQueue.shared.flush()
        window = nil
        #expect(gone == nil)
        clock.advance(by: 0.1)
        #expect(ends == [false])
        #expect(!clock.isAnimating)
    }

    @Test("A transform goes the way one would turn and flip it by hand") func transforms() {
        let none = TransformParts.none
        func way(_ transform: CGAffineTransform, _ share: Double) -> CGAffineTransform {
            TransformParts.transform(
                of: none.interpolated(towards: TransformParts.data(of: transform, near: none), amount: share))
        }
        func isClose(_ one: CGAffineTransform, _ two: CGAffineTransform) -> Bool {
            areClose(
                [one.a, one.b, one.c, one.d, one.tx, one.ty].map(Double.init),
                [two.a, two.b, two.c, two.d, two.tx, two.ty].map(Double.init))
        }
        #expect(isClose(way(CGAffineTransform(scaleX: -1, y: 1), 0.5), CGAffineTransform(scaleX: 0, y: 1)))
        #expect(isClose(way(CGAffineTransform(scaleX: 1, y: -1), 0.5), CGAffineTransform(scaleX: 1, y: 0)))
        #expect(isClose(way(CGAffineTransform(rotationAngle: .pi), 0.5), CGAffineTransform(rotationAngle: .pi / 2)))
        #expect(isClose(way(CGAffineTransform(rotationAngle: -.pi), 0.5), CGAffineTransform(rotationAngle: -.pi / 2)))
        #expect(isClose(way(CGAffineTransform(scaleX: 0, y: 0), 0.5), CGAffineTransform(scaleX: 0.5, y: 0.5)))
        var random = SplitMix64(seed: 7)
        for _ in 0..<500 {
            func number() -> CGFloat { CGFloat(random.below(41)) / 10 - 2 }
            let transform = CGAffineTransform(
                a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
            #expect(isClose(way(transform, 1), transform), "\(transform)")
        }
    }

    @Test("A background that becomes another by traits on its way goes to that one") func dynamicBackground() {
        let stage = MotionStage()
        let view = stage.add()
        view.backgroundColor = UIColor(white: 1, alpha: 1)
        stage.settle()
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.backgroundColor = UIColor {
                    $0.userInterfaceStyle == .dark ? UIColor(white: 0.5, alpha: 1) : UIColor(white: 0, alpha: 1)
                }
            }
        }
        stage.advance(0.5)
        #expect(areClose([view.presentedBackground?.red ?? -1], [0.5]))
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(areClose([view.presentedBackground?.red ?? -1], [1]))
        stage.advance(0.5)
        #expect(areClose([view.presentedBackground?.red ?? -1], [0.5], within: 0.01))
    }
}
