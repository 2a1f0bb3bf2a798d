import UnifiedStorage

/// Whether a display senses pressure.
public enum UIForceTouchCapability: Int, Codable, Sendable {
    /// Not known.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}

/// Whether the display senses pressure: `forceTouchCapability`.
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// `.unknown`.
    @inlinable public static var defaultValue: UIForceTouchCapability { .unknown }
    /// `UITraitForceTouchCapability`.
    public static var identifier: String { "UITraitForceTouchCapability" }
    /// `ForceTouchCapability`.
    public static var name: String { "ForceTouchCapability" }
    /// Whether system colours may differ by it.
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
    /// Whether the display senses pressure.
    @inlinable public final var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }

    /// A collection with `forceTouchCapability` set.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
    }
}

extension UIMutableTraits {
    /// Whether the display senses pressure.
    @inlinable public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
}
