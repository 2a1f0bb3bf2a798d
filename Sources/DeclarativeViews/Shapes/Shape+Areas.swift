import Drawing
import Foundation
import LayoutEngine

/// A shape made of two, in the same rectangle. Not for clients to make.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case area(AreaOperation)
        case line(isInside: Bool)
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (one, other) = (first.path(in: rect).data, second.path(in: rect).data)
        let rule = FillStyle(eoFill: eoFill).rule
        switch operation {
        case .area(let operation): return Path(one.combined(with: other, by: operation, rule: rule))
        case .line(let isInside): return Path(one.lineParts(other, inside: isInside, rule: rule))
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    static var _takesAnySize: Bool { First._takesAnySize }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

// Each has this shape's size, and its behaviour where the reading direction is right to left.
extension Shape {
    /// Returns a shape of the area inside both shapes. Curves become lines, as in ``Path/normalized(eoFill:)``.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.intersection), eoFill: eoFill)
    }

    /// Returns a shape of the area inside either shape. Curves become lines, as in ``Path/normalized(eoFill:)``.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.union), eoFill: eoFill)
    }

    /// Returns a shape of the area inside this shape but outside the other. Curves become lines, as in
    /// ``Path/normalized(eoFill:)``.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.subtracting), eoFill: eoFill)
    }

    /// Returns a shape of the area inside exactly one of the two shapes. Curves become lines, as in
    /// ``Path/normalized(eoFill:)``.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.symmetricDifference), eoFill: eoFill)
    }

    /// Returns a shape of the parts of this shape's line that lie inside another shape. Stroke the result.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .line(isInside: true), eoFill: eoFill)
    }

    /// Returns a shape of the parts of this shape's line that lie outside another shape. Stroke the result.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .line(isInside: false), eoFill: eoFill)
    }
}
