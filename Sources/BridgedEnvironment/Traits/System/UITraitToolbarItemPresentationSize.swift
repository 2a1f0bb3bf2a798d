/// The size of the items in a desktop toolbar.
public enum UINSToolbarItemPresentationSize: Int, Codable, Sendable {
    /// The size is not specified.
    case unspecified = -1
    /// The regular size.
    case regular = 0
    /// A small size.
    case small = 1
    /// A large size.
    case large = 3
}

/// The trait for the size of the items in a desktop toolbar, `toolbarItemPresentationSize`.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    /// The identifier of the trait: `UITraitToolbarItemPresentationSize`.
    public static var identifier: String { "UITraitToolbarItemPresentationSize" }
    /// The name of the trait in descriptions: `ToolbarItemPresentationSize`.
    public static var name: String { "ToolbarItemPresentationSize" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
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
    /// The size of the items in a desktop toolbar.
    @inlinable public final var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }

    /// Creates a collection with a value for `toolbarItemPresentationSize`.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
    }
}

extension UIMutableTraits {
    /// The size of the items in a desktop toolbar.
    @inlinable public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
}
