import Foundation
import UnifiedStorage

/// The node above all others of a graph: it holds the root view and gives its items to the layout.
final class RootNode: ItemCollector {
    let layoutRoot: LayoutRoot
    private(set) var contentType: Any.Type?
    private(set) var rootItems: [LayoutNode] = []
    private let direction = EnvironmentDependent()

    init(of graph: ViewGraph) {
        layoutRoot = LayoutRoot(engine: graph.layoutEngine)
        super.init(rootOf: graph, scope: graph.scope)
        layoutDirection = EnvironmentValues(map: scope.map).layoutDirection
        layoutRoot.layoutDirection = layoutDirection
        watchDirection(with: direction, in: scope)
    }

    override var viewType: Any.Type { ViewGraph.self }

    func setContent<V: View>(_ view: V) {
        if let child, contentType == V.self {
            V.updateNode(child, with: view)
            return
        }
        child?.tearDown()
        contentType = V.self
        makeChild(view)
        needsCollection()
    }

    override func collect() {
        let new = items(of: child)
        if areSameItems(new, rootItems) { return }
        rootItems = new
        layoutRoot.setRoots(new)
        graph.layoutDidChange()
    }

    func place(in size: CGSize) {
        layoutRoot.layout(in: size, safeAreaInsets: graph.rootInsets)
    }

    override func layoutDirectionDidChange() { layoutRoot.layoutDirection = layoutDirection }

    override func willTearDown() {
        direction.unfile()
        layoutRoot.setRoots([])
        rootItems = []
    }
}
