/// The trait for the number of pixels per point, `displayScale`; 0 if it is unknown.
public struct UITraitDisplayScale: UITraitDefinition {
    /// The default value of the trait: `0`.
    @inlinable public static var defaultValue: CGFloat { 0 }
    /// The identifier of the trait: `UITraitDisplayScale`.
    public static var identifier: String { "UITraitDisplayScale" }
    /// The name of the trait in descriptions: `DisplayScale`.
    public static var name: String { "DisplayScale" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitDisplayScale: SystemTrait {
    static func accepts(_ value: CGFloat) -> Bool { value.isFinite && value >= 0 }

    static func printed(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(clamping: value)) : String(describing: value)
    }
}

extension UITraitCollection {
    /// The number of pixels per point; 0 if it is unknown.
    @inlinable public final var displayScale: CGFloat { self[UITraitDisplayScale.self] }

    /// Creates a collection with a value for `displayScale`.
    public convenience init(displayScale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: displayScale)
    }
}

extension UIMutableTraits {
    /// The number of pixels per point; 0 if it is unknown.
    @inlinable public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
}
