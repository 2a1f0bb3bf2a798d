/// The ability of a display to sense the pressure of touches.
public enum UIForceTouchCapability: Int, Codable, Sendable {
    /// It is unknown whether the display senses pressure.
    case unknown = 0
    /// The display does not sense pressure.
    case unavailable = 1
    /// The display senses pressure.
    case available = 2
}

/// The trait for whether the display senses pressure, `forceTouchCapability`.
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// The default value of the trait: `.unknown`.
    @inlinable public static var defaultValue: UIForceTouchCapability { .unknown }
    /// The identifier of the trait: `UITraitForceTouchCapability`.
    public static var identifier: String { "UITraitForceTouchCapability" }
    /// The name of the trait in descriptions: `ForceTouchCapability`.
    public static var name: String { "ForceTouchCapability" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitForceTouchCapability: SystemTrait {
    static func printed(_ value: UIForceTouchCapability) -> String {
        switch value {
        case .unknown: "Unknown"
        case .unavailable: "Unavailable"
        case .available: "Available"
        }
    }
}

extension UITraitCollection {
    /// The ability of the display to sense pressure.
    @inlinable public final var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }

    /// Creates a collection with a value for `forceTouchCapability`.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
    }
}

extension UIMutableTraits {
    /// The ability of the display to sense pressure.
    @inlinable public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
}
