import Motion
import BridgedEnvironment

extension ScopeNode {
    /// The clock that everything here goes by.
    package var clock: AnimationClock { nearestScope.map.clock }
}
