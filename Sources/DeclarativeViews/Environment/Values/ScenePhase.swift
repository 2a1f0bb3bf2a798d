/// The phases of a scene, in ascending order of activity.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not visible.
    case background
    /// The scene is visible, but does not respond to the user.
    case inactive
    /// The scene is in the foreground and responds to the user.
    case active
}

enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// The phase of the scene; `.background` by default. Windows of an `App` set it; hosting views do not.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
