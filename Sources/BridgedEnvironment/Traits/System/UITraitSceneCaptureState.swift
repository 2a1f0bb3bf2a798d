/// The capture state of a scene, which is active while it is recorded or mirrored.
public enum UISceneCaptureState: Int, Codable, Sendable {
    /// The state is not specified.
    case unspecified = -1
    /// The scene is not being recorded or mirrored.
    case inactive = 0
    /// The scene is being recorded or mirrored.
    case active = 1
}

/// The trait for whether the scene is being recorded or mirrored, `sceneCaptureState`.
public struct UITraitSceneCaptureState: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UISceneCaptureState { .unspecified }
    /// The identifier of the trait: `UITraitSceneCaptureState`.
    public static var identifier: String { "UITraitSceneCaptureState" }
    /// The name of the trait in descriptions: `SceneCaptureState`.
    public static var name: String { "SceneCaptureState" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitSceneCaptureState: SystemTrait {
    static func printed(_ value: UISceneCaptureState) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// The capture state of the scene, which is active while it is recorded or mirrored.
    @inlinable public final var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }

    /// Creates a collection with a value for `sceneCaptureState`.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
    }
}

extension UIMutableTraits {
    /// The capture state of the scene, which is active while it is recorded or mirrored.
    @inlinable public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
}
