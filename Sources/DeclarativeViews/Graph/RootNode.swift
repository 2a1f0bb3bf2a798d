import Foundation
import LayoutEngine
@_spi(Store) import BridgedEnvironment

/// The root node of a graph. It holds the root view and passes its items to the layout.
final class RootNode: LayoutItemCollector {
    let layoutRoot: LayoutRoot
    private(set) var contentType: Any.Type?
    private(set) var rootItems: [LayoutNode] = []
    /// The safe area insets of the area.
    var insets = EdgeInsets()
    private let direction = EnvironmentObserver()

    init(of graph: ViewGraph) {
        layoutRoot = LayoutRoot(context: graph.layoutContext)
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

    /// Returns the size for a proposal, including the unsafe space around it.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let unsafe = CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
        if unsafe == .zero { return counting { layoutRoot.sizeThatFits(proposal) } }
        let inner = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - unsafe.width) },
            height: proposal.height.map { max(0, $0 - unsafe.height) })
        let size = counting { layoutRoot.sizeThatFits(inner) }
        return CGSize(width: size.width + unsafe.width, height: size.height + unsafe.height)
    }

    func place(in size: CGSize) {
        counting { layoutRoot.layout(in: size, safeAreaInsets: insets) }
    }

    /// Counts the work of a layout as work of the update.
    private func counting<Result>(_ layout: () -> Result) -> Result {
        let before = graph.layoutContext.workCount
        defer { UpdateWork.count(graph.layoutContext.workCount - before) }
        return layout()
    }

    override func layoutDirectionDidChange() { layoutRoot.layoutDirection = layoutDirection }

    override func willTearDown() {
        direction.unfile()
        layoutRoot.setRoots([])
        rootItems = []
    }
}
