/// Tracks a gesture that wraps another one, with the same values and phases.
class PassingTracker<Base: Gesture>: WrappingTracker<Base, Base.Value> {
    override init(_ gesture: Base) {
        super.init(gesture)
        phase = base.phase
    }

    override final func baseDidChange() { phase = base.phase }
}
