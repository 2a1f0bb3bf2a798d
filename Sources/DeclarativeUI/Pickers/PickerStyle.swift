import UnifiedStorage

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

/// The appearance of pickers. Styles of a program's own are not possible, as in SwiftUI.
@MainActor @preconcurrency public protocol PickerStyle {
    /// Tells that the style is one of the library's. Not for clients to implement.
    nonisolated var _kind: _PickerKind { get }
}

/// Which of the library's styles a picker style is. Not for clients to use.
public struct _PickerKind: Sendable {
    let kind: PickerKind
}

extension View {
    /// Sets the appearance of pickers in this view. The style nearest to a picker wins.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, style._kind.kind)
    }
}

/// The picker style chosen by context: a menu, and among the items of a menu the values themselves.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}
    /// Not for clients to use.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .automatic) }
}

/// A picker style that shows the current value in a button that opens a menu of all of them.
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// The style with a menu.
    nonisolated public init() {}
    /// Not for clients to use.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

/// A picker style that shows all values beside each other.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// The style with segments.
    nonisolated public init() {}
    /// Not for clients to use.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

/// A picker style that shows all values as views of the container around the picker, below each other in a list.
public struct InlinePickerStyle: PickerStyle, Sendable {
    /// The style that shows all values.
    nonisolated public init() {}
    /// Not for clients to use.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}

/// A picker style that shows some values around the current one, which are scrolled.
public struct WheelPickerStyle: PickerStyle, Sendable {
    /// The style that scrolls.
    nonisolated public init() {}
    /// Not for clients to use.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}

/// A picker style that shows the current value in a link to a page with all of them. It needs a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    /// The style with a link.
    nonisolated public init() {}
    /// Not for clients to use.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .navigationLink) }
}

/// A picker style that shows all values beside each other, in a menu as images in one row of it.
public struct PalettePickerStyle: PickerStyle, Sendable {
    /// The style with a row of values.
    nonisolated public init() {}
    /// Not for clients to use.
    nonisolated public var _kind: _PickerKind { _PickerKind(kind: .palette) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style chosen by context.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The current value in a button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All values beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All values as views of the container.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// Some values around the current one.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The current value in a link.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All values beside each other, also in a menu.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
