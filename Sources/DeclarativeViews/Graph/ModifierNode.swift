/// The node of a view with a modifier that has a body.
final class ModifierNode<Content: View, Modifier: ViewModifier>: BodyNode<Modifier> {
    private let source: TypedModifiedContentSource<Content>
    private var buffer: DynamicPropertyBuffer?

    init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
        source = TypedModifiedContentSource(view.content)
        super.init(view.modifier, kind: "View modifiers", in: context)
        buffer = DynamicPropertyBuffer.make(for: Modifier.self, owner: self)
    }

    override var properties: DynamicPropertyBuffer? { buffer }

    func update(_ view: ModifiedContent<Content, Modifier>) {
        update(view.modifier)
        update(content: view.content)
    }

    func update(content: Content) { source.update(content) }

    override func evaluate() {
        let content = _ViewModifier_Content<Modifier>(source: source)
        run { $0.body(content: content) }
    }
}

/// The view to which a modifier is applied, and the placeholders in the modifier's body where it is used.
@MainActor class ModifiedContentSource {
    fileprivate func makeNode(in context: _NodeContext) -> _ViewNode { EmptyNode(in: context) }
    fileprivate func update(_ node: _ViewNode) {}

    // Each placeholder is removed before it is freed.
    fileprivate var placeholders: [Unmanaged<PlaceholderNode>] = []
}

final class TypedModifiedContentSource<Content: View>: ModifiedContentSource {
    private var content: Content

    init(_ content: Content) { self.content = content }

    func update(_ new: Content) {
        content = new
        // Placeholders in this list are alive; see `PlaceholderNode.willTearDown`.
        for placeholder in placeholders { placeholder.takeUnretainedValue().sourceDidChange() }
    }

    override func makeNode(in context: _NodeContext) -> _ViewNode { Content.makeNode(content, in: context) }
    override func update(_ node: _ViewNode) { Content.updateNode(node, with: content) }
}

/// One use of the modified view in a modifier's body.
final class PlaceholderNode: OneChildNode {
    private var source: ModifiedContentSource

    init(_ source: ModifiedContentSource, in context: _NodeContext) {
        self.source = source
        super.init(in: context)
        join()
    }

    override var viewType: Any.Type { _ViewModifier_Content<EmptyModifier>.self }
    override var hasOneChildAlways: Bool { true }

    private func join() {
        // Removed in `leave`, at the latest when this node's life ends.
        source.placeholders.append(Unmanaged.passUnretained(self))
        child = source.makeNode(in: _NodeContext(self))
    }

    private func leave() {
        // Only addresses are compared.
        source.placeholders.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
    }

    func update(_ new: ModifiedContentSource) {
        if source === new { return }
        leave()
        child?.tearDown()
        source = new
        join()
        structureDidChange()
    }

    fileprivate func sourceDidChange() {
        if let child { source.update(child) }
    }

    override func willTearDown() { leave() }
}
