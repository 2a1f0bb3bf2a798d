import Drawing

/// The appearance of lists and of what is in them. Styles of a program's own are not possible, as in SwiftUI.
@MainActor @preconcurrency public protocol ListStyle {
    /// What the style is. Not for clients to implement.
    var _kind: _ListKind { get }
}

/// A kind of list. Not for clients.
public struct _ListKind: Sendable {
    let kind: ListKind
}

/// The list style chosen by context, which is sections on cards.
public struct DefaultListStyle: ListStyle, Sendable {
    /// The automatic style.
    nonisolated public init() {}
    /// Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}

/// A list style of rows from edge to edge. The headers of sections stay in sight.
public struct PlainListStyle: ListStyle, Sendable {
    /// The plain style.
    nonisolated public init() {}
    /// Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .plain) }
}

/// A list style of rows without backgrounds, away from the edges.
public struct InsetListStyle: ListStyle, Sendable {
    /// The inset style.
    nonisolated public init() {}
    /// Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .inset) }
}

/// A list style of sections from edge to edge, apart from each other.
public struct GroupedListStyle: ListStyle, Sendable {
    /// The grouped style.
    nonisolated public init() {}
    /// Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .grouped) }
}

/// A list style of sections on cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// The style with cards.
    nonisolated public init() {}
    /// Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}

/// A list style for what there is to choose from, beside what is chosen.
public struct SidebarListStyle: ListStyle, Sendable {
    /// The style of sidebars.
    nonisolated public init() {}
    /// Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style chosen by context.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows without backgrounds, away from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections from edge to edge, apart from each other.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// What there is to choose from, beside what is chosen.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the appearance of lists in this view.
    @MainActor @preconcurrency public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listKind, style._kind.kind)
    }
}

private enum ListKindKey: EnvironmentKey {
    static var defaultValue: ListKind { .insetGrouped }
}

extension EnvironmentValues {
    /// The kind of the lists in a view.
    var listKind: ListKind {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }
}
