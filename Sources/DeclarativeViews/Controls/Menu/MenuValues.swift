import BridgedEnvironment

/// The dismissal behaviour of a menu after the user selects an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    /// The default behaviour, chosen by context: closes the menu.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// Closes the menu after the selection.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// Keeps the menu open after the selection.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether the views are the contents of a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }

    /// The visibility of the menu indicator; `.automatic` by default.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// The behaviour of menus once an action was chosen.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the indicator of menus in this view. By default, the indicator is hidden.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets whether menus close after the user selects an action in this view.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
