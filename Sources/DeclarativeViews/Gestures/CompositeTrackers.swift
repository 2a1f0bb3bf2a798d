import Foundation

/// Follows the touches for a gesture of two others.
class PairTracker<First: Gesture, Second: Gesture, Value>: _GestureTracker<Value> {
    final let first: _GestureTracker<First.Value>
    final let second: _GestureTracker<Second.Value>

    init(_ first: First, _ second: Second) {
        self.first = First._makeTracker(first)
        self.second = Second._makeTracker(second)
        super.init()
    }

    final func update(_ first: First, _ second: Second) {
        let before = self.first.serial &+ self.second.serial
        First._updateTracker(self.first, with: first)
        Second._updateTracker(self.second, with: second)
        if self.first.serial &+ self.second.serial != before, !stage.isLast { phase = combined }
    }

    override final func take(_ event: GestureEvent) {
        let before = first.serial &+ second.serial
        pass(event)
        if first.serial &+ second.serial != before { phase = combined }
    }

    override var deadline: TimeInterval? {
        switch (first.stage.isLast ? nil : first.deadline, second.stage.isLast ? nil : second.deadline) {
        case (let one?, let other?): min(one, other)
        case (let one, let other): one ?? other
        }
    }

    override var wantsMoreTouches: Bool {
        (!first.stage.isLast && first.wantsMoreTouches) || (!second.stage.isLast && second.wantsMoreTouches)
    }

    override var followsTouches: Bool { first.followsTouches || second.followsTouches }
    override var followsPinches: Bool { first.followsPinches || second.followsPinches }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    /// Passes an event on.
    func pass(_ event: GestureEvent) {
        if !first.stage.isLast { first.receive(event) }
        if !second.stage.isLast { second.receive(event) }
    }

    /// The phase that results from both.
    var combined: GesturePhase<Value> { .failed }
}

/// Keeps the second gesture back until the first has failed.
final class ExclusiveTracker<First: Gesture, Second: Gesture>: PairTracker<
    First, Second, ExclusiveGesture<First, Second>.Value
>
{
    override var combined: GesturePhase<ExclusiveGesture<First, Second>.Value> {
        first.stage == .failed ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
    }

    override func pass(_ event: GestureEvent) {
        super.pass(event)
        // No callback has run for it, so none is called.
        if first.stage == .active || first.stage == .ended, second.stage != .failed {
            second.cancel()
            second.phase = .failed
        }
    }

    override var wantsMoreTouches: Bool {
        // Until the first one fails, it alone decides whether to wait.
        first.stage == .failed ? second.wantsMoreTouches : first.wantsMoreTouches
    }

    override var isSingleTap: Bool { first.isSingleTap && second.isSingleTap }

    override func deliver(isAccepted: Bool) {
        first.deliver(isAccepted: isAccepted)
        if first.stage == .failed { second.deliver(isAccepted: isAccepted) }
    }
}

/// Begins the second gesture where and when the first has ended.
final class SequenceTracker<First: Gesture, Second: Gesture>: PairTracker<
    First, Second, SequenceGesture<First, Second>.Value
>
{
    private var touch: GestureTouch?
    /// Whether the first gesture ended before its touch went up.
    private var goesOn = false

    override func pass(_ event: GestureEvent) {
        switch event {
        case .began(let now), .moved(let now): touch = now
        case .ended, .touchesAreOver: touch = nil
        case .time: break
        }
        if first.stage.isLast { return second.receive(event) }
        first.receive(event)
        guard first.stage == .ended, let touch else { return }
        goesOn = true
        var start = touch
        if case .time(let time) = event { start = touch.at(time) }
        second.receive(.began(start))
    }

    override var combined: GesturePhase<SequenceGesture<First, Second>.Value> {
        guard case .ended(let value) = first.phase else {
            if case .active(let value) = first.phase { return .active(.first(value)) }
            return first.phase.map { .first($0) }
        }
        switch second.phase {
        case .possible(let now): return goesOn ? .active(.second(value, now)) : .possible(.second(value, now))
        case .active(let now): return .active(.second(value, now))
        case .ended(let now): return .ended(.second(value, now))
        case .failed: return .failed
        }
    }

    override var wantsMoreTouches: Bool {
        switch first.stage {
        case .ended: goesOn ? second.wantsMoreTouches : !second.stage.isLast
        default: first.wantsMoreTouches
        }
    }

    override var deadline: TimeInterval? { first.stage.isLast ? second.deadline : first.deadline }

    override func deliver(isAccepted: Bool) {
        first.deliver(isAccepted: isAccepted)
        if first.stage == .ended { second.deliver(isAccepted: isAccepted) }
    }
}

/// Lets both gestures go on, each for itself.
final class SimultaneousTracker<First: Gesture, Second: Gesture>: PairTracker<
    First, Second, SimultaneousGesture<First, Second>.Value
>
{
    override var combined: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        let stages = [first.stage, second.stage]
        if stages == [.failed, .failed] { return .failed }
        if stages.allSatisfy(\.isLast) { return .ended(value) }
        if stages.contains(.active) || stages.contains(.ended) { return .active(value) }
        return .possible(first.phase.value == nil && second.phase.value == nil ? nil : value)
    }

    override var isSingleTap: Bool { first.isSingleTap && second.isSingleTap }

    override func deliver(isAccepted: Bool) {
        first.deliver(isAccepted: isAccepted)
        second.deliver(isAccepted: isAccepted)
    }
}

extension GestureTouch {
    /// The touch at a later time.
    func at(_ time: TimeInterval) -> GestureTouch {
        GestureTouch(
            point: point, time: time, date: date.addingTimeInterval(time - self.time), isNearStart: isNearStart,
            viewSpace: viewSpace, pinch: pinch)
    }
}
