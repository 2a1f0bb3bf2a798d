/// The trait for whether natural text alignment follows the text's base writing direction,
/// `resolvesNaturalAlignmentWithBaseWritingDirection`.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
    /// The default value of the trait: `true`.
    @inlinable public static var defaultValue: Bool { true }
    /// The identifier of the trait: `UITraitResolvesNaturalAlignmentWithBaseWritingDirection`.
    public static var identifier: String { "UITraitResolvesNaturalAlignmentWithBaseWritingDirection" }
    /// The name of the trait in descriptions: `ResolvesNaturalAlignmentWithBaseWritingDirection`.
    public static var name: String { "ResolvesNaturalAlignmentWithBaseWritingDirection" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitResolvesNaturalAlignmentWithBaseWritingDirection: SystemTrait {
    static func printed(_ value: Bool) -> String { value ? "1" : "0" }
}

extension UITraitCollection {
    /// A Boolean value that indicates whether natural text alignment follows the text's base writing direction.
    @inlinable public final var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
    }

    /// Creates a collection with a value for `resolvesNaturalAlignmentWithBaseWritingDirection`.
    public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) {
        self.init(
            UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
            value: resolvesNaturalAlignmentWithBaseWritingDirection)
    }
}

extension UIMutableTraits {
    /// A Boolean value that indicates whether natural text alignment follows the text's base writing direction.
    @inlinable public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
        get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
        set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
    }
}
