import Drawing

/// A style that resolves to the current tint.
public struct TintShapeStyle: ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    /// Creates a style that resolves to the current tint.
    public init() {}

    /// Paints with the current tint, or blue if none is set. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {
        guard let tint = area.environment.tint else { return Color.blue._apply(to: &area) }
        var around = area.environment
        around.tint = nil
        area.apply(tint, in: around)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// A style that paints with the current tint, or blue if none is set.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The tint in force as a colour.
private struct AccentColor: DynamicColor {
    func components(in environment: EnvironmentValues) -> ColorComponents {
        guard let tint = environment.tint else { return Color.blue.components(in: environment) }
        // A tint that refers to the accent colour means the one around it.
        var around = environment
        around.tint = nil
        return tint.paint(in: around, bounds: .zero)?.firstColor ?? Color.blue.components(in: environment)
    }
}

extension Color {
    /// The colour of controls and other accented content: the current tint where the colour is shown.
    ///
    /// If the tint is a gradient, the accent colour is its first colour. If no tint is set, it is blue.
    public static var accentColor: Color { Color(.dynamic(AnyDynamicColor(base: AccentColor()))) }
}

extension ShapeStyle where Self == Color {
    /// The accent colour; see ``Color/accentColor``.
    public static var accentColor: Color { Color.accentColor }
}

enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The tint in force; `nil` for the default one.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint of controls and other accented content in this view, or restores the default if `nil`.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the tint colour of controls and other accented content in this view, or restores the default if `nil`.
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }
}
