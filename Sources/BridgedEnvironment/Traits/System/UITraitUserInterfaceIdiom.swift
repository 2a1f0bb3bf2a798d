/// The type of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Codable, Sendable {
    /// The idiom is not specified.
    case unspecified = -1
    /// An interface for phones.
    case phone = 0
    /// An interface for tablets.
    case pad = 1
    /// An interface for televisions.
    case tv = 2
    /// An interface for cars.
    case carPlay = 3
    /// An interface for computers with windows.
    case mac = 5
    /// An interface for headsets.
    case vision = 6
}

/// The trait for the type of device for which the interface is designed, `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// The identifier of the trait: `UITraitUserInterfaceIdiom`.
    public static var identifier: String { "UITraitUserInterfaceIdiom" }
    /// The name of the trait in descriptions: `UserInterfaceIdiom`.
    public static var name: String { "UserInterfaceIdiom" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `true`.
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
    /// The type of device for which the interface is designed.
    @inlinable public final var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }

    /// Creates a collection with a value for `userInterfaceIdiom`.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }
}

extension UIMutableTraits {
    /// The type of device for which the interface is designed.
    @inlinable public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
}
