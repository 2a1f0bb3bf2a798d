/// The kind of list that contains the content.
public enum UIListEnvironment: Int, Codable, Sendable {
    /// The kind of list is not specified.
    case unspecified = 0
    /// The content is not in a list.
    case none = 1
    /// The content is in a plain list.
    case plain = 2
    /// The content is in a grouped list, whose groups extend from edge to edge.
    case grouped = 3
    /// The content is in a list with inset groups.
    case insetGrouped = 4
    /// The content is in a sidebar.
    case sidebar = 5
    /// The content is in a sidebar without sections.
    case sidebarPlain = 6
}

/// The trait for the kind of list that contains the content, `listEnvironment`.
public struct UITraitListEnvironment: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIListEnvironment { .unspecified }
    /// The identifier of the trait: `UITraitListEnvironment`.
    public static var identifier: String { "UITraitListEnvironment" }
    /// The name of the trait in descriptions: `ListEnvironment`.
    public static var name: String { "ListEnvironment" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `true`.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitListEnvironment: SystemTrait {
    static func printed(_ value: UIListEnvironment) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// The kind of list that contains the content.
    @inlinable public final var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

    /// Creates a collection with a value for `listEnvironment`.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }
}

extension UIMutableTraits {
    /// The kind of list that contains the content.
    @inlinable public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}
