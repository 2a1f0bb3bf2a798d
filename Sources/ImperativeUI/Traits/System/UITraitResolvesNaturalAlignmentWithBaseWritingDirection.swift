import UnifiedStorage

/// Whether natural text alignment follows the text's base writing direction:
/// `resolvesNaturalAlignmentWithBaseWritingDirection`.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
    /// `true`.
    @inlinable public static var defaultValue: Bool { true }
    /// `UITraitResolvesNaturalAlignmentWithBaseWritingDirection`.
    public static var identifier: String { "UITraitResolvesNaturalAlignmentWithBaseWritingDirection" }
    /// `ResolvesNaturalAlignmentWithBaseWritingDirection`.
    public static var name: String { "ResolvesNaturalAlignmentWithBaseWritingDirection" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTrait {
    static func printed(_ value: Bool) -> String { value ? "1" : "0" }
}

extension UITraitCollection {
    /// Whether natural text alignment follows the text's base writing direction.
    @inlinable public final var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
    }

    /// A collection with `resolvesNaturalAlignmentWithBaseWritingDirection` set.
    public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
        self.init(
            UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
            value: resolvesNaturalAlignmentWithBaseWritingDirection)
    }
}

extension UIMutableTraits {
    /// Whether natural text alignment follows the text's base writing direction.
    @inlinable public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
        set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
    }
}
