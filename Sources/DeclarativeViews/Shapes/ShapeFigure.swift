import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// How a shape is drawn.
enum ShapeInk: Equatable, Sendable {
    case fill(FillStyle)
    // Most shapes are filled, and need no room for a pen.
    indirect case stroke(StrokeStyle)

    /// The pen; an ordinary one for a shape that is filled.
    var pen: StrokeStyle {
        get {
            if case .stroke(let pen) = self { return pen }
            return StrokeStyle()
        }
        set { if case .stroke = self { self = .stroke(newValue) } }
    }
}

/// A shape drawn with a style. Created by the framework only.
public struct _ShapeFigure<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let ink: ShapeInk
}

extension _ShapeFigure: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ShapeNode(view, in: context) }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ShapeNode<Content, Style>.self).update(view)
    }
}

/// A shape and the numbers of its pen, as they move together.
struct AnimatedFigure<Content: Shape>: Animatable {
    var shape: Content
    var ink: ShapeInk

    var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, ink.pen.animatableData) }
        set {
            shape.animatableData = newValue.first
            ink.pen.animatableData = newValue.second
        }
    }
}

/// The node of a shape drawn with a style.
final class ShapeNode<Content: Shape, Style: ShapeStyle>: LeafNode {
    private var value: AnimatedValue<AnimatedFigure<Content>>
    private(set) var style: Style

    init(_ view: _ShapeFigure<Content, Style>, in context: _NodeContext) {
        value = AnimatedValue(AnimatedFigure(shape: view.shape, ink: view.ink))
        style = view.style
        let layoutContext = context.parent.graph.layoutContext
        let item =
            Content._takesAnySize
            ? ShapeLeafLayoutNode(context: layoutContext) : SizedShapeLeafLayoutNode(context: layoutContext)
        super.init(item, in: context)
        item.shape = self
        if Content.self == ContainerRelativeShape.self { followFrame() }
    }

    // Made in `init`.
    private var item: ShapeLeafLayoutNode? { layoutNode as? ShapeLeafLayoutNode }

    override var viewType: Any.Type { Content.self }

    /// The shape as it is shown now.
    var shape: Content { value.presented.shape }

    /// How the shape is drawn once nothing moves.
    var ink: ShapeInk { value.target.ink }

    func update(_ view: _ShapeFigure<Content, Style>) {
        if !valuesAreEqual(style, view.style, mode: .equatableUnlessPlain) {
            style = view.style
            drawingDidChange()
        }
        let isSame = valuesAreEqual(value.target.shape, view.shape, mode: .equatableUnlessPlain)
        if isSame, ink == view.ink { return }
        value.set(AnimatedFigure(shape: view.shape, ink: view.ink), at: self) { [unowned self] in show() }
        show()
    }

    private func show() {
        value.rest()
        if !Content._takesAnySize {
            item?.shapeDidChange()
            graph.layoutDidChange()
        }
        drawingDidChange()
    }

    /// Whether taps land at a point, where the shape is drawn.
    func isDrawn(at point: CGPoint, in size: CGSize) -> Bool {
        let figure = value.presented
        let isMirrored = layoutDirection == .rightToLeft
        let values = EnvironmentValues(map: scope.map)
        guard let shape = drawn(figure.shape, in: size, values, isMirrored) else { return false }
        switch figure.ink {
        case .fill(let fill): return shape.path.contains(point, rule: fill.rule)
        case .stroke(let pen): return shape.path.passes(within: Double(pen.lineWidth) / 2, of: point)
        }
    }

    /// The outline of a shape, which may follow from the container around it.
    private func drawn(
        _ shape: Content, in size: CGSize, _ environment: EnvironmentValues, _ isMirrored: Bool
    ) -> DrawnShape? {
        if let relative = shape as? ContainerRelativeShape, let resolved = relative.resolved(in: environment, for: self)
        {
            return resolved.drawn(in: size, isMirrored: isMirrored)
        }
        return shape.drawn(in: size, isMirrored: isMirrored)
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    override func willTearDown() {
        value.stop()
        item?.shape = nil
        if Content.self == ContainerRelativeShape.self { unfollowFrame() }
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let figure = value.presented
        let bounds = CGRect(origin: .zero, size: size)
        let isMirrored = layoutDirection == .rightToLeft
        context.draw(with: style, in: environment, bounds: bounds) { context, paint in
            if case .fill = figure.ink, let stroked = figure.shape as? any StrokedOutline {
                // A line is shown better as a line than by the area it covers.
                guard let line = stroked.line(in: size, isMirrored: isMirrored) else { return }
                return context.stroke(line.outline, with: paint, pen: line.pen)
            }
            guard let shape = drawn(figure.shape, in: size, environment, isMirrored) else { return }
            switch figure.ink {
            case .fill(let fill): context.fill(shape, with: paint, rule: fill.rule)
            case .stroke(let pen): context.stroke(shape, with: paint, pen: pen.pen)
            }
        }
    }
}

extension ShapeNode: @MainActor LeafShape {
    func isShown(at point: CGPoint, in size: CGSize) -> Bool {
        // A filled rectangle is shown everywhere.
        if Content.self == Rectangle.self, case .fill = ink { return true }
        return isDrawn(at: point, in: size)
    }

    func size(for proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension ShapeNode: FrameFollower {
    /// A shape that follows its container is drawn again where it has moved inside it.
    package func frameDidChange(_ frame: CGRect) { drawingDidChange() }
}
