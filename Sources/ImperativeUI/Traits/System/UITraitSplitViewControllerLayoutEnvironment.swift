import UnifiedStorage

/// How the surrounding split view is laid out: `splitViewControllerLayoutEnvironment`.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    /// `.none`.
    @inlinable public static var defaultValue: UISplitViewController.LayoutEnvironment { .none }
    /// `UITraitSplitViewControllerLayoutEnvironment`.
    public static var identifier: String { "UITraitSplitViewControllerLayoutEnvironment" }
    /// `SplitViewControllerLayoutEnvironment`.
    public static var name: String { "SplitViewControllerLayoutEnvironment" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitSplitViewControllerLayoutEnvironment: SystemTrait {
    static func printed(_ value: UISplitViewController.LayoutEnvironment) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// How the surrounding split view is laid out.
    @inlinable public final var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
}

extension UIMutableTraits {
    /// How the surrounding split view is laid out.
    @inlinable public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
        set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
    }
}
