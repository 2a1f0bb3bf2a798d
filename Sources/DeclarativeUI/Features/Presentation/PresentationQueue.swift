import DeclarativeViews
import ImperativeUI

/// A node that wants something presented, or whose presentation has not ended yet.
@MainActor final class PresentationEntry {
    private(set) weak var node: (any PresentingNode)?
    let id: ObjectIdentifier
    /// How many asked for something before it.
    let number: UInt64
    private(set) weak var hosting: UIView?
    var shown: (any PresentedThing)?
    /// The request that is shown.
    var request: PresentationRequest?
    /// Whether the presentation is to end because of its node.
    var isEnding = false
    /// The outermost controller over which it is shown: nothing else is presented there until the program was
    /// notified of its end.
    weak var base: UIViewController?
    /// Whether it waits for its turn to be presented.
    var isWaiting = false
    /// Whether it was dismissed and the program did not take note: it is not presented again before the node has
    /// been updated.
    var isSpent = false
    /// Whether it is in the line of its hosting view.
    fileprivate(set) var isInLine = false

    private static var made: UInt64 = 0

    init(_ node: any PresentingNode, _ hosting: UIView) {
        self.node = node
        id = ObjectIdentifier(node)
        self.hosting = hosting
        number = Self.made
        Self.made += 1
    }

    /// The node is gone.
    func forgetNode() { node = nil }

    /// Whether the node wants something presented.
    var isAsking: Bool { node?.request != nil }
}

/// The nodes of one hosting view that wait for their turn, in the order in which they asked.
@MainActor final class PresentationLine {
    private(set) weak var hosting: UIView?
    private var entries: ArraySlice<PresentationEntry> = []
    /// How many there may be before those are taken out that do not wait any more.
    private var limit = 16

    init(_ hosting: UIView) { self.hosting = hosting }

    /// The number of the first one that waits; `nil` where none does.
    var firstNumber: UInt64? {
        dropLeft()
        return entries.first?.number
    }

    /// Adds one that waits, unless it is there.
    func add(_ entry: PresentationEntry) {
        if entry.isInLine { return }
        entry.isInLine = true
        entries.append(entry)
        if entries.count <= limit { return }
        // Only once there are twice as many as the last time, so that each is looked at a few times at most.
        entries = entries.filter { stays($0) }[...]
        limit = max(16, 2 * entries.count)
    }

    /// Returns the first one for which `isDue` holds.
    func first(where isDue: (PresentationEntry) -> Bool) -> PresentationEntry? {
        dropLeft()
        return entries.first { $0.shown == nil && isDue($0) }
    }

    private func dropLeft() {
        while let first = entries.first, !stays(first) { entries.removeFirst() }
    }

    private func stays(_ entry: PresentationEntry) -> Bool {
        if entry.shown == nil, entry.isAsking { return true }
        entry.isInLine = false
        return false
    }
}
