import Foundation
import LayoutEngine

/// A movement along a curve in a given time.
struct CurveAnimation: TimedCurve {
    let curve: UnitCurve
    let duration: Double

    var length: Double? { duration }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if !(time < duration) {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if !(time < duration) { return .zero }
        let speed = curve.velocity(at: time / duration) / duration
        return speed.isFinite ? value.scaled(by: speed) : nil
    }
}
