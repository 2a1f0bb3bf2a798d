/// A type that determines the appearance of tables. Custom styles are not possible.
@MainActor @preconcurrency public protocol TableStyle {
    /// Whether rows are inset. Not for clients to implement.
    var _isInset: Bool { get }
}

/// The default table style, with rows from edge to edge.
public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Creates a table style.
    nonisolated public init() {}
    /// `false`. Not for clients to call.
    public var _isInset: Bool { false }
}

/// A table style with inset rows without backgrounds.
public struct InsetTableStyle: TableStyle, Sendable {
    /// Creates a table style.
    nonisolated public init() {}
    /// `true`. Not for clients to call.
    public var _isInset: Bool { true }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style, with rows from edge to edge.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A style with inset rows without backgrounds.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the style of tables in this view.
    @MainActor @preconcurrency public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.isTableInset, style._isInset)
    }

    /// Sets whether tables in this view show the labels of their columns. They do by default.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.hidesTableHeaders, visibility == .hidden)
    }
}

private enum TableInsetKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum TableHeadersKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether rows of tables are inset.
    var isTableInset: Bool {
        get { self[TableInsetKey.self] }
        set { self[TableInsetKey.self] = newValue }
    }

    /// Whether tables have no labels of their columns.
    var hidesTableHeaders: Bool {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}
