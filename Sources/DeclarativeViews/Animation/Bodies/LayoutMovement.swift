import LayoutEngine

/// A layout on its way to another: each frame lays out by one in between.
@MainActor final class LayoutMovement<L: Layout> {
    private var value: AnimatedValue<L>

    init(_ layout: L) { value = AnimatedValue(layout) }

    var presented: L { value.presented }
    var isMoving: Bool { value.isMoving }

    func set(_ new: L, at node: _ViewNode, onStep: @escaping () -> Void) {
        if let before = value.target as? AnyLayout, let after = new as? AnyLayout,
            before.wrappedType != after.wrappedType
        {
            // Between layouts of different types there is nothing.
            value.stop()
            value = AnimatedValue(new)
            return
        }
        value.set(new, at: node, onStep: onStep)
    }

    func stop() { value.stop() }
}
