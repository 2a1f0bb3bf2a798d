/// The tint in force.
public struct TintShapeStyle: ShapeStyle {
    /// The tint in force.
    public init() {}

    /// The colour of the tint in force; blue where none was set.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        guard let tint = environment.tint else { return Color.blue.resolve(in: environment) }
        var inner = environment
        inner.tint = nil
        return tint.resolve(in: inner)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private enum TintKey: EnvironmentKey {
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
