import Drawing
import Foundation
import LayoutEngine

/// A view without children that takes any size and draws itself, anew whenever it differs or the direction of reading
/// does.
protocol DrawnView: View, Equatable where Body == Never {
    /// The type that stands for the view where the tree is listed.
    static var listedType: Any.Type { get }
    /// Draws the view in a size. Its reads of the environment are tracked.
    @MainActor func draw(
        in context: inout DrawingContext, size: CGSize, isReversed: Bool, environment: EnvironmentValues)
}

extension DrawnView {
    static var listedType: Any.Type { Self.self }

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { DrawnNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) { node.cast(to: DrawnNode<Self>.self).update(view) }
}

/// The node of a view that draws itself.
private final class DrawnNode<Content: DrawnView>: LeafNode {
    private var view: Content

    init(_ view: Content, in context: _NodeContext) {
        self.view = view
        super.init(sizing: .flexible, in: context)
    }

    override var viewType: Any.Type { Content.listedType }

    func update(_ new: Content) {
        if new == view { return }
        view = new
        drawingDidChange()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        view.draw(
            in: &context, size: size, isReversed: layoutDirection == .rightToLeft, environment: environment)
    }
}
