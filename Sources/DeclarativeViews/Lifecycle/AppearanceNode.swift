import LayoutEngine
import BridgedEnvironment

/// A node that is notified when its content appears and disappears.
///
/// Several views count together: the first to come is an appearance, the last to go a disappearance.
class AppearanceNode: LayoutItemCollector {
    /// A count of the content's views.
    private struct Tally {
        var items = 0
        var hasErased = false
        /// The number of views. A type-erased view counts as one even if it shows nothing.
        var members: Int { items > 0 ? items : hasErased ? 1 : 0 }
    }

    final var registryIndex = 0
    /// The result of the last collection of items.
    private final var tally = Tally()
    private final var members = 0
    private final var isShown = false

    override init(in context: _NodeContext) {
        super.init(in: context)
        graph.appearances.insert(self)
        needsCollection()
    }

    override var hasOneChildAlways: Bool { true }

    /// Called during an update when the content has appeared.
    func appear() {}

    /// Called during an update when the content has disappeared, also when the node's life ends.
    func disappear(_ stage: ActionList.Stage) {}

    override final func collect() {
        tally = tally(of: child)
        members = tally.members
        reconsider(.gone)
        structureDidChange()
    }

    /// Returns the number of views that `node` shows.
    final func memberCount(of node: _ViewNode) -> Int { tally(of: node).members }

    private final func tally(of node: _ViewNode?) -> Tally {
        guard let node else { return Tally() }
        var tally = Tally()
        var items: [LayoutNode] = []
        var stack = [node]
        while let node = stack.popLast() {
            let count = items.count
            if node.appendItems(to: &items) {
                // A modifier around nothing has no item, but may contain a type-erased view.
                if items.count == count, !tally.hasErased { tally.hasErased = hasErasedView(below: node) }
                continue
            }
            if let inner = node as? AppearanceNode, !inner.waitsForCollection {
                // Uses the inner node's count, so that nested modifiers do not count repeatedly.
                tally.items += inner.tally.items
                if inner.tally.hasErased { tally.hasErased = true }
                continue
            }
            if node is AnyViewNode { tally.hasErased = true }
            node.appendChildren(to: &stack)
        }
        tally.items += items.count
        return tally
    }

    private final func hasErasedView(below node: _ViewNode) -> Bool {
        node.first { $0 is AnyViewNode } != nil
    }

    /// Removes views from the count before others replace them.
    final func lose(_ count: Int) {
        members = max(0, members - count)
        reconsider(.vanished)
        needsCollection()
    }

    /// Compares the present content with the previous one. Views being removed no longer count.
    final func reconsider(_ stage: ActionList.Stage) {
        let now = members > 0 && graph.appearances.isVisible && !isTornDown && !isUnselected
        if now == isShown || (now && isLeaving) { return }
        if PassingLayout.isInProgress {
            // Views that are there only in a picture do not appear.
            return PassingLayout.afterwards { [weak self] in self?.reconsider(stage) }
        }
        isShown = now
        if now { appear() } else { disappear(stage) }
    }

    override func willTearDown() {
        graph.appearances.remove(self)
        if isShown {
            isShown = false
            disappear(graph.ending == .vanished ? .vanished : .gone)
        }
    }

    /// Whether the content is currently shown.
    final var isShowing: Bool { isShown }
}

/// Calls functions when a view appears and disappears.
final class AppearanceActionNode<Content: View>: AppearanceNode {
    private var modifier: AppearanceModifier

    init(_ view: ModifiedContent<Content, AppearanceModifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        makeChild(view.content)
    }

    override var viewType: Any.Type { AppearanceModifier.self }

    func update(_ view: ModifiedContent<Content, AppearanceModifier>) {
        modifier = view.modifier
        updateChild(view.content)
    }

    override func appear() {
        guard modifier.appear != nil else { return }
        graph.actions.add(.settled, of: self) { [self] in modifier.appear?() }
    }

    override func disappear(_ stage: ActionList.Stage) {
        guard modifier.disappear != nil else { return }
        graph.actions.add(stage, of: self) { [self] in modifier.disappear?() }
    }
}

/// The functions to call when a view appears and disappears.
struct AppearanceModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        AppearanceActionNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: AppearanceActionNode<V>.self).update(view)
    }
}

extension View {
    /// Calls `action` whenever this view appears: after the layout of the update that shows it, and before drawing.
    ///
    /// Inner views appear before enclosing views. A view without content, such as `EmptyView`, never appears.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    /// Calls `action` whenever this view disappears: when its lifetime ends, after its transition, or when its window
    /// closes.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }
}
