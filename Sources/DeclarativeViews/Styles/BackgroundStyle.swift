/// A style that resolves to the current background style.
public struct BackgroundStyle: ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    /// Creates a style that resolves to the current background style.
    nonisolated public init() {}

    /// Paints with the current background style, or with the colour behind all views if none is set. Used by the
    /// framework only.
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
    /// The current background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style for separators between content.
public struct SeparatorShapeStyle: ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    /// Creates a separator style.
    nonisolated public init() {}

    /// Paints with the system's separator colour. Used by the framework only.
    public func _apply(to area: inout _StyledArea) { Color(.palette(.separator))._apply(to: &area) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators between content.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that ``BackgroundStyle`` resolves to, or `nil` for the colour behind all views. The default is
    /// `nil`.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style that ``BackgroundStyle`` resolves to in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
