import UnifiedStorage

/// What a menu does once one of its actions was chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }
    private let kind: Kind

    /// As the context has it: the menu closes.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// The menu stays open.
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

    /// Whether menus have a mark; `.automatic` by default.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// What menus do once an action was chosen.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Says whether the menus in this view have a mark that says so. By default they have none.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Says whether menus close once an action in this view was chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
