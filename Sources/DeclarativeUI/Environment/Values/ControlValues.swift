import Foundation

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The usual size.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Behavior { case automatic, enabled, disabled }
    private let behavior: Behavior

    /// As suits the button.
    public static let automatic = ButtonRepeatBehavior(behavior: .automatic)
    /// It acts again.
    public static let enabled = ButtonRepeatBehavior(behavior: .enabled)
    /// It acts once.
    public static let disabled = ButtonRepeatBehavior(behavior: .disabled)
}

/// In which order a menu's items are shown.
public struct MenuOrder: Hashable, Sendable {
    private enum Order { case automatic, priority, fixed }
    private let order: Order

    /// As suits the place.
    public static let automatic = MenuOrder(order: .automatic)
    /// The first item nearest to where the menu was opened.
    public static let priority = MenuOrder(order: .priority)
    /// From top to bottom.
    public static let fixed = MenuOrder(order: .fixed)
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More.
    case increased
}

/// Whether a list's contents are being edited.
public enum EditMode: Hashable, Sendable {
    /// They are not.
    case inactive
    /// For the time of one action.
    case transient
    /// They are.
    case active

    /// Whether contents are being edited, if only for the time of one action.
    public var isEditing: Bool { self != .inactive }
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// How large controls are. `.regular` where nothing was set.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether buttons act again while they are held. `.automatic` where nothing was set.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }

    /// In which order the items of menus are shown. `.automatic` where nothing was set.
    public internal(set) var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// How much the headers of sections stand out. `.standard` where nothing was set.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// Whether contents are being edited; `nil` where they cannot be. `nil` where nothing was set.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// The least height of a list's rows in points. `0` where nothing was set.
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets how large controls are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets whether buttons act again while they are held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets in which order the items of menus are shown.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets how much the headers of sections stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
