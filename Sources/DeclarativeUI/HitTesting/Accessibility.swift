import Localization

extension View {
    /// Sets an identifier with which programs such as tests find this view. It is not presented to users.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier(identifier: identifier))
    }

    /// Sets a label that describes this view in place of its texts. `tap(label:)` finds the view by it.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier(label: label))
    }

    /// Sets a localisable label that describes this view; see `accessibilityLabel(_:)`.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the translation of a resource as the label that describes this view; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets a label that describes this view; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
}

/// Sets an identifier or a label.
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
        node.cast(to: AccessibilityNode.self).update(view)
    }
}

/// A node that describes the views below it.
@MainActor protocol AccessibilityDescribing: _ViewNode {
    /// The identifier for programs.
    var identifier: String? { get }
    /// The label of the views.
    var label: String? { get }
}

private final class AccessibilityNode: PrimitiveModifierNode<AccessibilityModifier>, AccessibilityDescribing {
    var identifier: String? { modifier.identifier }
    var label: String? { modifier.label?.string(in: EnvironmentValues(map: scope.map)) }
}
