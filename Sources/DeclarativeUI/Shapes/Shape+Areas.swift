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
    /// What lies both in this shape and in another. Curves become lines, as in ``Path/normalized(eoFill:)``.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.intersection), eoFill: eoFill)
    }

    /// What lies in this shape or in another. Curves become lines, as in ``Path/normalized(eoFill:)``.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.union), eoFill: eoFill)
    }

    /// What lies in this shape and not in another. Curves become lines, as in ``Path/normalized(eoFill:)``.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.subtracting), eoFill: eoFill)
    }

    /// What lies in one of this shape and another, and not in both. Curves become lines, as in
    /// ``Path/normalized(eoFill:)``.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .area(.symmetricDifference), eoFill: eoFill)
    }

    /// The parts of this shape's line that lie inside another shape, to be stroked.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .line(isInside: true), eoFill: eoFill)
    }

    /// The parts of this shape's line that lie outside another shape, to be stroked.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .line(isInside: false), eoFill: eoFill)
    }
}
