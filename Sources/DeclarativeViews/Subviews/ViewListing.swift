/// Lists views to find their subviews.
struct SubviewLister: ViewLister {
    func makeNode<V: View>(of view: V, in context: _NodeContext) -> _ViewNode {
        V.makeListedNode(view, in: context)
    }

    func updateNode<V: View>(_ node: _ViewNode, with view: V) { V.updateListedNode(node, with: view) }
}

extension View {
    /// Makes the node of a view that is only listed.
    ///
    /// Structure is resolved there and keeps its state: bodies, conditions, loops, environments. A single subview is
    /// kept as a value until it is shown, and so are the modifiers around it.
    fileprivate static func makeListedNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if !isResolved, let view = view as? any ModifiedView { return view.makeListedNode(in: context) }
        return context.parent.listBelow?.makeListed(view, isResolved: isResolved, in: context)
            ?? _makeNode(view, in: context)
    }

    /// Hands a new value to a node `makeListedNode` made.
    fileprivate static func updateListedNode(_ node: _ViewNode, with view: Self) {
        let isResolved = isResolved
        if !isResolved, let view = view as? any ModifiedView { return view.updateListedNode(node) }
        // A view of this type may be kept as a value in place of its structure.
        if !isResolved || (node as? ListedNode)?.viewType == Self.self {
            return node.cast(to: TypedListedNode<Self>.self).update(view)
        }
        _updateNode(node, with: view)
    }

    /// Whether the view is resolved to find its subviews.
    private static var isResolved: Bool {
        Body.self != Never.self || Self.self is any StructuralView.Type
            || (Self.self as? any ModifiedView.Type)?.isStructural == true
    }
}

/// A view without a body that is no subview itself: it stands for others.
protocol StructuralView: View {}

extension EmptyView: StructuralView {}
extension TupleView: StructuralView {}
extension Group: StructuralView where Content: View {}
extension ForEach: StructuralView where Content: View {}
extension Section: StructuralView where Parent: View, Content: View, Footer: View {}
extension Optional: StructuralView where Wrapped: View {}
extension _ConditionalContent: StructuralView where TrueContent: View, FalseContent: View {}
extension AnyView: StructuralView {}
extension EquatableView: StructuralView {}
extension IDView: StructuralView {}
extension _ViewModifier_Content: StructuralView {}
extension GroupElementsOfContent: StructuralView {}
extension SubviewsCollection: StructuralView {}
extension SubviewsCollectionSlice: StructuralView {}

/// A modifier without a body that changes the surroundings of subviews, or nothing; others are kept for each subview.
protocol StructuralModifier: ViewModifier {}

extension EmptyModifier: StructuralModifier {}
extension EnvironmentModifier: StructuralModifier {}
extension ModifiedContent: StructuralModifier where Content: ViewModifier, Modifier: ViewModifier {}

/// A view with a modifier applied.
@MainActor protocol ModifiedView: View {
    /// Whether the modifier is made where the view is listed.
    static var isStructural: Bool { get }
    /// Makes the node that keeps the modifier.
    func makeListedNode(in context: _NodeContext) -> _ViewNode
    /// Hands a new modifier to a node `makeListedNode` made.
    func updateListedNode(_ node: _ViewNode)
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    static var isStructural: Bool { Modifier.Body.self != Never.self || Modifier.self is any StructuralModifier.Type }

    func makeListedNode(in context: _NodeContext) -> _ViewNode { TypedListedModifierNode(self, in: context) }

    func updateListedNode(_ node: _ViewNode) {
        node.cast(to: TypedListedModifierNode<Content, Modifier>.self).update(self)
    }
}
