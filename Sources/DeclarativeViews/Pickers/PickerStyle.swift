import BridgedEnvironment

/// How the picker in force looks.
enum PickerKind: Sendable {
    case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

private enum PickerKindKey: EnvironmentKey {
    static var defaultValue: PickerKind { .automatic }
}

extension EnvironmentValues {
    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

/// A type that specifies the appearance and interaction of pickers. As in SwiftUI, custom picker styles are not
/// possible.
@MainActor @preconcurrency public protocol PickerStyle {
    /// Identifies the style as one of the framework's. Implementation detail; don't implement this property.
    nonisolated var _kind: _PickerKind { get }
}

/// An identifier of a built-in picker style. Implementation detail; don't use this type.
public struct _PickerKind: Sendable {
    let kind: PickerKind
}

extension View {
    /// Sets the style of pickers in this view. The innermost style takes precedence.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, style._kind.kind)
    }
}

/// The default picker style, chosen by context: a menu, or inside a menu the values as items.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// Creates a default picker style.
    nonisolated public init() {}
    /// Implementation detail. Don't use this property.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .automatic) }
}

/// A picker style that displays the current value in a button, which opens a menu of all values.
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// Creates a menu picker style.
    nonisolated public init() {}
    /// Implementation detail. Don't use this property.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// A picker style that displays all values in a segmented control.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// Creates a segmented picker style.
    nonisolated public init() {}
    /// Implementation detail. Don't use this property.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

/// A picker style that displays each value inline with the views of its container: in a list, one below the other.
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// Creates an inline picker style.
    nonisolated public init() {}
    /// Implementation detail. Don't use this property.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}

/// A picker style that displays the values in a scrollable wheel, with the selection among its neighbours.
public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Creates a wheel picker style.
    nonisolated public init() {}
    /// Implementation detail. Don't use this property.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}

/// A picker style that displays the current value in a navigation link to a page of all values. It requires a
/// navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// Creates a navigation link picker style.
    nonisolated public init() {}
    /// Implementation detail. Don't use this property.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .navigationLink) }
}

/// A picker style that displays all values side by side; inside a menu, as images in one row.
public struct PalettePickerStyle: PickerStyle, Sendable {
    /// Creates a palette picker style.
    nonisolated public init() {}
    /// Implementation detail. Don't use this property.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .palette) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default picker style, chosen by context.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A picker style that displays the current value in a button, which opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A picker style that displays all values in a segmented control.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A picker style that displays each value inline with the views of its container.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A picker style that displays the values in a scrollable wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A picker style that displays the current value in a navigation link.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A picker style that displays all values side by side, also inside a menu.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
