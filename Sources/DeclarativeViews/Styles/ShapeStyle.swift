import BridgedEnvironment

/// A style for filling areas and texts, such as a colour or a gradient.
public protocol ShapeStyle: Sendable {
    /// The type of the style this style resolves to. `Never` for styles that resolve to themselves.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style this style resolves to in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Determines the paint of an area. The framework implements and calls this method; clients do not.
    func _apply(to area: inout _StyledArea)
}

extension Never: ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    /// Never called, because the style resolves to itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("resolve(in:) must not be called on \(Self.self): it stands for itself.")
    }

    /// Paints nothing. The default implementation of a style that resolves to itself. Used by the framework only.
    public func _apply(to area: inout _StyledArea) {}
}

extension ShapeStyle {
    /// Paints with the resolved style. Used by the framework only.
    public func _apply(to area: inout _StyledArea) { resolve(in: area.environment)._apply(to: &area) }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    /// The resolved type: `Never`, because the style resolves to itself.
    public typealias Resolved = Never

    let base: any ShapeStyle

    /// Creates a type-erased style. Wrapping an `AnyShapeStyle` again adds no layer.
    public init<S: ShapeStyle>(_ style: S) {
        if let wrapped = style as? AnyShapeStyle { self = wrapped } else { base = style }
    }

    /// Paints with the wrapped style. Used by the framework only.
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
    /// Returns this style with its opacity multiplied by a factor from 0 to 1. `NaN` counts as 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FaintStyle(base: self, opacity: opacity) }
}
