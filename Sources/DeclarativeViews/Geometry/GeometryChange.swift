import Foundation
import LayoutEngine
import BridgedEnvironment

extension View {
    /// Runs `action` with a value derived from this view's geometry after the first layout and whenever the value
    /// changes.
    ///
    /// The action runs after the layout. If the action itself changes the geometry, it runs at most twice in one
    /// update, and that is reported.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Runs `action` with the old and the new value derived from this view's geometry whenever the value changes.
    ///
    /// The action also runs after the first layout, with the same value twice.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

private struct GeometryChangeModifier<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        GeometryChangeNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: GeometryChangeNode<V, Value>.self).update(view)
    }
}

/// The node of a view whose geometry is followed, separately for each of its items.
private final class GeometryChangeNode<Content: View, Value: Equatable>: FollowingNode {
    private struct Followed {
        let item: LayoutNode
        var value: Value?
        /// A change that waits to be told; its old value is `nil` where there was none.
        var waiting: (old: Value?, new: Value)?
        var calls = FrameLimit()
    }

    private var modifier: GeometryChangeModifier<Value>
    private var followed: [Followed] = []

    init(_ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        graph.geometry.add(self)
        makeChild(view.content)
        needsCollection()
    }

    override var viewType: Any.Type { GeometryChangeModifier<Value>.self }

    func update(_ view: ModifiedContent<Content, GeometryChangeModifier<Value>>) {
        // The functions may have captured other values: they are called after the next layout.
        modifier = view.modifier
        checkAgain()
        updateChild(view.content)
    }

    /// Called when something observable from which the value was made changes.
    override func evaluate() { checkAgain() }

    override func checkPlacement() -> Bool {
        // Changes for a picture are undone after it.
        if PassingLayout.isInProgress {
            graph.geometry.needsCheck(self)
            return false
        }
        for index in followed.indices {
            let item = followed[index].item
            let proxy = GeometryProxy(
                size: item.absoluteFrame.size, space: GeometrySpace(node: self, item: item))
            let new = graph.tracking(self) { modifier.transform(proxy) }
            let old = followed[index].value
            if old == new { continue }
            followed[index].value = new
            if followed[index].waiting == nil {
                tellLater(old, new, index)
            } else {
                // Another layout of the same update: only its result is reported.
                followed[index].waiting?.new = new
            }
        }
        return false
    }

    private func tellLater(_ old: Value?, _ new: Value, _ index: Int) {
        guard followed[index].calls.allow() else {
            RuntimeIssue.report(
                "repeated-change", unsettled: "A value that a view watches",
                outcome: "the change from \(old ?? new) to \(new) is not told",
                course: "onGeometryChange(for: \(Value.self)) action tried to update multiple times per frame",
                advice: "Do not change in the action what the value is made from")
            return
        }
        followed[index].waiting = (old, new)
        let item = followed[index].item
        graph.enqueueCallback(of: self) { [self] in tell(of: item) }
    }

    private func tell(of item: LayoutNode) {
        guard !isTornDown, let index = followed.firstIndex(where: { $0.item === item }),
            let change = followed[index].waiting
        else { return }
        followed[index].waiting = nil
        if change.old != change.new { modifier.action(change.old ?? change.new, change.new) }
    }

    override func itemsDidChange() {
        let old = followed
        followed = items.map { item in old.first { $0.item === item } ?? Followed(item: item) }
    }
}
