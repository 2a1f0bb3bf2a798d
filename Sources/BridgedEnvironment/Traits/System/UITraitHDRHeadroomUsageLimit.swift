/// The limit on the use of extended brightness.
public enum UIHDRHeadroomUsageLimit: Int, Codable, Sendable {
    /// The limit is not specified.
    case unspecified = -1
    /// The use of extended brightness is limited.
    case active = 0
    /// The use of extended brightness is not limited.
    case inactive = 1
}

/// The trait for whether the use of extended brightness is limited, `hdrHeadroomUsageLimit`.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
    /// The identifier of the trait: `UITraitHDRHeadroomUsageLimit`.
    public static var identifier: String { "UITraitHDRHeadroomUsageLimit" }
    /// The name of the trait in descriptions: `HDRHeadroomUsageLimit`.
    public static var name: String { "HDRHeadroomUsageLimit" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitHDRHeadroomUsageLimit: SystemTrait {
    static func printed(_ value: UIHDRHeadroomUsageLimit) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// The limit on the use of extended brightness.
    @inlinable public final var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
        self[UITraitHDRHeadroomUsageLimit.self]
    }

    /// Creates a collection with a value for `hdrHeadroomUsageLimit`.
    public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
        self.init(UITraitHDRHeadroomUsageLimit.self, value: hdrHeadroomUsageLimit)
    }
}

extension UIMutableTraits {
    /// The limit on the use of extended brightness.
    @inlinable public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
        get { self[UITraitHDRHeadroomUsageLimit.self] }
        set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
    }
}
