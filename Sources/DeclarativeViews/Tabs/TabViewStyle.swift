/// A type that determines the appearance of a tab view. Custom styles are not possible, as in SwiftUI.
@MainActor @preconcurrency public protocol TabViewStyle {
    /// The kind of the style. Not for clients to implement.
    nonisolated var _kind: _TabViewKind { get }
}

/// A kind of tab view. Not for clients.
public struct _TabViewKind: Sendable {
    let kind: TabViewKind
}

/// The kinds of tab views.
package enum TabViewKind: Sendable {
    /// A bar below the contents.
    case bar
    /// Pages that are turned, with dots.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

private enum TabViewKindKey: EnvironmentKey {
    static var defaultValue: TabViewKind { .bar }
}

extension EnvironmentValues {
    /// The kind of tab views. `.bar` where nothing was set.
    package var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
}

/// The default tab view style, which shows a bar below the content.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates a tab view style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// A tab view style that always shows a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Creates a tab view style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// A tab view style that shows a sidebar if there is space, or else a tab bar. Sidebars are not supported yet, so it
/// is always a tab bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates a tab view style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style, which the context determines.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A style that always shows a tab bar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style that shows a sidebar if there is space, or else a tab bar. So far, it is always a tab bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension View {
    /// Sets the style of tab views in this view: pages, or a tab bar below the content.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewKind, style._kind.kind)
    }
}
