/// The range of colours that a display can show.
public enum UIDisplayGamut: Int, Codable, Sendable {
    /// The gamut is not specified.
    case unspecified = -1
    /// The sRGB gamut, that of standard displays.
    case SRGB = 0
    /// The Display P3 gamut.
    case P3 = 1
}

/// The trait for the range of colours that the display can show, `displayGamut`.
public struct UITraitDisplayGamut: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIDisplayGamut { .unspecified }
    /// The identifier of the trait: `UITraitDisplayGamut`.
    public static var identifier: String { "UITraitDisplayGamut" }
    /// The name of the trait in descriptions: `DisplayGamut`.
    public static var name: String { "DisplayGamut" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `true`.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitDisplayGamut: SystemTrait {
    static func printed(_ value: UIDisplayGamut) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .SRGB: "sRGB"
        case .P3: "P3"
        }
    }
}

extension UITraitCollection {
    /// The range of colours that the display can show.
    @inlinable public final var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

    /// Creates a collection with a value for `displayGamut`.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, value: displayGamut)
    }
}

extension UIMutableTraits {
    /// The range of colours that the display can show.
    @inlinable public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
}
