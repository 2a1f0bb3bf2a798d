/// The appearance of a tab view. Styles of a program's own are not possible, as in SwiftUI.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The tab view style chosen by context, which is a bar below the contents.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}
}

/// A tab view style with a bar, wherever there might be something else.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// The style with a bar.
    nonisolated public init() {}
}

/// A tab view style with a bar where there is no room for a sidebar. There is none so far, so it is a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// The style with a sidebar or a bar.
    nonisolated public init() {}
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
    /// Sets the appearance of tab views in this view. All styles are a bar below the contents.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
