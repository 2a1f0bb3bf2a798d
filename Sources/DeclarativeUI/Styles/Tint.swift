import Drawing

/// The tint in force.
public struct TintShapeStyle: ShapeStyle {
    /// Stands for itself.
    public typealias Resolved = Never

    /// The tint in force.
    public init() {}

    /// Paints with the tint in force; blue where none was set. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {
        guard let tint = area.environment.tint else { return Color.blue._apply(to: &area) }
        var around = area.environment
        around.tint = nil
        area.apply(tint, in: around)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force.
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
    /// The colour that marks controls and other things that stand out: the tint in force where it is shown, of a
    /// gradient the first colour; blue where none was set.
    public static var accentColor: Color { Color(.dynamic(AnyDynamicColor(base: AccentColor()))) }
}

extension ShapeStyle where Self == Color {
    /// `Color.accentColor`.
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
    /// Sets what marks controls and other things that stand out; `nil` for the default.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the colour that marks controls and other things that stand out; `nil` for the default.
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }
}
