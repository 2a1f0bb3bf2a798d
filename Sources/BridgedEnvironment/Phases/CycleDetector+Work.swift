// The work that an update causes by itself.

extension CycleDetector {
    /// The record of the work of an update.
    @MainActor struct WorkWatch {
        /// How many steps an update may cause by itself.
        var limit = UpdateWork.limit
        /// The steps there were when the update began.
        private var start = 0
        /// The steps there were when work was last counted as that of a run.
        private var counted = 0
        /// The steps after which causes are looked at again.
        private var nextLook = Int.max
        /// The index of the member whose runs change the content shown; negative before there was one.
        var changes: Int32 = -1
        /// The first run of changes that bring about each other without end; negative where there are none.
        var endless: Int32 = -1
        /// Whether they were found in this update, and not asked for since.
        var hasFoundChanges = false

        mutating func beginUpdate() { start = UpdateWork.steps }

        /// Whether an update that has started over so often has done little enough for its runs not to be counted.
        func isQuiet(after rounds: Int) -> Bool {
            rounds < SettlingLimit.returns.rounds || UpdateWork.steps &- start < limit / 4
        }

        mutating func beginCounting() {
            counted = UpdateWork.steps
            nextLook = counted &+ limit
        }

        mutating func endUpdate() { (nextLook, changes, endless, hasFoundChanges) = (.max, -1, -1, false) }

        /// Returns the steps since this was last called.
        mutating func takeSteps() -> UInt32 {
            let now = UpdateWork.steps
            defer { counted = now }
            return UInt32(truncatingIfNeeded: now &- counted)
        }

        var isLookDue: Bool { UpdateWork.steps >= nextLook }

        /// Puts off the next look by a part of all there was, so that looks cost a part of the work.
        mutating func didLook() {
            nextLook = UpdateWork.steps &+ max(limit, UpdateWork.steps &- start) / 4
        }
    }

    /// Runs `body` with another limit than `UpdateWork.limit` for the work an update causes by itself, and optionally
    /// another one than `SettlingLimit.lineage` for members that are each made by the one before.
    package static func withWorkLimit<Result>(
        _ steps: Int, lineage: Int = SettlingLimit.lineage.rounds, _ body: () -> Result
    ) -> Result {
        let before = (shared.work.limit, shared.longestLineage, shared.lineageLimit)
        shared.work.limit = steps
        shared.longestLineage = UInt32(lineage)
        shared.lineageLimit = UInt32(lineage)
        defer { (shared.work.limit, shared.longestLineage, shared.lineageLimit) = before }
        return body()
    }

    // MARK: Loops

    /// The members that recur among the runs that led to another.
    private struct Returns {
        /// The runs of one member, or of members of one type, the last one first.
        var runs: [Int32]
        /// Whether they are of members that are each made in the course of the one before.
        var isLine = false
        /// How much they may cause, in limits of an update.
        var share = 1
    }

    /// Looks whether the runs that led to another one have caused more work than they may, and stops the members that
    /// recur among them.
    func lookAtWork(from cause: Int32) {
        charge()
        work.didLook()
        guard let found = returns(leadingTo: cause), let first = found.runs.last, let last = found.runs.first else {
            return
        }
        let rounds = stepsCaused(from: found.runs)
        let (all, limit) = (rounds.reduce(0, +), work.limit * found.share)
        // A loop goes on with it: that there was much to do once is not enough.
        if all < limit || all - (rounds.max() ?? 0) < limit / 2 { return }
        if leadsThroughChanges(from: cause, to: first, rounds: rounds.count) {
            if work.endless < 0 { (work.endless, work.hasFoundChanges) = (first, true) }
        } else if found.isLine {
            stopLineage(to: runs[Int(last)].object)
        } else {
            stopLoop(from: cause, through: first, rounds: rounds.count)
        }
    }

    /// Returns the member or type that recurs most often among the runs that led to one; `nil` if none does often
    /// enough.
    private func returns(leadingTo cause: Int32) -> Returns? {
        var turns: [TurnKey: [Int32]] = [:]
        var lines: [ObjectIdentifier: (runs: [Int32], calls: Int)] = [:]
        var nests: [ObjectIdentifier: [Int32]] = [:]
        var seen: Set<Int32> = []
        var calls = 0
        var next = cause
        while next >= 0 {
            let run = runs[Int(next)]
            let object = objects[Int(run.object)]
            if run.isCall { calls += 1 }
            turns[TurnKey(object: run.object, phase: run.phase), default: []].append(next)
            // A member that comes back is no new member of a line.
            if object.maker >= 0, seen.insert(run.object).inserted {
                nests[object.type, default: []].append(next)
                // Members that are only deeply nested are made without anything happening in between.
                if lines[object.type]?.calls != calls {
                    lines[object.type, default: ([], 0)].runs.append(next)
                    lines[object.type]?.calls = calls
                }
            }
            next = run.cause
        }
        let least = SettlingLimit.returns.rounds
        if let most = turns.values.max(by: { $0.count < $1.count }), most.count >= least {
            return Returns(runs: most)
        }
        if let most = lines.values.max(by: { $0.runs.count < $1.runs.count }), most.runs.count >= least {
            return Returns(runs: most.runs, isLine: true)
        }
        if let most = nests.values.max(by: { $0.count < $1.count }), most.count >= SettlingLimit.quietDepth.rounds {
            return Returns(runs: most, isLine: true, share: 4)
        }
        return nil
    }

    /// Returns the work done in each run of a chain, in steps, including the work it caused outside the chain.
    ///
    /// - Parameter chain: The runs, the last one first.
    private func stepsCaused(from chain: [Int32]) -> [Int] {
        guard let first = chain.last.map(Int.init) else { return [] }
        var steps = [Int](repeating: 0, count: chain.count)
        var rounds = [Int](repeating: -1, count: runs.count - first)
        for (round, run) in chain.enumerated() { rounds[Int(run) - first] = round }
        // Causes come before their effects.
        for index in first..<runs.count {
            let cause = Int(runs[index].cause)
            if rounds[index - first] < 0, cause >= first { rounds[index - first] = rounds[cause - first] }
            let round = rounds[index - first]
            if round >= 0 { steps[round] += Int(runs[index].work) }
        }
        return steps
    }

    private func leadsThroughChanges(from last: Int32, to first: Int32, rounds: Int) -> Bool {
        if work.changes < 0 { return false }
        var count = 0
        var next = last
        while next >= first {
            if runs[Int(next)].object == work.changes { count += 1 }
            next = runs[Int(next)].cause
        }
        return count * 4 >= rounds
    }

    // MARK: Changes

    /// Counts a change of the content shown, which may show anything new, as a run of the members that make changes.
    /// Returns whether it may be made now: false for a change that results from changes without end.
    package static func mayChange(_ changes: some UpdateMember, because cause: UpdateCause) -> Bool {
        isCounting ? shared.beginChange(by: changes, because: cause) : true
    }

    private func beginChange(by changes: some UpdateMember, because given: UpdateCause) -> Bool {
        CycleDetector.resume(given)
        let cause = current
        let index = index(of: changes, madeBy: -1)
        work.changes = index
        if work.isLookDue { lookAtWork(from: cause) }
        if isOfEndlessChanges(cause) { return false }
        goOn(with: Int32(runs.count))
        runs.append(Run(object: index, phase: .actions, makesNew: true, cause: cause))
        return true
    }

    /// Returns whether changes without end have been found in this update, once.
    package static func takeFoundChanges() -> Bool {
        defer { shared.work.hasFoundChanges = false }
        return shared.work.hasFoundChanges
    }

    /// Counts a change that was left to this turn of the main actor: the changes it leads to in this update are left
    /// to the next one.
    package static func continueEndlessChanges(_ changes: some UpdateMember) {
        shared.continueChanges(by: changes)
    }

    private func continueChanges(by changes: some UpdateMember) {
        beginCounting()
        let index = index(of: changes, madeBy: -1)
        work.changes = index
        if work.endless < 0 {
            work.endless = Int32(runs.count)
            runs.append(Run(object: index, phase: .actions, makesNew: true, cause: -1))
        }
        goOn(with: Int32(runs.count))
        runs.append(Run(object: index, phase: .actions, makesNew: true, cause: work.endless))
    }

    /// Whether a change asked for in a run comes of changes that bring about each other without end.
    func isOfEndlessChanges(_ cause: Int32) -> Bool {
        if work.endless < 0 { return false }
        var next = cause
        while next > work.endless { next = runs[Int(next)].cause }
        return next == work.endless
    }
}

extension UpdatePhase {
    /// Whether the phase calls clients because something has happened, rather than to find out the content to show.
    var isOfCalls: Bool { self == .handlers || self == .actions || self == .layout }
}
