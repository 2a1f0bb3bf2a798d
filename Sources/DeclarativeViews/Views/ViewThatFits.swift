import Foundation
import LayoutEngine

/// A container that shows the first of its views whose ideal size fits the available space, or the last if none fits.
///
/// The bodies of all views run, because the container measures them. Only the shown view appears, receives taps and
/// contributes preferences; the others keep their state.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a choice between views, which must fit on the given axes. On other axes, they receive the available
    /// space as a proposal.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        FittingNode(view, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: FittingNode<Content>.self).update(view)
    }
}

/// The node of a choice between views. The layout decides which one is shown; the node learns it afterwards.
final class FittingNode<Content: View>: SelectiveNode, GeometryFollower, LayoutItemNode {
    private let fittingNode: FittingLayoutNode
    private var shown: ObjectIdentifier?

    init(_ view: ViewThatFits<Content>, in context: _NodeContext) {
        fittingNode = FittingLayoutNode(context: context.parent.graph.layoutContext, axes: view.axes)
        super.init(in: context)
        fittingNode.layoutDirection = layoutDirection
        graph.selectiveNodes.count += 1
        graph.geometry.add(self, items: [fittingNode])
        makeChild(view.content)
        needsCollection()
    }

    override var viewType: Any.Type { ViewThatFits<Content>.self }
    override var fittingItem: ContainerLayoutNode { fittingNode }

    func update(_ view: ViewThatFits<Content>) {
        if fittingNode.axes != view.axes {
            fittingNode.axes = view.axes
            graph.layoutDidChange()
        }
        updateChild(view.content)
    }

    override func newcomersAreExpected() { graph.geometry.needsCheck(self) }

    override func notePlacement() -> Bool {
        if fittingNode.shown == shown, !hasNewcomers { return false }
        shown = fittingNode.shown
        hasNewcomers = false
        graph.orderDidChange(below: self)
        return true
    }

    func checkPlacement() -> Bool {
        if !notePlacement() { return false }
        _ = reconsiderContents()
        return true
    }

    override func collect() {
        let new = items(of: child)
        if areSameItems(new, fittingNode.children) { return }
        fittingNode.setChildren(new)
        graph.layoutDidChange()
    }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(fittingNode)
        return true
    }

    override func layoutDirectionDidChange() { fittingNode.layoutDirection = layoutDirection }

    override func willTearDown() {
        graph.selectiveNodes.count -= 1
        graph.geometry.remove(self)
    }
}
