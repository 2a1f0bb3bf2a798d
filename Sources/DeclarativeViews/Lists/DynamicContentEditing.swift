import Foundation

extension DynamicViewContent {
    /// Sets the delete action of the elements. Their rows in a list can then be deleted with a swipe, with the Delete
    /// key, and in edit mode.
    ///
    /// - Parameter action: A closure that receives the offsets of the elements in the collection and must remove
    ///   them; `nil` to disable deletion.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(EditActionsModifier(delete: action, move: nil, setsDelete: true))
    }

    /// Sets the move action of the elements. Their rows in a list can then be moved in edit mode, by dragging or with
    /// Option and the arrow keys.
    ///
    /// - Parameter action: A closure that receives the offsets of the elements in the collection, and the offset to
    ///   insert them before, counted before the move; `nil` to disable moving.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(EditActionsModifier(delete: nil, move: action, setsDelete: false))
    }
}

extension View {
    /// Disables deletion of this view's row in a list.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.deleteIsDisabled, isDisabled)
    }

    /// Disables moving of this view's row in a list.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.moveIsDisabled, isDisabled)
    }
}

private enum DeleteIsDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

private enum MoveIsDisabledKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension ContainerValues {
    var deleteIsDisabled: Bool {
        get { self[DeleteIsDisabledKey.self] }
        set { self[DeleteIsDisabledKey.self] = newValue }
    }

    var moveIsDisabled: Bool {
        get { self[MoveIsDisabledKey.self] }
        set { self[MoveIsDisabledKey.self] = newValue }
    }
}

/// The edits of a loop's collection.
struct EditActionsModifier {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
    /// Whether it sets how to delete, and not how to move.
    let setsDelete: Bool
}

extension EditActionsModifier: ViewModifier, StructuralModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        EditActionsNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: EditActionsNode.self).update(view)
    }
}

/// The node around a loop with the edits of its collection.
final class EditActionsNode: PrimitiveModifierNode<EditActionsModifier> {
    override var roleAroundRows: RoleAroundRows? { .editing }

    override func update<Content: View>(_ view: ModifiedContent<Content, EditActionsModifier>) {
        let before = modifier
        super.update(view)
        let isOther =
            (before.delete == nil) != (modifier.delete == nil) || (before.move == nil) != (modifier.move == nil)
        if isOther { (listBelow as? ListNode)?.rowsMayDiffer() }
    }
}
