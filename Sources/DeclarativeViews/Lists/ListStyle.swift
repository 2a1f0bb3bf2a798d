import Drawing

/// A type that determines the appearance of lists and their content. Custom styles are not possible, as in SwiftUI.
@MainActor @preconcurrency public protocol ListStyle {
    /// The kind of the style. Not for clients to implement.
    var _kind: _ListKind { get }
}

/// A kind of list. Not for clients.
public struct _ListKind: Sendable {
    let kind: ListKind
}

/// The default list style, which shows sections on cards.
public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates a list style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}

/// A list style with rows from edge to edge. Section headers stay in view.
public struct PlainListStyle: ListStyle, Sendable {
    /// Creates a list style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .plain) }
}

/// A list style with inset rows without backgrounds.
public struct InsetListStyle: ListStyle, Sendable {
    /// Creates a list style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .inset) }
}

/// A list style with separate sections from edge to edge.
public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates a list style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .grouped) }
}

/// A list style that shows sections on cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates a list style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}

/// A list style for a sidebar, whose selection determines the content beside it.
public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates a list style.
    nonisolated public init() {}
    /// The kind of the style. Not for clients to call.
    public var _kind: _ListKind { _ListKind(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style, which the context determines.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// A style with rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A style with inset rows without backgrounds.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A style with separate sections from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A style that shows sections on cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A style for a sidebar, whose selection determines the content beside it.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the style of lists in this view.
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
