import LayoutEngine

/// The node below which a view is only looked through for its subviews.
///
/// Bodies, conditions and loops live here with their state, once, however often and wherever the subviews are shown.
final class SubviewListNode<Content: View>: LayoutItemCollector, SubviewList {
    /// The subviews, in order; `nil` before they are known.
    private(set) var subviews: [ListedNode]?
    // Its parent, which tears it down.
    private unowned let reader: any SubviewReader & AnyObject
    /// Whether the reader waits to hear of the subviews, the same ones or not.
    private var isAsked = true

    init(_ view: Content, reader: any SubviewReader & _ViewNode) {
        self.reader = reader
        super.init(in: _NodeContext(reader))
        onlyLists = true
        graph.lister = SubviewLister()
        makeChild(view)
        needsCollection()
    }

    override var viewType: Any.Type { Content.self }

    /// Hands on a new value. The reader hears of the subviews once they are known.
    func update(_ view: Content) {
        updateChild(view)
        valuesDidChange()
    }

    func valuesDidChange() {
        isAsked = true
        needsCollection()
    }

    override func collect() {
        var found: [ListedNode] = []
        var stack: [(node: _ViewNode, around: ListedModifierNode?)] = child.map { [($0, nil)] } ?? []
        var below: [_ViewNode] = []
        while let (node, around) = stack.popLast() {
            if let listed = node as? ListedNode {
                if let around, listed.modifiers.isEmpty {
                    listed.modifiers = sequence(first: around) { $0.outer }.reversed()
                }
                found.append(listed)
                continue
            }
            // An inner list has subviews of its own, from which others are made.
            if node is any SubviewList { continue }
            let modifier = node as? ListedModifierNode
            if let modifier { modifier.outer = around }
            below.removeAll(keepingCapacity: true)
            node.appendChildren(to: &below)
            for child in below.reversed() { stack.append((child, modifier ?? around)) }
        }
        let isSame = subviews.map { $0.elementsEqual(found, by: ===) } ?? false
        if isSame, !isAsked { return }
        isAsked = false
        subviews = found
        reader.subviewsDidChange()
    }

    /// The subviews stand elsewhere.
    override func appendItems(to items: inout [LayoutNode]) -> Bool { true }
}

/// The collector of subviews.
@MainActor protocol SubviewList: LayoutItemCollector {
    /// Notes that a subview has other container values.
    func valuesDidChange()
    /// Makes the node that keeps a subview; `nil` if views of its type are looked into for subviews.
    func makeListed<V: View>(_ view: V, isResolved: Bool, in context: _NodeContext) -> ListedNode?
}

extension SubviewList {
    func makeListed<V: View>(_ view: V, isResolved: Bool, in context: _NodeContext) -> ListedNode? {
        isResolved ? nil : TypedListedNode(view, in: context)
    }
}

extension _ViewNode {
    /// The list in which the node is looked for subviews, past the collectors of headers and footers in it.
    final var enclosingList: (any SubviewList)? { Self.list(from: collector) }

    /// The list in which the nodes below are looked for subviews.
    final var listBelow: (any SubviewList)? { Self.list(from: childCollector) }

    private static func list(from collector: LayoutItemCollector?) -> (any SubviewList)? {
        var next = collector
        while let collector = next {
            if let list = collector as? any SubviewList { return list }
            next = collector.collector
        }
        return nil
    }
}

/// A reader of subviews.
@MainActor protocol SubviewReader {
    /// Called once the subviews are known, and when they may be others.
    func subviewsDidChange()
}
