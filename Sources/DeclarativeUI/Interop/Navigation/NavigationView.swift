import ImperativeUI

/// A view of pages on top of each other, or in columns. Deprecated in SwiftUI in favour of ``NavigationStack`` and
/// ``NavigationSplitView``.
public struct NavigationView<Content: View> {
    private let content: Content
    @Environment(\.navigationHasColumns) private var hasColumns

    /// Makes a stack with a root, or columns of the views where the style has some.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    /// The stack or the columns.
    public var body: some View {
        if hasColumns {
            Group(subviews: content) { subviews in
                NavigationSplitCore(
                    columns: Self.columns(subviews.map { AnyView(ListedContent(subview: $0.listed)) }),
                    settings: NavigationSplitSettings(),
                    visibility: nil, compactColumn: nil
                )
                .id(min(max(subviews.count, 2), 3))
                .ignoresSafeArea(.container)
            }
        } else {
            NavigationStackCore(path: nil, values: nil, root: content)
        }
    }

    /// Two or three columns: the last of more views are in none, as there is no room for them.
    private static func columns(_ views: [AnyView]) -> [AnyView] {
        Array((views + [AnyView(EmptyView()), AnyView(EmptyView())]).prefix(min(max(views.count, 2), 3)))
    }
}

private enum NavigationHasColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var navigationHasColumns: Bool {
        get { self[NavigationHasColumnsKey.self] }
        set { self[NavigationHasColumnsKey.self] = newValue }
    }
}

/// How a ``NavigationView`` shows its pages. Not for clients to implement.
public protocol NavigationViewStyle: Sendable {
    /// Whether there are columns. Not for clients.
    var _hasColumns: Bool { get }
}

extension NavigationViewStyle {
    /// False. Not for clients.
    public var _hasColumns: Bool { false }
}

/// The style that the system has for a ``NavigationView``: pages on top of each other.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}

/// Shows the pages of a ``NavigationView`` on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}

/// Shows the views of a ``NavigationView`` in columns, as a ``NavigationSplitView`` does.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    init() {}
    /// True. Not for clients.
    public var _hasColumns: Bool { true }
}

/// Shows the views of a ``NavigationView`` in columns. Deprecated in SwiftUI in favour of
/// ``NavigationViewStyle/columns``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
    /// True. Not for clients.
    public var _hasColumns: Bool { true }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// In columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that the system has.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Pages on top of each other.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Says how each ``NavigationView`` in this view shows its pages.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationHasColumns, style._hasColumns)
    }
}
