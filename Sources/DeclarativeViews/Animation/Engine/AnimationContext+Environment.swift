import LayoutEngine
import Motion
import BridgedEnvironment

extension AnimationContext {
    /// The environment of the animated value, as it was when the animation began.
    public var environment: EnvironmentValues { EnvironmentValues(map: surroundings) }

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.init(state: state, surroundings: environment.map)
    }
}

extension AnimatableAttribute {
    /// Gives the value another target, to move to in an environment or, without an animation, to be at.
    func retarget(
        to new: Value, animation: Animation?, environment: EnvironmentValues, trackers: [AnimationTracker] = []
    ) {
        retarget(
            to: new, animation: animation, surroundings: environment.map, trackers: trackers,
            clock: environment.map.clock)
    }
}
