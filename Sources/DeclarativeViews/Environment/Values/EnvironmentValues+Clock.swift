import Motion

extension EnvironmentValues {
    /// The clock that everything here goes by; the current one if `nil`.
    var animationClock: AnimationClock? { map.ownClock }
}
