import UnifiedStorage

/// The size in which a desktop toolbar shows its items.
public enum UINSToolbarItemPresentationSize: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// The usual size.
    case regular = 0
    /// A small size.
    case small = 1
    /// A large size.
    case large = 3
}

/// The size in which a desktop toolbar shows its items: `toolbarItemPresentationSize`.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    /// `UITraitToolbarItemPresentationSize`.
    public static var identifier: String { "UITraitToolbarItemPresentationSize" }
    /// `ToolbarItemPresentationSize`.
    public static var name: String { "ToolbarItemPresentationSize" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitToolbarItemPresentationSize: SystemTrait {
    static func printed(_ value: UINSToolbarItemPresentationSize) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .regular: "Regular"
        case .small: "Small"
        case .large: "Large"
        }
    }
}

extension UITraitCollection {
    /// The size in which a desktop toolbar shows its items.
    @inlinable public final var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }

    /// A collection with `toolbarItemPresentationSize` set.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
    }
}

extension UIMutableTraits {
    /// The size in which a desktop toolbar shows its items.
    @inlinable public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
}
