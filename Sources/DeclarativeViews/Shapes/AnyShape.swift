import Foundation
import LayoutEngine

/// A type-erased shape, with the path and size of the shape that it was created with.
public struct AnyShape: Shape {
    private var base: any Shape

    /// Creates a type-erased shape. Wrapping an `AnyShape` again adds no layer.
    nonisolated public init<S: Shape>(_ shape: S) {
        if let wrapped = shape as? AnyShape { self = wrapped } else { base = shape }
    }

    /// Returns the path of the wrapped shape in a rectangle.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// Returns the size of the wrapped shape for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// The animatable data of the wrapped shape.
    public var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(_ shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
            return data(base)
        }
        set {
            func changed<S: Shape>(_ shape: S) -> any Shape {
                var copy = shape
                if let data = newValue.value(as: S.AnimatableData.self) { copy.animatableData = data }
                return copy
            }
            base = changed(base)
        }
    }

    /// The layout direction behaviour of the wrapped shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
