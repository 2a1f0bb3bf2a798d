import LayoutEngine
import Motion

/// The progress of fading an item in or out that is inserted or removed without a transition of its own.
@MainActor final class Fade {
    private let opacity: AnimatableAttribute<Double>
    // Retained during the fade, so that no other item gets its identity.
    private let item: LayoutNode
    private unowned let graph: ViewGraph
    private let effect: TypedItemEffect<OpacityEffect>

    init(of item: LayoutNode, from start: Double, in graph: ViewGraph) {
        opacity = AnimatableAttribute(start)
        self.item = item
        self.graph = graph
        // Applied outside of all effects that the item has itself.
        effect = TypedItemEffect(OpacityEffect(opacity: start), depth: 0)
        item.add(effect)
        opacity.onStep = { [unowned self] in didStep() }
    }

    func move(to end: Double, under transaction: Transaction, tracker: AnimationTracker? = nil) {
        opacity.retarget(
            to: end, animation: transaction.effectiveAnimation,
            trackers: transaction.trackers + (tracker.map { [$0] } ?? []), clock: graph.clock)
        didStep()
    }

    private func didStep() {
        effect.effect.opacity = opacity.presented
        item.displayDidChange()
        graph.displayDidChange()
        if !opacity.isAnimating, opacity.target == 1 { graph.transitions.dropFade(of: item) }
    }

    func stop() {
        opacity.stop()
        item.remove(effect)
    }
}
