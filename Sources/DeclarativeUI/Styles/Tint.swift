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
        area.paint = tint.paint(in: around, bounds: area.bounds)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force.
    public static var tint: TintShapeStyle { TintShapeStyle() }
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
