import UnifiedStorage

/// The weight of text a user asks for.
public enum UILegibilityWeight: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// The usual weight.
    case regular = 0
    /// Heavier text.
    case bold = 1
}

/// Whether the user asks for bold text: `legibilityWeight`.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UILegibilityWeight { .unspecified }
    /// `UITraitLegibilityWeight`.
    public static var identifier: String { "UITraitLegibilityWeight" }
    /// `LegibilityWeight`.
    public static var name: String { "LegibilityWeight" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitLegibilityWeight: SystemTrait {
    static func printed(_ value: UILegibilityWeight) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .regular: "Regular"
        case .bold: "Bold"
        }
    }
}

extension UITraitCollection {
    /// Whether the user asks for bold text.
    @inlinable public final var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

    /// A collection with `legibilityWeight` set.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }
}

extension UIMutableTraits {
    /// Whether the user asks for bold text.
    @inlinable public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}
