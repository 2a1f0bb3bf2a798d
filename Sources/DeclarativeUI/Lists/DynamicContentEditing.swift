import Foundation

extension DynamicViewContent {
    /// Sets what deletes elements, whose rows in a list can then be deleted: by a swipe, by the Delete key, and in edit
    /// mode.
    ///
    /// - Parameter action: Called with the offsets of the elements in the collection, which it must remove; `nil` if
    ///   they cannot be deleted.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(EditActionsModifier(delete: action, move: nil, setsDelete: true))
    }

    /// Sets what moves elements, whose rows in a list can then be moved in edit mode: by dragging them, and by Option
    /// with the arrow keys.
    ///
    /// - Parameter action: Called with the offsets of the elements in the collection and the offset before which they
    ///   are to be, counted before the change; `nil` if they cannot be moved.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(EditActionsModifier(delete: nil, move: action, setsDelete: false))
    }
}

extension View {
    /// Says that this view's row in a list cannot be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        containerValue(\.deleteIsDisabled, isDisabled)
    }

    /// Says that this view's row in a list cannot be moved.
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

/// What changes the collection of a loop.
struct EditActionsModifier {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
    /// Whether it says how to delete, and not how to move.
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

/// The node around a loop that knows what changes its collection.
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
