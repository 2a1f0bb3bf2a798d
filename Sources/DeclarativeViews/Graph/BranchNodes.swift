/// The node of a conditional view. Only one branch is alive at a time.
///
/// It is not generic, as its class would be looked up for each one made; `_ConditionalContent` knows the branches.
final class ConditionalNode: DynamicNode {
    // Named in messages only. The type itself would have to be looked up for each node.
    override var viewType: Any.Type { _ConditionalContent<Never, Never>.self }
    override var gatheredChild: _ViewNode? { graph.departures.isEmpty ? child : nil }

    /// Whether the first branch is the one alive.
    var isTrue: Bool {
        get { isFirstBranch }
        set { isFirstBranch = newValue }
    }

    /// Switches to a branch. Returns its child to be updated; `nil` if a new one has to arrive.
    func child(of branch: Bool) -> _ViewNode? {
        if branch != isTrue { replaceChild(tag: isTrue, with: branch) }
        isTrue = branch
        return child
    }
}

/// The node of an optional view.
final class OptionalNode<Wrapped: View>: DynamicNode {
    init(_ view: Wrapped?, in context: _NodeContext) {
        super.init(in: context)
        if let view { makeChild(view) }
    }

    override var viewType: Any.Type { Wrapped?.self }
    override var gatheredChild: _ViewNode? { graph.departures.isEmpty ? child : nil }

    func update(_ view: Wrapped?) {
        guard let view else {
            if child != nil { replaceChild(tag: true, with: nil) }
            return
        }
        if let node = child ?? reclaim(true) {
            if child == nil {
                child = node
                structureDidChange()
            }
            Wrapped.updateNode(node, with: view)
        } else {
            arrive(Wrapped.makeNode(view, in: _NodeContext(self)))
        }
    }
}
