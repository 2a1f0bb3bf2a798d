import ImperativeUI
import UnifiedStorage

/// Presents what views want presented: of what wants to be in the same place, one after the other in the order in which
/// it was asked for.
@MainActor final class PresentationCenter: UpdateParticipant {
    static let shared = PresentationCenter()

    /// A node that wants something presented, or whose presentation has not ended yet.
    private final class Entry {
        weak var node: (any PresentingNode)?
        let id: ObjectIdentifier
        weak var host: UIView?
        var shown: (any PresentedThing)?
        /// What is shown.
        var request: PresentationRequest?
        /// Whether what is shown is to end because of its node.
        var isEnding = false
        /// The outermost controller over which it is shown: nothing else is to be presented there until the program was
        /// told of its end.
        weak var place: UIViewController?
        /// Whether it waits for its turn to be presented.
        var isWaiting = false
        /// Whether it was dismissed and the program did not take note: it is not presented again before the node has
        /// been updated.
        var isSpent = false

        init(_ node: any PresentingNode, _ host: UIView) {
            self.node = node
            id = ObjectIdentifier(node)
            self.host = host
        }
    }

    private var entries: [Entry] = []
    private var isWorking = false
    private var needsWork = false
    var queuedPhases = UpdateQueue.PhaseSet()

    private init() {
        UIPresentationController.activity = { [weak self] in self?.workLater() }
    }

    // MARK: From views

    func nodeDidChange(_ node: any PresentingNode, in host: UIView) {
        if let known = entries.first(where: { $0.id == ObjectIdentifier(node) && $0.node != nil }) {
            known.isSpent = false
        } else if node.request != nil {
            entries.append(Entry(node, host))
        } else {
            return
        }
        work()
    }

    func nodeIsGone(_ node: any PresentingNode) {
        guard let entry = entries.first(where: { $0.id == ObjectIdentifier(node) }) else { return }
        entry.node = nil
        work()
    }

    /// A hosting view has joined a window.
    func hostDidMove() { if !entries.isEmpty { workLater() } }

    // MARK: Work

    private func workLater() {
        if !entries.isEmpty { UpdateQueue.shared.enqueue(self, in: .actions) }
    }

    func performUpdate(in phase: UpdateQueue.Phase) { work() }
    /// Before those who are told that what was shown has appeared.
    var updateDepth: Int { 1 << 18 }
    var updateLabel: String { "presentations of views" }
    func abandonUpdate(in phase: UpdateQueue.Phase) {}

    private func work() {
        needsWork = true
        if isWorking { return }
        isWorking = true
        while needsWork {
            needsWork = false
            for entry in entries { serve(entry) }
            entries.removeAll { $0.shown == nil && $0.node?.request == nil }
        }
        isWorking = false
    }

    private func serve(_ entry: Entry) {
        let request = entry.node?.request
        if let shown = entry.shown {
            if entry.isEnding { return }
            if let request, let before = entry.request, request.continues(before) {
                entry.request = request
                shown.update(request)
            } else {
                entry.isEnding = true
                shown.controller.endPresentation()
            }
            return
        }
        guard let node = entry.node, let request, !entry.isSpent, node.isWanted, let host = entry.host,
            host.window != nil, let source = host.nearestViewController ?? host.window?.rootViewController
        else { return }
        present(request, of: node, from: source, in: host, entry)
    }

    private func present(
        _ request: PresentationRequest, of node: any PresentingNode, from source: UIViewController, in host: UIView,
        _ entry: Entry
    ) {
        let place = source.outermost
        if place.isPresenting || entries.contains(where: { $0.shown != nil && $0.place === place }) { return }
        if place.isBeingDismissed { return }
        let shown = makeThing(for: request, of: node, in: host)
        (entry.shown, entry.request, entry.place) = (shown, request, place)
        (entry.isEnding, entry.isWaiting) = (false, true)
        shown.ended = { [weak self, weak entry] in
            if let entry { self?.thingDidEnd(entry) }
        }
        shown.willPresent()
        source.presentIfPossible(shown.controller) { [weak self, weak entry] isPresented in
            guard let self, let entry else { return }
            entry.isWaiting = false
            if isPresented {
                if entry.isEnding { shown.controller.endPresentation() }
                return
            }
            // Something else was presented first: it is tried again after that.
            (entry.shown, entry.place, entry.isEnding) = (nil, nil, false)
            shown.leave()
            workLater()
        }
    }

    private func makeThing(
        for request: PresentationRequest, of node: any PresentingNode, in host: UIView
    ) -> any PresentedThing {
        switch request.kind {
        case .sheet, .fullScreenCover, .popover: PresentedViews(request, of: node, in: host)
        case .alert, .dialog: PresentedAlert(request, of: node)
        case .sharing(let shared, let placement): PresentedSharing(shared, placement, of: node, in: host)
        }
    }

    /// What was shown is gone.
    private func thingDidEnd(_ entry: Entry) {
        let wasAskedFor = entry.isEnding
        entry.shown?.leave()
        entry.shown = nil
        entry.request = nil
        (entry.isEnding, entry.place) = (false, nil)
        if let node = entry.node {
            if !wasAskedFor {
                node.presentationWasEnded()
                entry.isSpent = node.isWanted
            }
            node.presentationDidEnd()
        }
        work()
    }

    /// Traps if an invariant is broken; for tests.
    func checkInvariants() {
        // Those of graphs that are gone are let go with the next work.
        for entry in entries where entry.node != nil {
            precondition(entry.shown != nil || entry.node?.request != nil, "A presentation is kept for nothing.")
            guard let shown = entry.shown, !entry.isWaiting, !entry.isEnding else { continue }
            precondition(shown.controller.presentingViewController != nil, "What is to be shown is not presented.")
        }
    }
}

/// What is presented for views.
@MainActor protocol PresentedThing: AnyObject {
    var controller: UIViewController { get }
    /// Called when it is gone, whoever ended it.
    var ended: (() -> Void)? { get set }
    /// Called before it is presented.
    func willPresent()
    /// Follows what the views want. The request is of the same kind.
    func update(_ request: PresentationRequest)
    /// Called when it is no longer needed.
    func leave()
}

extension UIViewController {
    /// This controller or the outermost one around it.
    fileprivate var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }
}

extension _UIHostingView: PresentationHost {
    package func presentingNodeDidChange(_ node: any PresentingNode) {
        PresentationCenter.shared.nodeDidChange(node, in: self)
    }

    package func presentingNodeIsGone(_ node: any PresentingNode) { PresentationCenter.shared.nodeIsGone(node) }
}
