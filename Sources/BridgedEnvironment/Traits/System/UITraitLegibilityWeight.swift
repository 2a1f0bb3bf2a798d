/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Codable, Sendable {
    /// The weight is not specified.
    case unspecified = -1
    /// The standard weight, as designed.
    case regular = 0
    /// A heavier, bold weight.
    case bold = 1
}

/// The trait for whether the user prefers bold text, `legibilityWeight`.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UILegibilityWeight { .unspecified }
    /// The identifier of the trait: `UITraitLegibilityWeight`.
    public static var identifier: String { "UITraitLegibilityWeight" }
    /// The name of the trait in descriptions: `LegibilityWeight`.
    public static var name: String { "LegibilityWeight" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
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
    /// The weight of text that the user prefers.
    @inlinable public final var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }

    /// Creates a collection with a value for `legibilityWeight`.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
    }
}

extension UIMutableTraits {
    /// The weight of text that the user prefers.
    @inlinable public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}
