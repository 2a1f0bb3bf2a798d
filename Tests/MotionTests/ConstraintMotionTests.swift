import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Constraints that change in animations") struct ConstraintMotionTests {
    private let stage = MotionStage()

    /// A view that is placed by constraints, and the one of its left edge.
    private func placed() -> (view: UIView, left: NSLayoutConstraint) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: stage.window.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.settle()
        return (view, left)
    }

    @Test("A view moves where it is laid out within an animation, and is shown on its way at five times")
    func moving() {
        let (view, left) = placed()
        left.constant = 100
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.window.layoutIfNeeded() }
        }
        #expect(view.frame.minX == 100)
        #expect(areClose(stage.five(0.25) { view.presentedCenter.x }, [50, 75, 100, 125, 150]))
    }

    @Test("A view jumps where the layout comes after the animation")
    func jumping() {
        let (view, left) = placed()
        stage.run { UIView.animate(withDuration: 1) { left.constant = 100 } }
        stage.settle()
        #expect(view.frame.minX == 100 && view.presentedCenter.x == 150)
    }

    @Test("A view that leaves in the middle of a motion takes its constraints along")
    func leaving() {
        let (view, left) = placed()
        left.constant = 100
        stage.run { UIView.animate(withDuration: 1) { stage.window.layoutIfNeeded() } }
        stage.advance(0.5)
        view.removeFromSuperview()
        stage.advance(1)
        #expect(!left.isActive && stage.window.constraints.isEmpty && !stage.clock.isAnimating)
    }
}
