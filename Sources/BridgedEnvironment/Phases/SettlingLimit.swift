/// The number of rounds a process may take before it counts as one that does not settle.
///
/// All such numbers are here. Each is well above the number that settling programs need, because a process that is
/// stopped is left unfinished, and low enough for others to end before the delay is noticed.
package struct SettlingLimit: Sendable {
    package let rounds: Int

    private init(_ rounds: Int) { self.rounds = rounds }

    // MARK: Updates

    /// How many times an update may start over before its runs are counted. Nearly all updates are over by then, and
    /// pay nothing for being watched.
    package static let quietRounds = SettlingLimit(128)
    /// How deep in a tree bodies may run before each counts as a round. Bodies that go on below each other without end
    /// never start an update over; real trees are seldom a tenth as deep.
    package static let quietDepth = SettlingLimit(4_096)
    /// After how many runs a member is first checked for running because of itself; checked again at each doubling, so
    /// that looking back costs no more than the runs.
    package static let firstLook = SettlingLimit(128)
    /// How often a member may run because of its own runs while nothing new is made. More than that many steps towards
    /// one another are not taken inside one update by anything but a loop.
    package static let repeats = SettlingLimit(64)
    /// How often a member may run because of its own runs, making something new each time. Longer than `repeats`, as a
    /// list that is made row by row is such a member.
    package static let growth = SettlingLimit(2_048)
    /// How often something must have come back before the work it led to counts as that of a loop: work that is merely
    /// large comes to its end.
    package static let returns = SettlingLimit(16)
    /// How many members may each be made by the one before. Trees nested 100,000 deep are made in one update.
    package static let lineage = SettlingLimit(131_072)
    /// How deep updates may be forced from inside updates. Each takes its share of the stack.
    package static let nesting = SettlingLimit(256)
    /// How often one callback is called in a flush: once for a change, and once for the effects of that call.
    package static let callbacks = SettlingLimit(2)

    // MARK: Layout

    /// How often a layout is repeated at once because of its own placements; after that the next update goes on. Each
    /// is a layout of everything.
    package static let placements = SettlingLimit(8)
    /// How often a layout is done again at once because of rows that came into sight; the next update goes on. Rows
    /// that turn out shorter than thought bring some more in each time.
    package static let rowsInSight = SettlingLimit(64)
    /// The limit of rows in sight in an update whose runs are counted, where each layout is a run.
    package static let rowsInLongUpdate = SettlingLimit(4)
    /// How often a layout follows the requests of its elements. An element that adapts to its size needs two or three.
    package static let sizeChanges = SettlingLimit(31)
    /// How often a scroll target is looked for anew, as elements found on the way move it.
    package static let scrolling = SettlingLimit(16)
    /// The limit of scrolling where every size on the way is asked for in a layout of its own.
    package static let measuredScrolling = SettlingLimit(8)

    // MARK: Values

    /// How many functions may lead from one value to the next until there is one to use.
    package static let indirections = SettlingLimit(100)
}

/// Counts the rounds of one process that is to settle.
package struct SettlingCounter: Sendable {
    private let limit: SettlingLimit
    /// How many rounds have begun, one that was refused among them.
    package private(set) var rounds = 0

    package init(_ limit: SettlingLimit) { self.limit = limit }

    /// Counts a round that is about to begin. Returns whether it may.
    package mutating func begin() -> Bool {
        rounds += 1
        return rounds <= limit.rounds
    }

    /// Whether the last round was the first that was refused.
    package var hasJustFailed: Bool { rounds == limit.rounds + 1 }
}

extension RuntimeIssue {
    /// Reports a process that did not settle.
    ///
    /// - Parameters:
    ///   - process: The process that did not settle.
    ///   - outcome: The measure taken.
    ///   - course: The course of events.
    ///   - advice: The way out.
    package static func report(
        _ category: String, unsettled process: String, outcome: String, course: String, advice: String
    ) {
        report(category, "\(process) did not settle, and \(outcome). \(course). \(advice).")
    }
}
