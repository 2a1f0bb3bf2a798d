import UnifiedStorage

/// The kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car.
    case carPlay = 3
    /// A computer with windows.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The kind of device the interface is for: `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// `UITraitUserInterfaceIdiom`.
    public static var identifier: String { "UITraitUserInterfaceIdiom" }
    /// `UserInterfaceIdiom`.
    public static var name: String { "UserInterfaceIdiom" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
    static func printed(_ value: UIUserInterfaceIdiom) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .phone: "Phone"
        case .pad: "Pad"
        case .tv: "TV"
        case .carPlay: "CarPlay"
        case .mac: "Mac"
        case .vision: "Vision"
        }
    }
}

extension UITraitCollection {
    /// The kind of device the interface is for.
    @inlinable public final var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }

    /// A collection with `userInterfaceIdiom` set.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }
}

extension UIMutableTraits {
    /// The kind of device the interface is for.
    @inlinable public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
}
