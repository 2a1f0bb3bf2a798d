/// How far an item has faded in or out, while it comes or goes without a transition of its own.
@MainActor final class Fade {
    private let opacity: AnimatableAttribute<Double>
    // Kept for the time of the fade, so that no other item can be taken for it.
    private let item: LayoutNode
    private unowned let graph: ViewGraph

    /// The part of its own opacity the item shows, from 0 to 1.
    var presented: Double { opacity.presented }

    init(of item: LayoutNode, from start: Double, in graph: ViewGraph) {
        opacity = AnimatableAttribute(start)
        self.item = item
        self.graph = graph
        opacity.onStep = { [unowned self] in didStep() }
    }

    func move(to end: Double, under transaction: Transaction, tracker: AnimationTracker? = nil) {
        opacity.retarget(
            to: end, animation: transaction.effectiveAnimation, trackers: tracker.map { [$0] } ?? [])
        didStep()
    }

    private func didStep() {
        graph.displayDidChange()
        if !opacity.isAnimating, opacity.target == 1 { graph.dropFade(of: item) }
    }

    func stop() { opacity.stop() }
}
