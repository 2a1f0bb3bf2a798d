/// The node of a conditional: one branch lives at a time.
final class ConditionalNode<TrueContent: View, FalseContent: View>: _ViewNode {
    private(set) var isTrue = true
    private var child: _ViewNode?

    init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext) {
        super.init(in: context)
        make(view)
    }

    override var viewType: Any.Type { _ConditionalContent<TrueContent, FalseContent>.self }

    private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) {
        switch view.storage {
        case .trueContent(let content):
            isTrue = true
            child = TrueContent._makeNode(content, in: _NodeContext(self))
        case .falseContent(let content):
            isTrue = false
            child = FalseContent._makeNode(content, in: _NodeContext(self))
        }
    }

    func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
        switch view.storage {
        case .trueContent(let content) where isTrue:
            if let child { TrueContent._updateNode(child, with: content) }
        case .falseContent(let content) where !isTrue:
            if let child { FalseContent._updateNode(child, with: content) }
        default:
            child?.tearDown()
            make(view)
            structureDidChange()
        }
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        if let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        child = nil
    }
}

/// The node of a view that may be missing.
final class OptionalNode<Wrapped: View>: _ViewNode {
    private var child: _ViewNode?

    init(_ view: Wrapped?, in context: _NodeContext) {
        super.init(in: context)
        if let view { child = Wrapped._makeNode(view, in: _NodeContext(self)) }
    }

    override var viewType: Any.Type { Wrapped?.self }

    func update(_ view: Wrapped?) {
        switch (child, view) {
        case (nil, nil): return
        case (let node?, let view?): Wrapped._updateNode(node, with: view)
        case (nil, let view?):
            child = Wrapped._makeNode(view, in: _NodeContext(self))
            structureDidChange()
        case (let node?, nil):
            node.tearDown()
            child = nil
            structureDidChange()
        }
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        if let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        child = nil
    }
}
