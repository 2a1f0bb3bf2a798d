import UnifiedStorage

/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// It is not.
    case inactive = 0
    /// It is.
    case active = 1
}

/// Whether the scene is being recorded or mirrored: `sceneCaptureState`.
public struct UITraitSceneCaptureState: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UISceneCaptureState { .unspecified }
    /// `UITraitSceneCaptureState`.
    public static var identifier: String { "UITraitSceneCaptureState" }
    /// `SceneCaptureState`.
    public static var name: String { "SceneCaptureState" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitSceneCaptureState: SystemTrait {
    static func printed(_ value: UISceneCaptureState) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// Whether the scene is being recorded or mirrored.
    @inlinable public final var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }

    /// A collection with `sceneCaptureState` set.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }
}

extension UIMutableTraits {
    /// Whether the scene is being recorded or mirrored.
    @inlinable public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
}
