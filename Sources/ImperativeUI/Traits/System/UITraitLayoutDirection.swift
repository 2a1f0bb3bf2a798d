import UnifiedStorage

/// The direction in which leading and trailing are laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}

/// The direction in which leading and trailing are laid out: `layoutDirection`.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// `UITraitLayoutDirection`.
    public static var identifier: String { "UITraitLayoutDirection" }
    /// `LayoutDirection`.
    public static var name: String { "LayoutDirection" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitLayoutDirection: SystemTrait {
    static var printedName: String { "UserInterfaceLayoutDirection" }
    static func printed(_ value: UITraitEnvironmentLayoutDirection) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .leftToRight: "LTR"
        case .rightToLeft: "RTL"
        }
    }
}

extension UITraitCollection {
    /// The direction in which leading and trailing are laid out.
    @inlinable public final var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }

    /// A collection with `layoutDirection` set.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }
}

extension UIMutableTraits {
    /// The direction in which leading and trailing are laid out.
    @inlinable public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
}
