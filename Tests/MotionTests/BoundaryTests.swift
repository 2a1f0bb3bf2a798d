import DeclarativeUI
import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Movements across the boundary of both worlds") struct BoundaryTests {
    private struct Island: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func stage(_ view: UIView) -> MotionStage {
        let stage = MotionStage()
        let island = Island(view: view).frame(width: 100, height: 100)
        let host = UIHostingController(rootView: island)
        host.view.backgroundColor = .clear
        stage.window.rootViewController = host
        stage.settle()
        return stage
    }

    @Test("A view inside of a represented one is pictured on its way") func inside() {
        let outer = UIView()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.backgroundColor = .red
        outer.addSubview(inner)
        let stage = stage(outer)
        let start = drawnBounds(of: stage.window)
        #expect(start.width == 10)
        stage.run {
            UIView.animate(.linear(duration: 1)) {
                inner.frame.size.width = 30
            } completion: {
                stage.ends.append(true)
            }
        }
        let widths = stage.five(0.25) {
            UpdateQueue.shared.flush()
            return drawnBounds(of: stage.window).width
        }
        #expect(areClose(widths, [10, 15, 20, 25, 30]))
        #expect(stage.ends == [true])
    }

    @Test("A represented view that fades is pictured on its way") func represented() {
        let view = UIView()
        view.backgroundColor = .red
        let stage = stage(view)
        stage.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 } }
        stage.advance(0.5)
        #expect(stage.window.snapshot(background: nil).svg().contains("opacity=\"0.5\""))
        stage.advance(0.5)
        #expect(drawnBounds(of: stage.window) == .zero)
    }

    @Test("Both worlds go by one clock, and a spring of the one takes over from its own") func merging() {
        let stage = MotionStage()
        let view = stage.add()
        view.center.x = 0
        stage.run { UIView.animate(.smooth(duration: 1)) { view.center.x = 100 } }
        stage.advance(0.25)
        let spring = Spring.smooth(duration: 1)
        let (place, speed) = (
            spring.value(target: 100.0, time: 0.25), spring.velocity(target: 100.0, time: 0.25)
        )
        stage.run { UIView.animate(.smooth(duration: 1)) { view.center.x = 0 } }
        stage.advance(0.25)
        let expected: Double = place + spring.value(target: -place, initialVelocity: speed, time: 0.25)
        #expect(areClose([view.presentedCenter.x], [expected]))
        stage.advance(10)
        #expect(view.presentedCenter.x == 0)
    }
}
