import UnifiedStorage

/// What an area or a text can be filled with.
public protocol ShapeStyle: Sendable {
    /// The style this one stands for in an environment; `Never` for styles that stand for themselves.
    associatedtype Resolved: ShapeStyle = Never
    /// What this style stands for in `environment`.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Works out what is painted. Not for clients to implement or call.
    func _apply(to area: inout _StyledArea)
}

extension Never: ShapeStyle {
    /// Stands for itself.
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    /// Never called: this style stands for itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("resolve(in:) must not be called on \(Self.self): it stands for itself.")
    }

    /// Paints nothing, unless the style says otherwise. Not for clients to call.
    public func _apply(to area: inout _StyledArea) {}
}

extension ShapeStyle {
    /// Paints what the style stands for. Not for clients to call.
    public func _apply(to area: inout _StyledArea) { resolve(in: area.environment)._apply(to: &area) }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    /// Stands for itself.
    public typealias Resolved = Never

    let base: any ShapeStyle

    /// Wraps a style; wrapping an `AnyShapeStyle` again adds no layer.
    public init<S: ShapeStyle>(_ style: S) {
        if let wrapped = style as? AnyShapeStyle { self = wrapped } else { base = style }
    }

    /// Paints what the wrapped style paints. Not for clients to call.
    public func _apply(to area: inout _StyledArea) { base._apply(to: &area) }
}

extension AnyShapeStyle {
    /// Whether both wrap equal styles of one type; for types that cannot be compared, `false`.
    func isSame(as other: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ one: S) -> Bool {
            guard let other = other.base as? S else { return false }
            return valuesAreEqual(one, other, mode: .equatableUnlessPlain)
        }
        return compare(base)
    }
}

/// A style, fainter.
struct FaintStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never

    let base: Base
    let opacity: Double

    func _apply(to area: inout _StyledArea) {
        base._apply(to: &area)
        area.paint = area.paint?.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    }
}

extension ShapeStyle {
    /// This style with the opacity multiplied by a factor from 0 to 1. NaN counts as 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FaintStyle(base: self, opacity: opacity) }
}
