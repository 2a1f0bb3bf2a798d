import Foundation
import LayoutEngine

/// An animation whose time runs at another speed, from another start: its time is `time * speed - offset`.
struct TimeShift: TimedCurve {
    let base: Animation
    let speed: Double
    let offset: Double

    /// Merges with an existing shift, so that no chain comes into being.
    static func applied(to animation: Animation, speed: Double, delay: Double) -> Animation {
        let inner = animation.base as? TimeShift ?? TimeShift(base: animation, speed: 1, offset: 0)
        let shift = TimeShift(
            base: inner.base, speed: inner.speed * speed, offset: inner.speed * delay + inner.offset)
        if !shift.offset.isFinite || !(shift.speed > 0 && shift.speed < .infinity) {
            AnimationInput.report(
                "A speed of \(speed) and a delay of \(delay) overflow and are left out of \(animation).")
            return animation
        }
        return Animation(shift)
    }

    var length: Double? { base.length.map { max(0, ($0 + offset) / speed) } }

    private func local(_ time: Double) -> Double { time * speed - offset }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let time = local(time)
        return time < 0 ? .zero : base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let time = local(time)
        return time < 0 ? .zero : base.velocity(value: value, time: time, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        // With another speed or a delay the two have different times.
        guard let before = previous.base as? TimeShift, before.speed == speed, offset == 0, before.offset == 0 else {
            return false
        }
        return base.shouldMerge(previous: before.base, value: value, time: local(time), context: &context)
    }
}

/// An animation that counts as complete at a time of its own.
struct LogicalAnimation: TimedCurve {
    let base: Animation
    let duration: Double

    var length: Double? { base.length }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = result == nil || time >= duration
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }
}

extension Animation {
    /// This animation, complete when nothing moves any more.
    package var completingAtRest: Animation { Animation(LogicalAnimation(base: self, duration: .infinity)) }
}

/// An animation run several times.
struct RepeatAnimation: TimedCurve {
    let base: Animation
    /// A whole number, or infinity.
    let count: Double
    let autoreverses: Bool
    private let cycle: Double?

    init(base: Animation, count: Double, autoreverses: Bool) {
        self.base = base
        self.count = count
        self.autoreverses = autoreverses
        cycle = base.length
    }

    var length: Double? { cycle == 0 ? 0 : cycle.map { $0 * count } ?? (count == .infinity ? .infinity : nil) }

    private struct Progress<V: VectorArithmetic> {
        var index = 0.0
        /// When the run began.
        var start = 0.0
        var inner = AnimationState<V>()
    }

    private struct ProgressKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Progress<V> { Progress() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var progress = context.state[ProgressKey<V>.self]
        if let cycle {
            // Runs that went by between two frames are skipped.
            let index = cycle > 0 ? (time / cycle).rounded(.down) : count
            if !(index < count) {
                context.isLogicallyComplete = true
                return nil
            }
            if index != progress.index { progress = Progress(index: index, start: index * cycle) }
        }
        var inner = context.withState(progress.inner)
        inner.isLogicallyComplete = false
        var result = base.animate(value: value, time: max(0, time - progress.start), context: &inner)
        if result == nil, cycle == nil, progress.index + 1 < count {
            // How long it takes is not known: the next run begins with this frame. One that is over before it has
            // begun would never let the animation go on.
            progress = Progress(index: progress.index + 1, start: time)
            inner = context.withState(progress.inner)
            inner.isLogicallyComplete = false
            result = base.animate(value: value, time: 0, context: &inner)
        }
        progress.inner = inner.state
        context.state[ProgressKey<V>.self] = progress
        if result == nil, cycle != nil { result = value }
        context.isLogicallyComplete =
            result == nil || (inner.isLogicallyComplete && progress.index + 1 >= count)
        guard let result else { return nil }
        return isBackwards(progress.index) ? value - result : result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let progress = context.state[ProgressKey<V>.self]
        let velocity = base.velocity(
            value: value, time: max(0, time - progress.start), context: context.withState(progress.inner))
        return isBackwards(progress.index) ? velocity?.scaled(by: -1) : velocity
    }

    private func isBackwards(_ index: Double) -> Bool {
        autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    }
}
