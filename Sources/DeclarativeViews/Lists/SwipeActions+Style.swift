/// Gives buttons the look of those beside a swiped row, and puts the row back once one was pressed.
package struct SwipeActionStyle: PrimitiveButtonStyle {
    /// Puts the row back.
    package let close: @MainActor () -> Void

    package nonisolated init(close: @escaping @MainActor () -> Void) { self.close = close }

    package func makeBody(configuration: Configuration) -> some View {
        let close = close
        Button(role: configuration.role) {
            close()
            configuration.trigger()
        } label: {
            configuration.label
        }
        .buttonStyle(SwipeButtonStyle())
    }
}

/// The look of the buttons beside a swiped row.
private struct SwipeButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        SwipeButtonLabel(label: configuration.label, role: configuration.role, isPressed: configuration.isPressed)
    }
}

private struct SwipeButtonLabel<Label: View>: View {
    let label: Label
    let role: ButtonRole?
    let isPressed: Bool
    @Environment(\.tint) private var tint
    @Environment(\.textMedium) private var medium

    var body: some View {
        label
            .lineLimit(1)
            .foregroundStyle(Color.white)
            .padding(.horizontal, medium.figures.list.swipeButtonSide)
            .frame(maxHeight: .infinity)
            .background { background.opacity(isPressed ? 0.7 : 1) }
    }

    @ViewBuilder private var background: some View {
        if role == .destructive {
            Color(.palette(.systemRed))
        } else if let tint {
            Rectangle().fill(tint)
        } else {
            Color(.palette(.systemGray))
        }
    }
}

/// Marks the buttons beside a swiped row, to be found in it.
package struct SwipeActionsMark: ViewModifier {
    package typealias Body = Never

    package nonisolated init() {}

    package static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        SwipeActionsNode(view, in: context)
    }

    package static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: SwipeActionsNode.self).update(view)
    }
}

/// The node of the buttons beside a swiped row.
package final class SwipeActionsNode: PrimitiveModifierNode<SwipeActionsMark> {
    /// The first button.
    package var firstButton: (any ActivatableNode)? {
        first { ($0 as? any ActivatableNode)?.takesFocus == true } as? any ActivatableNode
    }
}
