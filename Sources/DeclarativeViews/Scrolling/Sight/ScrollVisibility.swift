import Foundation
import LayoutEngine
import BridgedEnvironment

extension View {
    /// Runs an action when this view becomes visible or invisible in its scroll view.
    ///
    /// The action runs after a layout, for the first time when the view is visible. A view that a lazy container
    /// discards becomes invisible; a view that is removed does not. Without a surrounding scroll view, the view is
    /// visible from its first layout.
    ///
    /// - Parameters:
    ///   - threshold: The fraction of the view's area, from 0 to 1, that must be visible for the view to count as
    ///     visible. For 0, any part suffices. `NaN` counts as 0.5.
    ///   - action: A closure that receives whether the view is visible.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        let threshold = threshold.isNaN ? 0.5 : min(max(threshold, 0), 1)
        return modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}

private struct ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ScrollVisibilityNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ScrollVisibilityNode<V>.self).update(view)
    }
}

/// The node of a view that is notified whether it is in sight.
private final class ScrollVisibilityNode<Content: View>: ScrollSightNode {
    private var modifier: ScrollVisibilityModifier
    private var isInSight = false

    init(_ view: ModifiedContent<Content, ScrollVisibilityModifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(axis: nil, in: context)
        makeChild(view.content)
        needsCollection()
    }

    override var viewType: Any.Type { ScrollVisibilityModifier.self }

    func update(_ view: ModifiedContent<Content, ScrollVisibilityModifier>) {
        if view.modifier.threshold != modifier.threshold { checkAgain() }
        modifier = view.modifier
        updateChild(view.content)
    }

    override func checkPlacement() -> Bool {
        updateSight()
        if !PassingLayout.isInProgress { tell(shareInSight.map { $0 > 0 && $0 >= modifier.threshold } ?? false) }
        return false
    }

    override func didLeaveSight() { tell(false) }

    private func tell(_ new: Bool) {
        if new == isInSight { return }
        isInSight = new
        graph.enqueueCallback(of: self) { [self] in
            if !isTornDown { modifier.action(new) }
        }
    }

    /// How much of the view is seen, from 0 to 1; `nil` where there is none. A view without area is seen or not.
    private var shareInSight: Double? {
        if items.isEmpty { return nil }
        guard let scroller else { return 1 }
        var (seen, all): (Double, Double) = (0, 0)
        var isSeen = false
        for item in items {
            guard let width = scroller.part(of: item, along: .horizontal),
                let height = scroller.part(of: item, along: .vertical)
            else { continue }
            seen += max(0, width.seen) * max(0, height.seen)
            all += width.length * height.length
            if width.seen >= 0, height.seen >= 0 { isSeen = true }
        }
        return all > 0 ? seen / all : isSeen ? 1 : 0
    }
}

extension ScrollingNode {
    /// How long an item is along an axis, and how much of that is seen; negative where it is away.
    fileprivate final func part(of item: LayoutNode, along axis: Axis) -> (seen: CGFloat, length: CGFloat)? {
        guard let extent = extent(of: item, along: axis), let window = sights.window(along: axis) else { return nil }
        let end = min(extent.start + extent.length, window.start + window.room)
        return (end - max(extent.start, window.start), extent.length)
    }
}
