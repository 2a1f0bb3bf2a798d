/// The trait for the layout of the surrounding split view, `splitViewControllerLayoutEnvironment`.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    /// The default value of the trait: `.none`.
    @inlinable public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
    /// The identifier of the trait: `UITraitSplitViewControllerLayoutEnvironment`.
    public static var identifier: String { "UITraitSplitViewControllerLayoutEnvironment" }
    /// The name of the trait in descriptions: `SplitViewControllerLayoutEnvironment`.
    public static var name: String { "SplitViewControllerLayoutEnvironment" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitSplitViewControllerLayoutEnvironment: SystemTrait {
    static func printed(_ value: UISplitViewControllerLayoutEnvironment) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// The layout of the surrounding split view.
    @inlinable public final var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
}

extension UIMutableTraits {
    /// The layout of the surrounding split view.
    @inlinable public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
        get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
        set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
    }
}
