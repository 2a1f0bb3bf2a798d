/// How the columns of a ``NavigationSplitView`` share the room. Not for clients to implement.
public protocol NavigationSplitViewStyle: Sendable {
    /// How columns share the room. Not for clients.
    var _columnSharing: _ColumnSharing { get }
}

/// How the columns of a split view share the room. Not for clients.
public enum _ColumnSharing: Hashable, Sendable {
    /// As there is room.
    case automatic
    /// Side by side.
    case balanced
    /// The others cover the last one.
    case prominentDetail
}

/// Columns share the room as the system sees fit.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public init() {}
    /// Not for clients.
    public var _columnSharing: _ColumnSharing { .automatic }
}

/// The last column gets narrower where others are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public init() {}
    /// Not for clients.
    public var _columnSharing: _ColumnSharing { .balanced }
}

/// The last column keeps its width where others are shown, over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public init() {}
    /// Not for clients.
    public var _columnSharing: _ColumnSharing { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As the system sees fit.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The last column gets narrower where others are shown.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column keeps its width where others are shown, over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private enum ColumnSharingKey: EnvironmentKey {
    static var defaultValue: _ColumnSharing { .automatic }
}

extension EnvironmentValues {
    var columnSharing: _ColumnSharing {
        get { self[ColumnSharingKey.self] }
        set { self[ColumnSharingKey.self] = newValue }
    }
}

extension View {
    /// Says how the columns of each ``NavigationSplitView`` in this view share the room.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.columnSharing, style._columnSharing)
    }
}
