import UnifiedStorage

/// The kind of list content is in.
public enum UIListEnvironment: Int, Codable, Sendable {
    /// Not known.
    case unspecified = 0
    /// No list.
    case none = 1
    /// A plain list.
    case plain = 2
    /// A list in groups from edge to edge.
    case grouped = 3
    /// A list in inset groups.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A sidebar without sections.
    case sidebarPlain = 6
}

/// The kind of list the content is in: `listEnvironment`.
public struct UITraitListEnvironment: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIListEnvironment { .unspecified }
    /// `UITraitListEnvironment`.
    public static var identifier: String { "UITraitListEnvironment" }
    /// `ListEnvironment`.
    public static var name: String { "ListEnvironment" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitListEnvironment: SystemTrait {
    static func printed(_ value: UIListEnvironment) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// The kind of list the content is in.
    @inlinable public final var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

    /// A collection with `listEnvironment` set.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(UITraitListEnvironment.self, value: listEnvironment)
    }
}

extension UIMutableTraits {
    /// The kind of list the content is in.
    @inlinable public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}
