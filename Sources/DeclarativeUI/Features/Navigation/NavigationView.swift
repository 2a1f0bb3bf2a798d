import DeclarativeViews
import ImperativeUI

/// A view that shows pages in a stack or in columns. Deprecated in SwiftUI in favour of ``NavigationStack`` and
/// ``NavigationSplitView``.
public struct NavigationView<Content: View> {
    private let content: Content
    @Environment(\.navigationHasColumns) private var hasColumns

    /// Creates a navigation view from a root view, or from one view per column if the style has columns.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    /// The content of the view: the stack or the columns.
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

/// A type that determines how a ``NavigationView`` shows its pages. Not for clients to implement.
public protocol NavigationViewStyle: Sendable {
    /// A Boolean value that indicates whether the style shows columns. Not for clients.
    var _hasColumns: Bool { get }
}

extension NavigationViewStyle {
    /// A Boolean value that indicates whether the style shows columns; `false` by default. Not for clients.
    public var _hasColumns: Bool { false }
}

/// The default style of a ``NavigationView``, which shows its pages in a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates a navigation view style.
    public init() {}
}

/// A style that shows the pages of a ``NavigationView`` in a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates a navigation view style.
    public init() {}
}

/// A style that shows the views of a ``NavigationView`` in columns, as a ``NavigationSplitView`` does.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    init() {}
    /// A Boolean value that indicates whether the style shows columns; always `true`. Not for clients.
    public var _hasColumns: Bool { true }
}

/// A style that shows the views of a ``NavigationView`` in columns. Deprecated in SwiftUI in favour of
/// ``NavigationViewStyle/columns``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates a navigation view style.
    public init() {}
    /// A Boolean value that indicates whether the style shows columns; always `true`. Not for clients.
    public var _hasColumns: Bool { true }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style that shows the views in columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style, which shows pages in a stack.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that shows pages in a stack.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Sets the style of each ``NavigationView`` in this view.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationHasColumns, style._hasColumns)
    }
}
