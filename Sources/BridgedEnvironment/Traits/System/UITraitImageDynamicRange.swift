/// The trait for the range of brightness in which images are displayed, `imageDynamicRange`.
public struct UITraitImageDynamicRange: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIImageDynamicRange { .unspecified }
    /// The identifier of the trait: `UITraitImageDynamicRange`.
    public static var identifier: String { "UITraitImageDynamicRange" }
    /// The name of the trait in descriptions: `ImageDynamicRange`.
    public static var name: String { "ImageDynamicRange" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitImageDynamicRange: SystemTrait {
    static func printed(_ value: UIImageDynamicRange) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// The range of brightness in which images are displayed.
    @inlinable public final var imageDynamicRange: UIImageDynamicRange { self[UITraitImageDynamicRange.self] }

    /// Creates a collection with a value for `imageDynamicRange`.
    public convenience init(imageDynamicRange: UIImageDynamicRange) {
        self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
    }
}

extension UIMutableTraits {
    /// The range of brightness in which images are displayed.
    @inlinable public var imageDynamicRange: UIImageDynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
}
