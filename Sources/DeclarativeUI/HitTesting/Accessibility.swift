extension View {
    /// Names this view for programs that look for it, as tests do; people never see or hear the name.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier(identifier: identifier))
    }

    /// Says what this view is, in place of the texts it shows; `tap(label:)` finds it by that.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier(label: label))
    }

    /// Says what this view is, in words that may be translated; see `accessibilityLabel(_:)`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Says what this view is; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
}

/// Says something of a view to programs that look for it.
private struct AccessibilityModifier {
    var identifier: String?
    var label: Text?
}

extension AccessibilityModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        AccessibilityNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: AccessibilityNode<V>.self).update(view)
    }
}

/// A node that says something of the views below it.
@MainActor protocol AccessibilityDescribing: _ViewNode {
    /// A name for programs.
    var identifier: String? { get }
    /// What the views are.
    var label: String? { get }
}

private final class AccessibilityNode<Content: View>: OneChildNode, AccessibilityDescribing {
    private var modifier: AccessibilityModifier

    init(_ view: ModifiedContent<Content, AccessibilityModifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        makeChild(view.content)
    }

    var identifier: String? { modifier.identifier }
    var label: String? { modifier.label?.string }

    override var viewType: Any.Type { AccessibilityModifier.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ view: ModifiedContent<Content, AccessibilityModifier>) {
        modifier = view.modifier
        updateChild(view.content)
    }
}
