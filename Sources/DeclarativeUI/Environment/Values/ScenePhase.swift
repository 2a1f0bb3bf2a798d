/// How far a scene is in front of the user.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not seen.
    case background
    /// It is seen, and does not answer.
    case inactive
    /// It is in front, and answers.
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
