import Drawing
import Foundation
import LayoutEngine
import Motion
import BridgedEnvironment

/// A tree of nodes: the lasting state of the views under one root.
///
/// Dirty nodes are evaluated from a list, the shallowest first, so that deep trees do not use up the stack.
@MainActor package final class ViewGraph: UpdateParticipant {
    /// The scope of the root.
    package let scope: Scope
    /// The clock that everything in it goes by.
    var clock: AnimationClock { scope.map.clock }
    package weak var delegate: (any ViewGraphDelegate)?
    /// Whether a body of this graph is running.
    @exclusivity(unchecked) package private(set) var isEvaluating = false
    /// The depth of the graph in the tree of both worlds; higher graphs are updated first.
    @exclusivity(unchecked) package var updateDepth = 0
    @exclusivity(unchecked) package var queuedPhases = UpdateQueue.PhaseSet()

    let layoutContext: LayoutContext
    private(set) var root: RootNode?
    // What every run touches is read and changed in single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private var work = WorkList()
    @exclusivity(unchecked) private var collections = CollectionList()
    /// Where the graph stands between a change and the update that takes it in.
    private var schedule = Schedule.idle
    /// Whether the list of dirty nodes is being processed. Meanwhile the tree may be half changed: callbacks that
    /// force an update then, such as those of removed views, leave this graph to the update in progress.
    private(set) var isWorking = false
    /// Whether an update is forced, which runs even a graph that is in no window.
    private var isForced = false
    /// How many layouts and questions for sizes are going on, one inside the other.
    var layoutDepth = 0
    /// Whether the items are being measured or placed.
    var isLaidOutNow: Bool { layoutDepth > 0 }
    /// What the delegate is notified of after the update.
    private var changes = Changes()
    private var pass: UInt16 = 0
    @exclusivity(unchecked) var observedRuns = ObservedRuns()
    @exclusivity(unchecked) var layoutReads = LayoutReadsTable()
    /// The views that are on their way out.
    @exclusivity(unchecked) var departures = DepartureTable()
    /// The graph, for requests of later work; `nil` while it is being freed.
    var unlessEnding: ViewGraph? { schedule == .ended ? nil : self }
    /// How the views of the current removal end.
    var ending = Ending.replaced
    /// The view that a touch beside it closes; `nil` for none.
    weak var closedByTouch: (any ClosedByTouch)?
    /// The features, which keep their own state in the graph.
    private(set) var features = GraphFeatures()
    /// The objects that keep a record for each leaf.
    @exclusivity(unchecked) var leafFollowers: [any LeafFollower] = []
    /// Makes listed views; exists once there are some.
    var lister: (any ViewLister)?

    /// Makes a graph without views.
    ///
    /// - Parameter features: The types of its features, in the order in which they are called.
    init(scope: Scope, delegate: (any ViewGraphDelegate)?, features: [any GraphFeature.Type]) {
        self.scope = scope
        self.delegate = delegate
        layoutContext = LayoutContext { issue in
            RuntimeIssue.report("layout", issue.description)
        }
        self.features = GraphFeatures(features, of: self)
        root = RootNode(of: self)
        // Layout runs on the main actor, because only its delegate performs it.
        // Not weak, here and wherever each graph has it: an object that was referred to so is slower to retain.
        layoutContext.pathOfItem = { [unowned self] item in MainActor.assumeIsolated { path(of: item) } }
    }

    isolated deinit {
        schedule = .ended
        layoutContext.pathOfItem = { _ in nil }
        root?.tearDown()
        for feature in features.all { feature.graphDidEnd() }
        #if DEBUG
            assert(livingNodeCount == 0, "Nodes do not outlive their graph: \(livingNodeCount) were not torn down.")
        #endif
    }

    #if DEBUG
        /// How many nodes of this graph have not been torn down.
        final var livingNodeCount = 0
    #endif

    package var updateLabel: String { "ViewGraph of \(root?.contentType.map { "\($0)" } ?? "nothing")" }

    /// The node above all others. Its child represents the root view.
    package var rootNode: _ViewNode? { root }

    // MARK: Root

    /// Shows a view. A view of the same type as the previous one updates it; another type replaces it.
    ///
    /// The first view is made at once. Later ones take effect with the next update, under the current transaction.
    package func setRoot<V: View>(_ view: V) {
        guard let root else { return }
        if root.contentType == nil { return root.setContent(view) }
        ChangeQueue.shared.add(.other { [weak root] in root?.setContent(view) }, under: .current)
    }

    /// Ends the life of all nodes, after which the graph shows nothing.
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
        requestUpdate()
    }

    func enqueueCollection(of collector: LayoutItemCollector) {
        collections.insert(collector)
        requestUpdate()
    }

    /// Notes that a feature has work that waits until all bodies have run and all items have been gathered.
    func featureHasWork() {
        features.haveWork = true
        requestUpdate()
    }

    /// Schedules a layout that was requested while the tree was partly changed, after the update.
    func layOutAfterUpdate() { changes.insert(.layout) }

    /// Notes that the layout may have changed. The delegate is notified after the update.
    func layoutDidChange() {
        changes.insert(.layout)
        if !isWorking { requestUpdate() }
    }

    /// Notes that something looks different in the same place. The delegate is notified after the update.
    func displayDidChange() {
        changes.insert(.display)
        if !isWorking { requestUpdate() }
    }

    /// Schedules the processing of dirty nodes in the next update, unless it is scheduled already.
    private func requestUpdate() {
        if schedule == .enqueued || schedule == .ended { return }
        schedule = .enqueued
        UpdateQueue.shared.enqueue(self, in: .bodies)
        delegate?.graphNeedsUpdate()
    }

    /// Evaluates all dirty nodes now, including the scopes above, even if the graph is not in a window.
    package func updateNow() { updateNow(through: .changes) }

    /// Evaluates all dirty nodes now and calls requested actions, until nothing is left to do.
    package func settle() { updateNow(through: .actions) }

    private func updateNow(through last: UpdateQueue.Phase) {
        if isEvaluating { return }
        isForced = true
        defer { isForced = false }
        becomeLive()
        UpdateQueue.shared.flush(through: last, including: .below(scope))
    }

    /// Called when the graph's scope has become part of a live tree: pending work runs in the next update.
    package func becomeLive() {
        if schedule == .waiting { requestUpdate() }
    }

    /// Runs dirty nodes and gathers layout items, until nothing is dirty or an earlier phase has work.
    package func performUpdate(in phase: UpdateQueue.Phase) {
        schedule = .idle
        if isEvaluating {
            schedule = .deferred
            return
        }
        if isWorking { return }
        if !isForced, !scope.inheritsLive {
            schedule = .waiting
            return
        }
        pass &+= 1
        if pass == 0 { pass = 1 }
        isWorking = true
        let isDone = workOff()
        if isDone, changes.contains(.layout) { for feature in features.all { feature.updateDidChangeLayout() } }
        isWorking = false
        if !isDone { return requestUpdate() }
        if changes.remove(.layout) != nil { delegate?.graphNeedsLayout() }
        if changes.remove(.display) != nil { delegate?.graphNeedsDisplay() }
    }

    /// Evaluates dirty nodes. Returns false if an earlier phase of the update has work.
    private func workOff() -> Bool {
        while true {
            if UpdateQueue.shared.hasWork(before: .bodies) { return false }
            UpdateWork.count()
            if let node = work.popFirst() {
                node.isDirty = false
                let mustRun = node.mustRun
                node.mustRun = false
                // Looking for a reason to run may call client code, too.
                if node.isTornDown || !mayRun(node) || (!mustRun && !node.hasReasonToRun()) { continue }
                node.evaluate()
            } else if let collector = collections.popDeepest() {
                collector.collectNow()
            } else if features.haveWork {
                // A copy: features may request work while they perform theirs.
                let features = features
                self.features.haveWork = features.performWork()
            } else {
                return true
            }
        }
    }

    /// Counts a run of a node; false if the node has been stopped.
    private func mayRun(_ node: _ViewNode) -> Bool {
        let isDeep = node.depth > SettlingLimit.quietDepth.rounds
        if node.lastPass == pass || isDeep { CycleDetector.shared.countRound() }
        let isRepeated = node.lastPass != 0
        node.lastPass = pass
        return CycleDetector.mayRun(node, in: .bodies, isRepeated: isRepeated)
    }

    /// The runs of nodes are counted instead.
    package func countsRuns(in phase: UpdateQueue.Phase) -> Bool { false }

    /// Runs the code of a node, and runs the node again when something observable it has read changes.
    package func tracking<Result>(_ node: _ViewNode, _ run: () -> Result) -> Result {
        let wasEvaluating = isEvaluating
        let outer = Self.running
        let outerLayout = LayoutRun.node
        LayoutRun.node = nil
        isEvaluating = true
        // The caller retains the node.
        Self.running = .passUnretained(node)
        if EvaluationRecorder.isRecording { node.recordClosureRun() }
        GraphActivity.begin()
        defer {
            isEvaluating = wasEvaluating
            Self.running = outer
            LayoutRun.node = outerLayout
            node.didRun()
            if schedule == .deferred, !isEvaluating { requestUpdate() }
            GraphActivity.end()
        }
        return ObservedRuns.track(node, run)
    }

    /// The running node, of any graph.
    private static var running: Unmanaged<_ViewNode>?

    /// The running node, of any graph.
    static var runningNode: _ViewNode? { running?.takeUnretainedValue() }
}

extension ViewGraph {
    /// Where a graph stands between a change and the update that takes it in.
    private enum Schedule {
        /// Nothing is requested, or the update is in progress.
        case idle
        /// The graph is in the queue of the next update.
        case enqueued
        /// The update was forced from inside a body or a representable's update, and continues after that.
        case deferred
        /// The graph has work that waits until its scope is part of a live tree.
        case waiting
        /// The graph is being freed. Objects that end with it still report changes, which are left out.
        case ended
    }

    /// What has changed for the delegate.
    private struct Changes: OptionSet {
        let rawValue: UInt8
        static let layout = Changes(rawValue: 1)
        static let display = Changes(rawValue: 2)
    }
}
