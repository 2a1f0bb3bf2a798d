/// A type that determines how the columns of a ``NavigationSplitView`` share the available width. Not for clients to
/// implement.
public protocol NavigationSplitViewStyle: Sendable {
    /// The way columns share the available width. Not for clients.
    var _columnSharing: _ColumnSharing { get }
}

/// The ways the columns of a split view share the available width. Not for clients.
public enum _ColumnSharing: Hashable, Sendable {
    /// Columns share the width according to the available space.
    case automatic
    /// Columns stand side by side.
    case balanced
    /// The other columns cover the detail column.
    case prominentDetail
}

/// A split view style that shares the width between the columns as the system sees fit.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates a navigation split view style.
    public init() {}
    /// The way columns share the available width. Not for clients.
    public var _columnSharing: _ColumnSharing { .automatic }
}

/// A split view style that narrows the detail column when other columns are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates a navigation split view style.
    public init() {}
    /// The way columns share the available width. Not for clients.
    public var _columnSharing: _ColumnSharing { .balanced }
}

/// A split view style that keeps the detail column's width and shows the other columns over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates a navigation split view style.
    public init() {}
    /// The way columns share the available width. Not for clients.
    public var _columnSharing: _ColumnSharing { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default split view style, which shares the width as the system sees fit.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A split view style that narrows the detail column when other columns are shown.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A split view style that keeps the detail column's width and shows the other columns over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private enum ColumnSharingKey: EnvironmentKey {
    static var defaultValue: _ColumnSharing { .automatic }
}

extension EnvironmentValues {
    package var columnSharing: _ColumnSharing {
        get { self[ColumnSharingKey.self] }
        set { self[ColumnSharingKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of each ``NavigationSplitView`` in this view.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.columnSharing, style._columnSharing)
    }
}
