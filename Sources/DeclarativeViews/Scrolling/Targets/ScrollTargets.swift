import LayoutEngine
import BridgedEnvironment

/// An observer of a scroll view after each layout that is not only for a picture.
@MainActor protocol ScrollObserver: _ViewNode {
    func layoutDidEnd()
}

/// The scroll views of a graph that look after a layout whether they are where they are to be.
@MainActor final class ScrollTargets: GraphFeature {
    static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var waiting: [ScrollingNode] = []
    private var all: [ScrollingNode] = []
    private var removedCount = 0
    private var observers: [any ScrollObserver] = []
    /// Called after a layout in which the contents at the top have been scrolled.
    var distanceDidChange: (() -> Void)?
    private var distance: CGFloat = 0

    init(of graph: ViewGraph) { self.graph = graph }

    func add(_ scroller: ScrollingNode) { all.append(scroller) }

    /// Restores the positions of all scroll views once layouts for a picture are done.
    func noteForPassingLayout() {
        for scroller in all where !scroller.isTornDown { scroller.noteForPassingLayout() }
    }

    func add(_ observer: any ScrollObserver) { observers.append(observer) }

    func remove(_ observer: any ScrollObserver) { observers.removeAll { $0 === observer } }

    /// A scroll view's life ends; it is released later.
    func remove(_ scroller: ScrollingNode) { removedCount += 1 }

    /// Lets a scroll view look after the next layout.
    func wait(_ scroller: ScrollingNode) {
        if !waiting.contains(where: { $0 === scroller }) { waiting.append(scroller) }
    }

    func itemsWerePlaced(round: Int) -> Bool {
        if PassingLayout.isInProgress || graph.isEvaluating { return false }
        if removedCount > 0 {
            all.removeAll { $0.isTornDown }
            removedCount = 0
        }
        for scroller in all where !scroller.isTornDown && scroller.noteSize() { wait(scroller) }
        if waiting.isEmpty { return false }
        if round == SettlingLimit.scrolling.rounds {
            waiting = []
            return false
        }
        let now = waiting
        waiting = []
        // Scroll views that moved look again, as more is there now.
        for scroller in now where scroller.realign() { wait(scroller) }
        return !waiting.isEmpty
    }

    func layoutDidEnd() {
        if PassingLayout.isInProgress { return }
        for scroller in all where !scroller.isTornDown { scroller.layoutDidEnd() }
        for observer in observers { observer.layoutDidEnd() }
        guard let distanceDidChange else { return }
        let new = distanceFromTop
        if new == distance { return }
        distance = new
        distanceDidChange()
    }

    /// How far the contents of the scroll view at the top are scrolled down, in points; 0 without one.
    var distanceFromTop: CGFloat {
        let scroller = all.first { scroller in
            guard !scroller.isTornDown, scroller.axes.contains(.vertical), let item = scroller.item else {
                return false
            }
            return item.absoluteFrame.minY <= 0
        }
        return scroller?.state.offset.y ?? 0
    }

    func graphWillEnd() { (waiting, all, observers, distanceDidChange) = ([], [], [], nil) }
}
