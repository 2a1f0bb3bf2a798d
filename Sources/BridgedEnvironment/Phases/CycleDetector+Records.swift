// The records of an update whose runs are counted.

extension CycleDetector {
    /// One run of a member.
    struct Run {
        let object: Int32
        let phase: UpdatePhase
        /// Whether something has happened: clients are told of it, or a body runs again because of it. Otherwise
        /// clients are called to find out the content to show.
        var isCall = true
        /// Whether it made a request that was not known before.
        var makesNew = false
        let cause: Int32
        /// The steps of work that were done in it.
        var work: UInt32 = 0
    }

    /// A known member.
    struct Object {
        weak var member: (any UpdateMember)?
        let type: ObjectIdentifier
        /// The object it was first asked for by, which mostly made it; negative for none.
        let maker: Int32
        /// How many members in a row were each made by the one before, up to this one.
        let lineage: UInt32
        /// Whether it comes from a line of members that was stopped.
        var isDescendant = false
        var isStopped = false
    }

    /// The record of one member in one phase.
    struct Turn {
        var count: UInt32 = 0
        var cause: Int32 = -1
        var isAsked = false
        var isStopped = false

        mutating func ask(because cause: Int32) { (self.cause, isAsked) = (cause, true) }
    }
}
