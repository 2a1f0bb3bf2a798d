/// The node of a conditional view. Only one branch is alive at a time.
final class ConditionalNode<TrueContent: View, FalseContent: View>: DynamicNode {
    private(set) var isTrue = true

    init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext) {
        super.init(in: context)
        child = make(view)
    }

    override var viewType: Any.Type { _ConditionalContent<TrueContent, FalseContent>.self }

    private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) -> _ViewNode {
        switch view.storage {
        case .trueContent(let content):
            isTrue = true
            return TrueContent.makeNode(content, in: _NodeContext(self))
        case .falseContent(let content):
            isTrue = false
            return FalseContent.makeNode(content, in: _NodeContext(self))
        }
    }

    func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
        switch view.storage {
        case .trueContent where isTrue, .falseContent where !isTrue: break
        default: replaceChild(tag: isTrue, with: !isTrue)
        }
        guard let child else { return arrive(make(view)) }
        switch view.storage {
        case .trueContent(let content):
            isTrue = true
            TrueContent.updateNode(child, with: content)
        case .falseContent(let content):
            isTrue = false
            FalseContent.updateNode(child, with: content)
        }
    }
}

/// The node of an optional view.
final class OptionalNode<Wrapped: View>: DynamicNode {
    init(_ view: Wrapped?, in context: _NodeContext) {
        super.init(in: context)
        if let view { makeChild(view) }
    }

    override var viewType: Any.Type { Wrapped?.self }

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
