import Foundation

/// A view that draws a shape, which can be drawn on with the same shape.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// The shape.
    associatedtype Content: Shape
    /// The shape that is drawn.
    var shape: Content { get }
}

/// A drawn shape over another view. With nothing behind it, it is the shape's node and no more.
@MainActor protocol LayeredFigure: View {
    associatedtype Figure: Shape
    associatedtype Style: ShapeStyle
    associatedtype Background: View
    var figure: _ShapeFigure<Figure, Style> { get }
    var background: Background { get }
}

extension LayeredFigure {
    static func layeredNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if Background.self == EmptyView.self { return ShapeNode(view.figure, in: context) }
        return CompositeNode.make(view, in: context)
    }

    static func updateLayered(_ node: _ViewNode, with view: Self) {
        if Background.self == EmptyView.self {
            return node.cast(to: ShapeNode<Figure, Style>.self).update(view.figure)
        }
        node.cast(to: CompositeNode<Self>.self).update(view)
    }
}

/// A shape filled with a style, over another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape that is filled.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How it is filled.
    public var fillStyle: FillStyle
    /// What lies behind it, in its size.
    public var background: Background

    /// A filled shape over another view.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeView, LayeredFigure {
    /// The shape over the other view.
    public var body: some View { figure.background { background } }

    var figure: _ShapeFigure<Content, Style> {
        _ShapeFigure(shape: shape, style: style, ink: .fill(fillStyle))
    }

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { layeredNode(view, in: context) }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) { updateLayered(node, with: view) }
}

/// A shape stroked with a style, over another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape that is stroked.
    public var shape: Content
    /// What it is stroked with.
    public var style: Style
    /// How it is stroked.
    public var strokeStyle: StrokeStyle
    /// Whether edges are softened where there are pixels.
    public var isAntialiased: Bool
    /// What lies behind it, in its size.
    public var background: Background

    /// A stroked shape over another view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeView, LayeredFigure {
    /// The shape over the other view.
    public var body: some View { figure.background { background } }

    var figure: _ShapeFigure<Content, Style> {
        _ShapeFigure(shape: shape, style: style, ink: .stroke(strokeStyle))
    }

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { layeredNode(view, in: context) }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) { updateLayered(node, with: view) }
}

/// A shape stroked inside its outline, over another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape that is stroked.
    public var shape: Content
    /// What it is stroked with.
    public var style: Style
    /// How it is stroked.
    public var strokeStyle: StrokeStyle
    /// Whether edges are softened where there are pixels.
    public var isAntialiased: Bool
    /// What lies behind it, in its size.
    public var background: Background

    /// A shape stroked inside its outline, over another view.
    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: ShapeView, LayeredFigure {
    /// The shape over the other view.
    public var body: some View { figure.background { background } }

    var figure: _ShapeFigure<Content.InsetShape, Style> {
        _ShapeFigure(
            shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, ink: .stroke(strokeStyle)
        )
    }

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { layeredNode(view, in: context) }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) { updateLayered(node, with: view) }
}
