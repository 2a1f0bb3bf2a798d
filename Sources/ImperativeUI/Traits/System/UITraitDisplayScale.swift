import UnifiedStorage

/// Pixels a point; 0 where it is not known: `displayScale`.
public struct UITraitDisplayScale: UITraitDefinition {
    /// `0`.
    @inlinable public static var defaultValue: CGFloat { 0 }
    /// `UITraitDisplayScale`.
    public static var identifier: String { "UITraitDisplayScale" }
    /// `DisplayScale`.
    public static var name: String { "DisplayScale" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitDisplayScale: SystemTrait {
    static func accepts(_ value: CGFloat) -> Bool { value.isFinite && value >= 0 }

    static func printed(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(clamping: value)) : String(describing: value)
    }
}

extension UITraitCollection {
    /// Pixels a point; 0 where it is not known.
    @inlinable public final var displayScale: CGFloat { self[UITraitDisplayScale.self] }

    /// A collection with `displayScale` set.
    public convenience init(displayScale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: displayScale)
    }
}

extension UIMutableTraits {
    /// Pixels a point; 0 where it is not known.
    @inlinable public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
}
