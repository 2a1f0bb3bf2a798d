extension View {
    /// Names this view for programs that look for it, as tests do; people never see or hear the name.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }
}

/// Names a view for programs.
struct AccessibilityIdentifierModifier {
    let identifier: String
}

extension AccessibilityIdentifierModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        AccessibilityIdentifierNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: AccessibilityIdentifierNode<V>.self).update(view)
    }
}

/// The node of a view with a name for programs.
final class AccessibilityIdentifierNode<Content: View>: OneChildNode, AccessibilityNamed {
    private(set) var identifier: String

    init(_ view: ModifiedContent<Content, AccessibilityIdentifierModifier>, in context: _NodeContext) {
        identifier = view.modifier.identifier
        super.init(in: context)
        child = Content._makeNode(view.content, in: _NodeContext(self))
    }

    override var viewType: Any.Type { AccessibilityIdentifierModifier.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ view: ModifiedContent<Content, AccessibilityIdentifierModifier>) {
        identifier = view.modifier.identifier
        if let child { Content._updateNode(child, with: view.content) }
    }
}
