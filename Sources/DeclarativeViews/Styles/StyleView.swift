import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// Fills the room it is given with a style.
struct StyleView<Style: ShapeStyle> {
    let style: Style
}

extension StyleView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { StyleNode(view.style, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: StyleNode<Style>.self).update(view.style)
    }
}

// A style that is a view fills the room it is given with itself.
extension View where Self: ShapeStyle, Body == Never {
    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { StyleNode(view, in: context) }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: StyleNode<Self>.self).update(view)
    }
}

extension LinearGradient: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never
}

extension RadialGradient: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never
}

/// The node of an area filled with a style.
class StyleNode<Style: ShapeStyle>: LeafNode {
    // Read and assigned in single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private(set) final var style: Style

    init(_ style: Style, in context: _NodeContext) {
        self.style = style
        super.init(sizing: .flexible, in: context)
        noteContent()
    }

    /// Makes the node of an item made for it, which takes any size.
    init(_ style: Style, item: LeafLayoutNode, in context: _NodeContext) {
        self.style = style
        super.init(item, in: context)
        noteContent()
    }

    override final var viewType: Any.Type { Style.self }

    final func update(_ new: Style) {
        if valuesAreEqual(style, new, mode: .equatableUnlessPlain) { return }
        style = new
        noteContent()
        drawingDidChange()
    }

    override final func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let area = CGRect(origin: .zero, size: size)
        context.draw(with: style, in: environment, bounds: area) { $0.fill(.rect(area), with: $1) }
    }

    private final func noteContent() {
        if Style.self == Color.self, let color = style as? Color {
            layoutNode.content = color.isClear ? .clear : .shown
        }
    }
}
