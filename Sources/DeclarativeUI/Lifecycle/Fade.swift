import LayoutEngine

/// How far an item has faded in or out, while it comes or goes without a transition of its own.
@MainActor final class Fade {
    private let opacity: AnimatableAttribute<Double>
    // Kept for the time of the fade, so that no other item can be taken for it.
    private let item: LayoutNode
    private unowned let graph: ViewGraph
    private let effect: TypedItemEffect<OpacityEffect>

    init(of item: LayoutNode, from start: Double, in graph: ViewGraph) {
        opacity = AnimatableAttribute(start)
        self.item = item
        self.graph = graph
        // Around all effects the item has by itself.
        effect = TypedItemEffect(OpacityEffect(opacity: start), depth: 0)
        item.add(effect)
        opacity.onStep = { [unowned self] in didStep() }
    }

    func move(to end: Double, under transaction: Transaction, tracker: AnimationTracker? = nil) {
        opacity.retarget(
            to: end, animation: transaction.effectiveAnimation,
            trackers: transaction.trackers + (tracker.map { [$0] } ?? []))
        didStep()
    }

    private func didStep() {
        effect.effect.opacity = opacity.presented
        graph.displayDidChange()
        if !opacity.isAnimating, opacity.target == 1 { graph.transitions.dropFade(of: item) }
    }

    func stop() {
        opacity.stop()
        item.remove(effect)
    }
}
