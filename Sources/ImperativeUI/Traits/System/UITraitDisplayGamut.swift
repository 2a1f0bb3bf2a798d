import UnifiedStorage

/// The range of colours a display shows.
public enum UIDisplayGamut: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// Standard sRGB.
    case SRGB = 0
    /// Display P3.
    case P3 = 1
}

/// The range of colours the display shows: `displayGamut`.
public struct UITraitDisplayGamut: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIDisplayGamut { .unspecified }
    /// `UITraitDisplayGamut`.
    public static var identifier: String { "UITraitDisplayGamut" }
    /// `DisplayGamut`.
    public static var name: String { "DisplayGamut" }
    /// Whether system colours may differ by it.
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
    /// The range of colours the display shows.
    @inlinable public final var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

    /// A collection with `displayGamut` set.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, value: displayGamut)
    }
}

extension UIMutableTraits {
    /// The range of colours the display shows.
    @inlinable public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
}
