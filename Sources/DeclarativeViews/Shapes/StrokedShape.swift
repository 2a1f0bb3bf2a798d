import Drawing
import Foundation
import LayoutEngine

/// A shape that is the line along another's outline. As a view, and filled with a style, it is drawn as that line.
protocol StrokedOutline {
    /// The outline and the pen that make the line, in a size; `nil` where the numbers cannot be drawn with.
    func line(in size: CGSize, isMirrored: Bool) -> (outline: DrawnShape, pen: StrokePen)?
}

/// The line along a shape's outline, as a shape.
struct StrokedShape<Base: Shape>: Shape, StrokedOutline {
    var base: Base
    var style: StrokeStyle

    func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    static var role: ShapeRole { .stroke }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    static var _takesAnySize: Bool { Base._takesAnySize }

    var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(base.animatableData, style.animatableData) }
        set { (base.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }

    func line(in size: CGSize, isMirrored: Bool) -> (outline: DrawnShape, pen: StrokePen)? {
        base.drawn(in: size, isMirrored: isMirrored).map { ($0, style.pen) }
    }
}
