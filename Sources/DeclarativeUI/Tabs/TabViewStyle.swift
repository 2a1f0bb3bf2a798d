/// The appearance of a tab view. Styles of a program's own are not possible, as in SwiftUI.
@MainActor @preconcurrency public protocol TabViewStyle {
    /// What the style is. Not for clients to implement.
    nonisolated var _kind: _TabViewKind { get }
}

/// A kind of tab view. Not for clients.
public struct _TabViewKind: Sendable {
    let kind: TabViewKind
}

/// The kinds of tab views.
enum TabViewKind: Sendable {
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
    var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
}

/// The tab view style chosen by context, which is a bar below the contents.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}
    /// Not for clients to call.
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// A tab view style with a bar, wherever there might be something else.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// The style with a bar.
    nonisolated public init() {}
    /// Not for clients to call.
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// A tab view style with a bar where there is no room for a sidebar. There is none so far, so it is a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// The style with a sidebar or a bar.
    nonisolated public init() {}
    /// Not for clients to call.
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The style chosen by context.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar, wherever there might be something else.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar where there is no room for a sidebar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension View {
    /// Sets the appearance of tab views in this view: pages, or a bar below the contents.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewKind, style._kind.kind)
    }
}
