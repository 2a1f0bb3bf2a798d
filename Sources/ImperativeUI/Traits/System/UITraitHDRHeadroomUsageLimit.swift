import UnifiedStorage

/// Whether the use of extended brightness is limited.
public enum UIHDRHeadroomUsageLimit: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// It is limited.
    case active = 0
    /// It is not.
    case inactive = 1
}

/// Whether the use of extended brightness is limited: `hdrHeadroomUsageLimit`.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
    /// `UITraitHDRHeadroomUsageLimit`.
    public static var identifier: String { "UITraitHDRHeadroomUsageLimit" }
    /// `HDRHeadroomUsageLimit`.
    public static var name: String { "HDRHeadroomUsageLimit" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitHDRHeadroomUsageLimit: SystemTrait {
    static func printed(_ value: UIHDRHeadroomUsageLimit) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// Whether the use of extended brightness is limited.
    @inlinable public final var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
        self[UITraitHDRHeadroomUsageLimit.self]
    }

    /// A collection with `hdrHeadroomUsageLimit` set.
    public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
        self.init(UITraitHDRHeadroomUsageLimit.self, value: hdrHeadroomUsageLimit)
    }
}

extension UIMutableTraits {
    /// Whether the use of extended brightness is limited.
    @inlinable public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
        get { self[UITraitHDRHeadroomUsageLimit.self] }
        set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
    }
}
