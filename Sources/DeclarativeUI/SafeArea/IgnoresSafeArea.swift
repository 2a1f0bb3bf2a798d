import Foundation

/// Gives the child more room than the item itself has.
struct IgnoringLayout: UnaryLayout {
    var edges: Edge.Set
    var insets = EdgeInsets()

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let room = CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        return (CGPoint(x: -insets.leading, y: -insets.top), insets == EdgeInsets() ? proposal : Proposal(room))
    }

    func priority(_ child: LayoutNode) -> Double { child.priority }
    var movesGuides: Bool { false }
    var safeAreaRole: SafeAreaRole { .ignores(edges) }
}

extension View {
    /// Lets this view reach out of the safe area on some edges, where it comes as far as its limit.
    ///
    /// The view answers for its size as before; where it touches what is not safe, it is then placed in that much more
    /// room. There is no keyboard, so regions without `.container` change nothing.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
}

private struct IgnoresSafeAreaModifier {
    let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        IgnoresSafeAreaNode(view.modifier.edges, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: IgnoresSafeAreaNode<V>.self).update(view.modifier.edges, view.content)
    }
}

/// The node of views that reach out of the safe area; how far is known once they are placed.
private final class IgnoresSafeAreaNode<Content: View>: OneChildCollector, GeometryFollower {
    private var edges: Edge.Set
    private var wrappers: [UnaryLayoutNode<IgnoringLayout>] = []

    init(_ edges: Edge.Set, _ content: Content, in context: _NodeContext) {
        self.edges = edges
        super.init(in: context)
        graph.geometry.add(self)
        child = Content._makeNode(content, in: _NodeContext(self))
        needsCollection()
    }

    override var viewType: Any.Type { IgnoresSafeAreaModifier.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ edges: Edge.Set, _ content: Content) {
        if edges != self.edges {
            self.edges = edges
            for wrapper in wrappers { wrapper.layout.edges = edges }
            graph.layoutDidChange()
        }
        if let child { Content._updateNode(child, with: content) }
    }

    func checkPlacement() -> Bool {
        var changed = false
        for wrapper in wrappers {
            var insets = wrapper.safeAreaInsets
            if !edges.contains(.top) { insets.top = 0 }
            if !edges.contains(.leading) { insets.leading = 0 }
            if !edges.contains(.bottom) { insets.bottom = 0 }
            if !edges.contains(.trailing) { insets.trailing = 0 }
            if insets == wrapper.layout.insets { continue }
            wrapper.layout.insets = insets
            changed = true
        }
        return changed
    }

    override func collect() {
        let new = items(of: child)
        if new.count == wrappers.count, zip(new, wrappers).allSatisfy({ $0 === $1.child }) { return }
        var old: [ObjectIdentifier: UnaryLayoutNode<IgnoringLayout>] = [:]
        for wrapper in wrappers { old[ObjectIdentifier(wrapper.child)] = wrapper }
        wrappers = new.map { old[ObjectIdentifier($0)] ?? wrap($0) }
        structureDidChange()
    }

    private func wrap(_ item: LayoutNode) -> UnaryLayoutNode<IgnoringLayout> {
        let wrapper = UnaryLayoutNode(
            engine: graph.layoutEngine, layout: IgnoringLayout(edges: edges), child: item)
        wrapper.layoutDirection = layoutDirection
        return wrapper
    }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        for wrapper in wrappers { items.append(wrapper) }
        return true
    }

    override func layoutDirectionDidChange() {
        for wrapper in wrappers { wrapper.layoutDirection = layoutDirection }
    }

    override func willTearDown() { graph.geometry.remove(self) }
}
