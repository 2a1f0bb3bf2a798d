import Foundation

/// The sizes of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest control size.
    case mini
    /// A control size smaller than the standard one.
    case small
    /// The standard size, which is the default.
    case regular
    /// A control size larger than the standard one.
    case large
    /// The largest control size.
    case extraLarge
}

/// The repeat behaviour of a button while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Behavior { case automatic, enabled, disabled }
    private let behavior: Behavior

    /// A behaviour determined by the context.
    public static let automatic = ButtonRepeatBehavior(behavior: .automatic)
    /// The button repeats its action while it is held.
    public static let enabled = ButtonRepeatBehavior(behavior: .enabled)
    /// The button runs its action once.
    public static let disabled = ButtonRepeatBehavior(behavior: .disabled)
}

/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
    private enum Order { case automatic, priority, fixed }
    private let order: Order

    /// A behaviour determined by the context.
    public static let automatic = MenuOrder(order: .automatic)
    /// The first item is nearest to the point where the menu opens.
    public static let priority = MenuOrder(order: .priority)
    /// The items keep their order from top to bottom.
    public static let fixed = MenuOrder(order: .fixed)
}

/// The levels of visual prominence.
public enum Prominence: Hashable, Sendable {
    /// The standard prominence, which is the default.
    case standard
    /// A prominence above the standard one.
    case increased
}

/// The edit modes of a list.
public enum EditMode: Hashable, Sendable {
    /// The content is not being edited.
    case inactive
    /// The content is being edited for the duration of one action.
    case transient
    /// The content is being edited.
    case active

    /// A Boolean value that indicates whether the content is being edited, even if only for one action.
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

package enum EditModeKey: EnvironmentKey {
    package static var defaultValue: Binding<EditMode>? { nil }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// The size of controls; `.regular` by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The repeat behaviour of buttons; `.automatic` by default.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }

    /// The order of items in menus; `.automatic` by default.
    public internal(set) var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// The prominence of section headers; `.standard` by default.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// A binding to the edit mode of the content; `nil`, the default, if it cannot be edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }

    /// The minimum height of a list's rows in points; `0` by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets the repeat behaviour of buttons.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Sets the order of items in menus.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets the prominence of section headers.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
