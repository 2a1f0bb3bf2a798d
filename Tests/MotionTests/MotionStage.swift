import Drawing
import Foundation
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// A window with a clock that stands still until it is advanced.
@MainActor final class MotionStage {
    let clock: ManualAnimationClock
    let window: UIWindow
    /// What completions were told, in order.
    var ends: [Bool] = []

    init() {
        let clock = ManualAnimationClock()
        self.clock = clock
        window = clock.withCurrent { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) }
        window.isHidden = false
        settle()
    }

    /// Adds a view with a frame.
    func add(_ view: UIView = UIView(), _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50)) -> UIView {
        view.frame = frame
        window.addSubview(view)
        settle()
        return view
    }

    func run(_ body: () -> Void) { clock.withCurrent(body) }

    func advance(_ seconds: Double) { clock.withCurrent { clock.advance(by: seconds) } }

    /// Does what is due, pictures included.
    func settle() {
        window.layoutIfNeeded()
        UpdateQueue.shared.flush()
        _ = window.displayList()
    }

    /// Notes what a completion is told.
    var end: (Bool) -> Void { { [unowned self] in ends.append($0) } }

    /// Returns a value now and after each of four steps.
    func five(_ step: Double, _ value: () -> Double) -> [Double] {
        var values = [value()]
        for _ in 0..<4 {
            advance(step)
            values.append(value())
        }
        return values
    }
}

func areClose(_ values: [Double], _ others: [Double], within distance: Double = 0.0001) -> Bool {
    values.count == others.count && zip(values, others).allSatisfy { abs($0 - $1) <= distance }
}

/// The rectangle around what a view draws; of no size for nothing.
@MainActor func drawnBounds(of view: UIView) -> CGRect {
    let bounds = DisplayGroup(view.displayList()).bounds
    return bounds.isNull ? .zero : bounds
}

/// The shares of a way at five times.
let fifths = [0.0, 0.25, 0.5, 0.75, 1]
