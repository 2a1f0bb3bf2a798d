import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

/// Presents the requests of views: those over the same controller one after the other, in the order of the requests.
@MainActor final class PresentationCenter: UpdateParticipant {
    static let shared = PresentationCenter()

    private typealias Entry = PresentationEntry

    /// By their nodes: those that want something presented, or whose presentation has not ended yet.
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Those that wait, by their hosting views.
    private var lines: [ObjectIdentifier: PresentationLine] = [:]
    /// The entries shown, by the controllers over which they are.
    private var shown: [ObjectIdentifier: Entry] = [:]
    /// Those to look at, in the order in which they changed.
    private var changed: [Entry] = []
    /// Whether something may have ended, so that others have their turn.
    private var mayPresent = false
    private var isWorking = false
    var queuedPhases = UpdateQueue.PhaseSet()
    /// How many times an entry was looked at. For tests.
    private(set) var lookCount = 0

    private init() {
        UIPresentationController.activity = { [weak self] in self?.workLater() }
        HostingActivity.didJoinWindow = { [weak self] in self?.hostDidMove() }
    }

    // MARK: From views

    func nodeDidChange(_ node: any PresentingNode, in hosting: UIView) {
        if let known = entries[ObjectIdentifier(node)], known.node != nil {
            known.isSpent = false
            changed.append(known)
        } else if node.request != nil {
            let entry = Entry(node, hosting)
            entries[entry.id] = entry
            changed.append(entry)
        } else {
            return
        }
        work()
    }

    func nodeIsGone(_ node: any PresentingNode) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(node)) else { return }
        entry.forgetNode()
        changed.append(entry)
        work()
    }

    /// A hosting view has joined a window.
    private func hostDidMove() { if !entries.isEmpty { workLater() } }

    /// Returns the boundary of a node's present presentation; `nil` if it presents nothing.
    func boundary(of node: any PresentingNode) -> BoundaryView? {
        guard let entry = entries[ObjectIdentifier(node)], entry.node === node else { return nil }
        return entry.shown?.boundary
    }

    // MARK: Work

    private func workLater() {
        if !entries.isEmpty || !shown.isEmpty { UpdateQueue.shared.enqueue(self, in: .actions) }
    }

    func performUpdate(in phase: UpdateQueue.Phase) {
        mayPresent = true
        work()
    }
    /// Before the observers that are notified when a presentation has appeared.
    var updateDepth: Int { 1 << 18 }
    var updateLabel: String { "presentations of views" }
    func abandonUpdate(in phase: UpdateQueue.Phase) {}

    private func work() {
        if isWorking { return }
        isWorking = true
        while mayPresent || !changed.isEmpty {
            let due = changed
            changed = []
            for entry in due { serve(entry) }
            if mayPresent {
                mayPresent = false
                presentNext()
            }
        }
        isWorking = false
    }

    private func serve(_ entry: Entry) {
        lookCount += 1
        let request = entry.node?.request
        guard let shown = entry.shown else {
            if request == nil { return forget(entry) }
            guard let hosting = entry.hosting else { return }
            let line = line(of: hosting)
            line.add(entry)
            return present(from: line)
        }
        if entry.isEnding { return }
        if let request, let before = entry.request, request.continues(before) {
            entry.request = request
            shown.update(request)
        } else {
            entry.isEnding = true
            shown.controller.endPresentation()
        }
    }

    private func forget(_ entry: Entry) {
        if entries[entry.id] === entry { entries[entry.id] = nil }
        // It may still be in a line, in which the node's next entry takes an index of its own.
        entry.forgetNode()
    }

    private func line(of hosting: UIView) -> PresentationLine {
        if let known = lines[ObjectIdentifier(hosting)], known.hosting === hosting { return known }
        let made = PresentationLine(hosting)
        lines[ObjectIdentifier(hosting)] = made
        return made
    }

    /// Presents the first of each line, where there is room for it. Presentations for nodes that are gone end.
    private func presentNext() {
        for entry in Array(shown.values) where entry.node == nil { serve(entry) }
        var waiting: [(number: UInt64, line: PresentationLine)] = []
        for (id, line) in lines {
            if line.hosting != nil, let number = line.firstNumber {
                waiting.append((number, line))
            } else {
                lines[id] = nil
            }
        }
        if lines.isEmpty, entries.count > shown.count { entries = entries.filter { $0.value.node != nil } }
        waiting.sort { $0.number < $1.number }
        for (_, line) in waiting { present(from: line) }
    }

    /// Presents the first in a line that can be, if there is room for it.
    private func present(from line: PresentationLine) {
        guard let hosting = line.hosting, hosting.window != nil,
            let source = hosting.nearestViewController ?? hosting.window?.rootViewController
        else { return }
        let base = source.outermost
        if base.isPresenting || shown[ObjectIdentifier(base)]?.base === base || base.isBeingDismissed { return }
        let due = line.first { entry in
            lookCount += 1
            return !entry.isSpent && entry.node?.isWanted == true
        }
        guard let due, let node = due.node, let request = node.request else { return }
        present(request, of: node, from: source, in: hosting, due, over: base)
    }

    private func present(
        _ request: PresentationRequest, of node: any PresentingNode, from source: UIViewController, in hosting: UIView,
        _ entry: Entry, over base: UIViewController
    ) {
        let thing = makeThing(for: request, of: node, in: hosting)
        (entry.shown, entry.request, entry.base) = (thing, request, base)
        (entry.isEnding, entry.isWaiting) = (false, true)
        let id = ObjectIdentifier(base)
        shown[id] = entry
        thing.ended = { [weak self, weak entry] in
            if let entry { self?.thingDidEnd(entry, over: id) }
        }
        thing.willPresent()
        source.presentIfPossible(thing.controller) { [weak self, weak entry] isPresented in
            guard let self, let entry else { return }
            entry.isWaiting = false
            if isPresented {
                if entry.isEnding { thing.controller.endPresentation() }
                return
            }
            // Something else was presented first: it is tried again after that.
            (entry.shown, entry.base, entry.isEnding) = (nil, nil, false)
            leave(id, entry)
            thing.leave()
            changed.append(entry)
            workLater()
        }
    }

    /// Nothing of an entry is shown any more over the controller with some identity.
    private func leave(_ base: ObjectIdentifier, _ entry: Entry) {
        if shown[base] === entry { shown[base] = nil }
    }

    private func makeThing(
        for request: PresentationRequest, of node: any PresentingNode, in hosting: UIView
    ) -> any PresentedThing {
        switch request.kind {
        case .sheet, .fullScreenCover, .popover: PresentedViews(request, of: node, in: hosting)
        case .alert, .dialog: PresentedAlert(request, of: node)
        case .sharing(let shared, let placement): PresentedSharing(shared, placement, of: node, in: hosting)
        }
    }

    /// A presentation has ended.
    private func thingDidEnd(_ entry: Entry, over base: ObjectIdentifier) {
        let wasAskedFor = entry.isEnding
        entry.shown?.leave()
        entry.shown = nil
        entry.request = nil
        (entry.isEnding, entry.base) = (false, nil)
        leave(base, entry)
        if let node = entry.node {
            if !wasAskedFor {
                node.presentationWasEnded()
                entry.isSpent = node.isWanted
            }
            node.presentationDidEnd()
        }
        changed.append(entry)
        mayPresent = true
        work()
    }

    /// Traps if an invariant is broken; for tests.
    func checkInvariants() {
        // Those of graphs that are gone are let go with the next work.
        for entry in entries.values where entry.node != nil {
            precondition(entry.shown != nil || entry.isAsking, "A presentation is kept for nothing.")
            guard let shown = entry.shown, !entry.isWaiting, !entry.isEnding else { continue }
            precondition(shown.controller.presentingViewController != nil, "What is to be shown is not presented.")
        }
    }
}

/// A presentation for views.
@MainActor protocol PresentedThing: AnyObject {
    var controller: UIViewController { get }
    /// The boundary behind which it is.
    var boundary: BoundaryView { get }
    /// Called when it is gone, for any reason.
    var ended: (() -> Void)? { get set }
    /// Called before it is presented.
    func willPresent()
    /// Follows a changed request, which is of the same kind.
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

extension _UIHostingView: GraphPresentationDelegate {
    package func presentingNodeDidChange(_ node: any PresentingNode) {
        PresentationCenter.shared.nodeDidChange(node, in: self)
    }

    package func presentingNodeIsGone(_ node: any PresentingNode) { PresentationCenter.shared.nodeIsGone(node) }

    package func boundary(of node: any PresentingNode) -> (any ScopeNode)? {
        PresentationCenter.shared.boundary(of: node)
    }
}
