import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// Whoever shows a graph's views.
@MainActor package protocol ViewGraphHost: AnyObject {
    /// Something may be laid out differently now. Call `place(in:)` in the next layout.
    func graphNeedsLayout()
    /// Something looks different in the place it has.
    func graphNeedsDisplay()
    /// Some body will run in the next update.
    func graphNeedsUpdate()
    /// The way from the space of the graph's area to that of the window.
    ///
    /// - Parameter isFollowed: Whether the area is laid out again when it is another.
    func graphTransform(isFollowed: Bool) -> CGAffineTransform
}

extension ViewGraphHost {
    /// The area is all there is.
    package func graphTransform(isFollowed: Bool) -> CGAffineTransform { .identity }
}

/// A tree of nodes: what lasts of the views under one root.
///
/// Evaluation works off a list, the shallowest dirty node first, so that depth costs no stack.
@MainActor package final class ViewGraph: UpdateParticipant {
    /// The scope the root stands in.
    package let scope: Scope
    package weak var host: (any ViewGraphHost)?
    /// Whether a body of this graph is running.
    @exclusivity(unchecked) package private(set) var isEvaluating = false
    /// How deep in the tree of both worlds the graph is; what is higher is updated first.
    @exclusivity(unchecked) package var updateDepth = 0
    @exclusivity(unchecked) package var queuedPhases = UpdateQueue.PhaseSet()

    let layoutContext: LayoutContext
    // What every run touches is read and changed in single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private(set) var root: RootNode?
    @exclusivity(unchecked) private var work = WorkList()
    @exclusivity(unchecked) private var collections = CollectionList()
    @exclusivity(unchecked) private var isEnqueued = false
    /// Whether the list of what is dirty is being worked off. Meanwhile the tree may be half changed: callbacks that
    /// force an update then, as those of views that are taken out, leave this graph to the update that is going on.
    @exclusivity(unchecked) private(set) var isWorking = false
    @exclusivity(unchecked) private var isForced = false
    @exclusivity(unchecked) private var isWaiting = false
    @exclusivity(unchecked) private var isDeferred = false
    @exclusivity(unchecked) private var layoutHasChanged = false
    @exclusivity(unchecked) private var displayHasChanged = false
    @exclusivity(unchecked) private var pass: UInt16 = 0
    @exclusivity(unchecked) var observedRuns = ObservedRuns()
    @exclusivity(unchecked) var layoutReads = LayoutReadsTable()
    /// The views that are on their way out.
    @exclusivity(unchecked) var departures = DepartureTable()
    /// Whether the life that ends now is over before others take its place.
    var isVanishing = false
    /// What keeps a state of its own in the graph.
    @exclusivity(unchecked) private(set) var features = GraphFeatures()
    @exclusivity(unchecked) private var featuresHaveWork = false
    /// Those who keep something for each leaf.
    @exclusivity(unchecked) var leafFollowers: [any LeafFollower] = []
    /// Whoever has views listed; there once some are.
    var lister: (any ViewLister)?

    /// Makes a graph without views.
    ///
    /// - Parameter features: The types of its features, in the order in which they have their turns.
    init(scope: Scope, host: (any ViewGraphHost)?, features: [any GraphFeature.Type]) {
        self.scope = scope
        self.host = host
        layoutContext = LayoutContext { issue in
            RuntimeIssue.report("layout", issue.description)
        }
        self.features = GraphFeatures(features, of: self)
        root = RootNode(of: self)
        // Layout runs on the main actor: it is only ever driven by a host.
        layoutContext.pathOfItem = { [weak self] item in MainActor.assumeIsolated { self?.path(of: item) } }
    }

    isolated deinit {
        root?.tearDown()
        for feature in features.all { feature.graphDidEnd() }
        #if DEBUG
            assert(livingNodeCount == 0, "Nodes do not outlive their graph: \(livingNodeCount) were not torn down.")
        #endif
    }

    #if DEBUG
        /// How many nodes of this graph have not been torn down.
        @exclusivity(unchecked) final var livingNodeCount = 0
    #endif

    package var updateLabel: String { "ViewGraph of \(root?.contentType.map { "\($0)" } ?? "nothing")" }

    /// The node above all others; its child stands for the root view.
    package var rootNode: _ViewNode? { root }

    // MARK: Root

    /// Shows a view. One of the same type as before updates what is there; another takes its place.
    ///
    /// The first view is there at once, later ones come with the update, under the transaction in force.
    package func setRoot<V: View>(_ view: V) {
        guard let root else { return }
        if root.contentType == nil { return root.setContent(view) }
        ChangeQueue.shared.add(.other { [weak root] in root?.setContent(view) }, under: .current)
    }

    /// Ends the life of all nodes. The graph shows nothing from then on.
    package func tearDown() {
        for feature in features.all { feature.graphWillEnd() }
        root?.tearDown()
        root = nil
        _ = work.removeAll()
        for feature in features.all { feature.graphDidEnd() }
    }

    // MARK: Update

    func enqueue(_ node: _ViewNode) {
        work.insert(node)
        CycleDetector.noteRequest(of: node, in: .bodies)
        schedule()
    }

    func enqueueCollection(of collector: LayoutItemCollector) {
        collections.insert(collector)
        schedule()
    }

    /// A feature has work that waits until all bodies have run and all items are gathered.
    func featureHasWork() {
        featuresHaveWork = true
        schedule()
    }

    /// A layout came while the tree was half changed: it is made once the update is done.
    func layOutAfterUpdate() { layoutHasChanged = true }

    /// Something may be laid out differently: the host hears of it once the update is done.
    func layoutDidChange() {
        layoutHasChanged = true
        if !isWorking { schedule() }
    }

    /// Something looks different in the same place: the host hears of it once the update is done.
    func displayDidChange() {
        displayHasChanged = true
        if !isWorking { schedule() }
    }

    private func schedule() {
        if isEnqueued { return }
        isEnqueued = true
        UpdateQueue.shared.enqueue(self, in: .bodies)
        host?.graphNeedsUpdate()
    }

    /// Evaluates everything dirty now, scopes above included, also where the graph is in no window.
    package func updateNow() { updateNow(through: .changes) }

    /// Evaluates everything dirty now and calls what views asked to be called for, until nothing is left to do.
    package func settle() { updateNow(through: .actions) }

    private func updateNow(through last: UpdateQueue.Phase) {
        if isEvaluating { return }
        isForced = true
        defer { isForced = false }
        if isWaiting {
            isWaiting = false
            schedule()
        }
        UpdateQueue.shared.flush(through: last, including: .below(scope))
    }

    /// The graph's scope has come into a live tree: what waited runs in the next update.
    package func becomeLive() {
        if !isWaiting { return }
        isWaiting = false
        schedule()
    }

    /// Runs dirty nodes and gathers layout items, until nothing is dirty or something earlier has work.
    package func performUpdate(in phase: UpdateQueue.Phase) {
        isEnqueued = false
        if isEvaluating {
            // An update was forced from inside a body or a representable's update: this graph goes on after it.
            isDeferred = true
            return
        }
        if isWorking { return }
        if !isForced, !scope.inheritsLive {
            isWaiting = true
            return
        }
        pass &+= 1
        if pass == 0 { pass = 1 }
        isWorking = true
        let isDone = workOff()
        if isDone, layoutHasChanged { for feature in features.all { feature.updateDidChangeLayout() } }
        isWorking = false
        if !isDone { return schedule() }
        if layoutHasChanged {
            layoutHasChanged = false
            host?.graphNeedsLayout()
        }
        if displayHasChanged {
            displayHasChanged = false
            host?.graphNeedsDisplay()
        }
    }

    /// Works off what is dirty. Returns false when an earlier phase of the update has work.
    private func workOff() -> Bool {
        while true {
            if UpdateQueue.shared.hasWork(before: .bodies) { return false }
            if let node = work.popFirst() {
                node.isDirty = false
                let mustRun = node.mustRun
                node.mustRun = false
                // Looking for a reason to run may call what a user wrote, too.
                if node.isTornDown || !mayRun(node) || (!mustRun && !node.hasReasonToRun()) { continue }
                node.evaluate()
            } else if let collector = collections.popDeepest() {
                collector.collectNow()
            } else if featuresHaveWork {
                featuresHaveWork = features.all.contains { $0.performWork() }
            } else {
                return true
            }
        }
    }

    /// Counts a run of a node; false for one that was stopped.
    private func mayRun(_ node: _ViewNode) -> Bool {
        let isDeep = node.depth > SettlingLimit.quietDepth.rounds
        if node.lastPass == pass || isDeep { CycleDetector.shared.countRound() }
        node.lastPass = pass
        return CycleDetector.mayRun(node, in: .bodies)
    }

    /// What nodes do counts, not that their graph has them do it.
    package func countsRuns(in phase: UpdateQueue.Phase) -> Bool { false }

    /// Runs what a node is made of, and has the node run again when something observable it read changes.
    func tracking<Result>(_ node: _ViewNode, _ run: () -> Result) -> Result {
        let wasEvaluating = isEvaluating
        let outer = Self.running
        let outerLayout = LayoutRun.node
        LayoutRun.node = nil
        isEvaluating = true
        // The caller keeps the node.
        Self.running = .passUnretained(node)
        if EvaluationRecorder.isRecording { node.recordClosureRun() }
        GraphActivity.begin()
        defer {
            isEvaluating = wasEvaluating
            Self.running = outer
            LayoutRun.node = outerLayout
            node.didRun()
            if isDeferred, !isEvaluating {
                isDeferred = false
                schedule()
            }
            GraphActivity.end()
        }
        return ObservedRuns.track(node, run)
    }

    /// The node that runs now, of whichever graph.
    // Set around each run; loaded and stored whole, so access need not be checked.
    @exclusivity(unchecked) private static var running: Unmanaged<_ViewNode>?

    /// The node that runs now, of whichever graph.
    static var runningNode: _ViewNode? { running?.takeUnretainedValue() }
}
