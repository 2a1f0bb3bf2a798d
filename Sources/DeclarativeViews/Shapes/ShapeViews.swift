import Foundation

/// A view that draws a shape and can draw the same shape again on top.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that the view draws.
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

/// A view that fills a shape with a style, in front of a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape to fill.
    public var shape: Content
    /// The style with which the shape is filled.
    public var style: Style
    /// The fill style: the fill rule and antialiasing.
    public var fillStyle: FillStyle
    /// The view behind the shape, in the shape's size.
    public var background: Background

    /// Creates a filled shape in front of a background.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeView, LayeredFigure {
    /// The shape in front of its background.
    public var body: some View { figure.background { background } }

    var figure: _ShapeFigure<Content, Style> {
        _ShapeFigure(shape: shape, style: style, ink: .fill(fillStyle))
    }

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { layeredNode(view, in: context) }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) { updateLayered(node, with: view) }
}

/// A view that strokes a shape with a style, in front of a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape to stroke.
    public var shape: Content
    /// The style with which the shape is stroked.
    public var style: Style
    /// The stroke style: the line width, caps, joins and dashes.
    public var strokeStyle: StrokeStyle
    /// A Boolean value that determines whether to smooth edges in output that has pixels.
    public var isAntialiased: Bool
    /// The view behind the shape, in the shape's size.
    public var background: Background

    /// Creates a stroked shape in front of a background.
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
    /// The shape in front of its background.
    public var body: some View { figure.background { background } }

    var figure: _ShapeFigure<Content, Style> {
        _ShapeFigure(shape: shape, style: style, ink: .stroke(strokeStyle))
    }

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { layeredNode(view, in: context) }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) { updateLayered(node, with: view) }
}

/// A view that strokes the inside of a shape's outline, in front of a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape to stroke.
    public var shape: Content
    /// The style with which the shape is stroked.
    public var style: Style
    /// The stroke style: the line width, caps, joins and dashes.
    public var strokeStyle: StrokeStyle
    /// A Boolean value that determines whether to smooth edges in output that has pixels.
    public var isAntialiased: Bool
    /// The view behind the shape, in the shape's size.
    public var background: Background

    /// Creates a shape stroked inside its outline, in front of a background.
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
    /// The shape in front of its background.
    public var body: some View { figure.background { background } }

    var figure: _ShapeFigure<Content.InsetShape, Style> {
        _ShapeFigure(
            shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, ink: .stroke(strokeStyle)
        )
    }

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { layeredNode(view, in: context) }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) { updateLayered(node, with: view) }
}
