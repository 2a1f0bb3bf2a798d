/// The background style in force.
public struct BackgroundStyle: ShapeStyle {
    /// Stands for itself.
    public typealias Resolved = Never

    /// The background style in force.
    nonisolated public init() {}

    /// Paints with the style in force; the colour behind all views where none was set. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        guard let style = area.environment.backgroundStyle else {
            return Color(.palette(.systemBackground))._apply(to: &area)
        }
        var around = area.environment
        around.backgroundStyle = nil
        area.apply(style, in: around)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style in force.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Stands for itself.
    public typealias Resolved = Never

    /// The colour of lines between things.
    nonisolated public init() {}

    /// Paints with the system's colour of separators. Not for clients to call.
    public func _apply(to area: inout _StyledArea) { Color(.palette(.separator))._apply(to: &area) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What ``BackgroundStyle`` stands for; `nil` for the colour behind all views. `nil` where nothing was set.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what ``BackgroundStyle`` stands for in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
