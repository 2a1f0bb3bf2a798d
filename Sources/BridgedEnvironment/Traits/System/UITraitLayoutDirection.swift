/// The layout direction, which determines the leading and trailing edges.
public enum UITraitEnvironmentLayoutDirection: Int, Codable, Sendable {
    /// The direction is not specified.
    case unspecified = -1
    /// Left to right: the leading edge is at the left.
    case leftToRight = 0
    /// Right to left: the leading edge is at the right.
    case rightToLeft = 1
}

/// The trait for the layout direction, `layoutDirection`, which determines the leading and trailing edges.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// The identifier of the trait: `UITraitLayoutDirection`.
    public static var identifier: String { "UITraitLayoutDirection" }
    /// The name of the trait in descriptions: `LayoutDirection`.
    public static var name: String { "LayoutDirection" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
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
    /// The layout direction, which determines the leading and trailing edges.
    @inlinable public final var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }

    /// Creates a collection with a value for `layoutDirection`.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }
}

extension UIMutableTraits {
    /// The layout direction, which determines the leading and trailing edges.
    @inlinable public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
}
