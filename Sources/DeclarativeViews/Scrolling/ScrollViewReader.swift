import Foundation
import LayoutEngine
import BridgedEnvironment

/// A view that gives its content a proxy to scroll the scroll views inside it to views identified by their ids.
@frozen public struct ScrollViewReader<Content: View> {
    /// The closure that builds the content. Do not scroll in it; scroll in actions.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader of the scroll views in `content`.
    @inlinable nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

/// A proxy that scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy {
    private let reader: Reader

    private struct Reader {
        weak var node: _ViewNode?
    }

    init(_ node: _ViewNode) { reader = Reader(node: node) }

    /// Scrolls the first scroll view that contains a view with the given id until that view is visible.
    ///
    /// The ids are those of `id(_:)` and of the elements of a `ForEach`. They match by type and value; an
    /// `AnyHashable` matches by its wrapped value. In a lazy container, they are found even if their views have not
    /// been created: in sections, in nested `ForEach` views, and where `id(_:)` is applied in the content of a
    /// `ForEach` itself, through stacks, conditions and modifiers. The ids in the body of a custom view are known
    /// only after it has been visible; apply `id(_:)` to the custom view instead.
    ///
    /// With an anchor, that point of the view moves to the same point of the visible part, as far as the content
    /// reaches. Without an anchor, the content scrolls the shortest distance. A pinned header or footer of a row's
    /// section reduces the visible part accordingly. The view keeps its position when the size of the scroll view
    /// changes, until the content is scrolled.
    ///
    /// An unknown id and a call before the first layout have no effect. A call from a body is reported and has no
    /// effect.
    ///
    /// The cost is an update, and a step for each view up to the one found. If the content of a `ForEach` in a lazy
    /// container has ids of its own, it is created for each element up to that one.
    @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = reader.node, !node.isTornDown else { return }
        if node.graph.isEvaluating {
            RuntimeIssue.report(
                "scroll-in-body",
                "scrollTo(\(id)) was called while views are made, and does nothing. Call it in an action.")
            return
        }
        node.graph.layOutAgain()
        node.scrollBelow(to: id, anchor: anchor)
    }
}

extension ScrollViewReader: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ScrollReaderNode(view, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ScrollReaderNode<Content>.self).update(view)
    }
}

/// The node of a scroll view reader.
final class ScrollReaderNode<Content: View>: OneChildNode {
    private var value: ScrollViewReader<Content>

    init(_ view: ScrollViewReader<Content>, in context: _NodeContext) {
        value = view
        super.init(in: context)
        markDirty()
    }

    override var viewType: Any.Type { ScrollViewReader<Content>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ new: ScrollViewReader<Content>) {
        let differs = mustRun || !valuesAreEqual(value, new, mode: .equatableUnlessPlain)
        value = new
        if differs { markDirty() }
    }

    override func evaluate() {
        let proxy = ScrollViewProxy(self)
        show(graph.tracking(self) { value.content(proxy) })
    }
}

extension _ViewNode {
    /// Scrolls the first scroll view at or below this node that contains a view of an id to it, made or not.
    func scrollBelow<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
        let containers = graph.lazyContainers
        let wasSearched = containers.isSearched
        containers.isSearched = true
        scroll(to: id, anchor: anchor)
        containers.isSearched = wasSearched
    }

    /// Scrolls the enclosing scroll view to this node.
    func scrollIntoSight() {
        var next = parent
        while let node = next, !(node is ScrollingNode) { next = node.parent }
        if let scroller = next as? ScrollingNode { scroll(scroller, anchor: nil) }
    }

    /// Scrolls the first scroll view below that contains a view of this id to it. Rows of lazy containers that
    /// contain one by their value are made on the way.
    func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
        var stack: [(node: _ViewNode, scroller: ScrollingNode?)] = [(self, nil)]
        var children: [_ViewNode] = []
        while let (node, around) = stack.popLast() {
            if node.isTornDown { continue }
            if let around, let identified = node as? any IdentifiedNode, identified.hasID(id),
                node.destination(in: around) != nil
            {
                return node.scroll(around, anchor: anchor)
            }
            if let around, let rows = node.lazyRows {
                let own = rows.slot(of: id)
                if let outer = rows.slot(containing: id, before: own) {
                    rows.layOut(with: outer)
                } else if let own {
                    return rows.scroll(around, to: own, anchor: anchor)
                }
            }
            children.removeAll(keepingCapacity: true)
            node.appendChildren(to: &children)
            let scroller = node as? ScrollingNode ?? around
            for child in children.reversed() { stack.append((child, scroller)) }
        }
    }

    /// Scrolls a scroll view to this node. Guesses about its position in a lazy container are corrected on the way.
    private func scroll(_ scroller: ScrollingNode, anchor: UnitPoint?) {
        scroller.bringIntoSight(anchor: anchor) { isTornDown ? nil : destination(in: scroller) }
    }

    /// Returns the destination of the node's items; if they are out of sight in a lazy container, the one where that
    /// has the cell of the node or of its nearest ancestor with one.
    private func destination(in scroller: ScrollingNode) -> ScrollDestination? {
        let cell = graph.selectiveNodes.count == 0 ? nil : lazyCell(in: scroller)
        let pinned = cell.map { $0.container.layoutNode.pins(over: $0.number..<$0.number + 1) } ?? LazyPins()
        if let frame = frame(in: scroller) {
            return ScrollDestination(frame: frame, pinned: pinned, isFinal: graph.selectiveNodes.count == 0)
        }
        let supposed = cell.flatMap { $0.container.frame(ofCells: $0.number..<$0.number + 1, in: scroller) }
        return supposed.map { ScrollDestination(frame: $0, pinned: pinned) }
    }

    /// The cell of a lazy container that the node is, or is in; `nil` for a node without items.
    private func lazyCell(in scroller: ScrollingNode) -> (container: LazyContainerNode, number: Int)? {
        if LayoutItemCollector.items(at: self).isEmpty { return nil }
        var path: [_ViewNode] = []
        var next: _ViewNode? = self
        while let node = next, node !== scroller {
            if let container = node as? LazyContainerNode, !container.isWhole {
                let cell = path.lazy.compactMap { LayoutItemCollector.items(at: $0).first.flatMap(container.cell) }
                    .first
                return cell.map { (container, $0) }
            }
            path.append(node)
            next = node.parent
        }
        return nil
    }

    /// The rectangle that holds all of the node's items, in the space of a scroll view around it, as on screen and with
    /// nothing pinned; `nil` without items.
    func frame(in scroller: ScrollingNode) -> CGRect? {
        guard let collector, let viewport = scroller.item else { return nil }
        var result: CGRect?
        for item in collector.items(of: self) {
            var frame = item.frame
            var node: LayoutNode? = item
            while let here = node, here !== viewport {
                if here !== item {
                    frame.origin.x += here.frame.origin.x
                    frame.origin.y += here.frame.origin.y
                }
                // A pinned view counts where it would be otherwise.
                if let container = here.parent as? LazyLayoutNode {
                    let shift = container.pinnedShift(of: here)
                    frame.origin.x -= shift.x
                    frame.origin.y -= shift.y
                }
                node = here.parent
            }
            if node == nil { continue }
            result = result?.union(frame) ?? frame
        }
        return result
    }
}

extension ViewGraph {
    /// Updates and lays out in the area of the last layout; does nothing before the first.
    func layOutAgain() {
        guard let area = (rootNode as? RootNode)?.layoutRoot.lastArea else { return updateNow() }
        place(in: area)
    }
}
