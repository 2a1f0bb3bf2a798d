import Foundation
import LayoutEngine

/// A shape of any type.
public struct AnyShape: Shape {
    private var base: any Shape

    /// Wraps a shape; wrapping an `AnyShape` again adds no layer.
    nonisolated public init<S: Shape>(_ shape: S) {
        if let wrapped = shape as? AnyShape { self = wrapped } else { base = shape }
    }

    /// The outline of the wrapped shape.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The size of the wrapped shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    /// The numbers of the wrapped shape.
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

    /// As the wrapped shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
