/// How far a scene is in front of the user.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not seen.
    case background
    /// It is seen, but does not respond to the user.
    case inactive
    /// It is in front, and responds to the user.
    case active
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// How far the scene is in front of the user. `.background` where nothing was set; hosting views do not set it.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
