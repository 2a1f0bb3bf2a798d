import UnifiedStorage

/// The range of brightness in which images are shown: `imageDynamicRange`.
public struct UITraitImageDynamicRange: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIImage.DynamicRange { .unspecified }
    /// `UITraitImageDynamicRange`.
    public static var identifier: String { "UITraitImageDynamicRange" }
    /// `ImageDynamicRange`.
    public static var name: String { "ImageDynamicRange" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitImageDynamicRange: SystemTrait {
    static func printed(_ value: UIImage.DynamicRange) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// The range of brightness in which images are shown.
    @inlinable public final var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }

    /// A collection with `imageDynamicRange` set.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }
}

extension UIMutableTraits {
    /// The range of brightness in which images are shown.
    @inlinable public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
}
