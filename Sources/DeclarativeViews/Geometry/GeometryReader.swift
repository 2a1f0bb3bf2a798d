import Foundation
import LayoutEngine
import BridgedEnvironment

/// A view that takes the proposed size and builds its content from its own size and position.
///
/// The content is built after the reader's first layout, and again when its size, or a position read from the proxy,
/// changes. It is placed at the top leading corner.
public struct GeometryReader<Content: View> {
    /// The closure that builds the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a geometry reader.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        GeometryNode(view, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: GeometryNode<Content>.self).update(view)
    }
}

/// The node of a geometry reader. It has no content before its first layout.
final class GeometryNode<Content: View>: LayoutItemCollector, GeometryFollower, LayoutItemNode {
    private let layoutNode: LayoutContainerNode<GeometryReaderLayout>
    private var view: GeometryReader<Content>
    private var size: CGSize?
    private var space: GeometrySpace?

    init(_ view: GeometryReader<Content>, in context: _NodeContext) {
        self.view = view
        layoutNode = LayoutContainerNode(context: context.parent.graph.layoutContext, layout: GeometryReaderLayout())
        super.init(in: context)
        layoutNode.layoutDirection = layoutDirection
        graph.geometry.add(self, items: [layoutNode])
    }

    override var viewType: Any.Type { GeometryReader<Content>.self }

    func update(_ new: GeometryReader<Content>) {
        if valuesAreEqual(view, new, mode: .equatableUnlessPlain) { return }
        view = new
        markDirty()
    }

    override func evaluate() {
        guard let size else { return }
        let space = self.space ?? GeometrySpace(node: self, item: layoutNode)
        self.space = space
        space.forgetReads()
        let proxy = GeometryProxy(size: size, space: space)
        show(graph.tracking(self) { view.content(proxy) })
    }

    func checkPlacement() -> Bool {
        let size = layoutNode.placedSize
        if size == self.size, space?.differs() != true { return false }
        self.size = size
        markDirty()
        return true
    }

    var awaitsContents: Bool { child == nil }

    func layOutContents() { layoutNode.layOutContentsInPlace() }

    override func collect() {
        let new = items(of: child)
        if areSameItems(new, layoutNode.children) { return }
        layoutNode.setChildren(new)
        graph.layoutDidChange()
    }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(layoutNode)
        return true
    }

    override func layoutDirectionDidChange() { layoutNode.layoutDirection = layoutDirection }

    override func willTearDown() { graph.geometry.remove(self) }
}
