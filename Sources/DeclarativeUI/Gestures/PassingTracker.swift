/// Follows the touches for a gesture around another one, which tells the same and goes through the same phases.
class PassingTracker<Base: Gesture>: WrappingTracker<Base, Base.Value> {
    override init(_ gesture: Base) {
        super.init(gesture)
        phase = base.phase
    }

    override final func baseDidChange() { phase = base.phase }
}
