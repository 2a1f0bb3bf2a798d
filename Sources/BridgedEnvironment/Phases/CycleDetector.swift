/// A detector that finds the members that keep an update awake, and stops those and nothing else.
///
/// Each run of an update is caused by the run during which it was requested. A member that runs again because of its
/// own runs, over and over, is in a loop, and so are the members the loop leads through: these rest until the update
/// is over. Members that a loop merely wakes go on. A loop that makes new members is given longer, because a long
/// list that is made row by row is such a loop, too, but no longer than `UpdateWork.limit` allows. Members of which
/// each makes the next also come to an end, long after members that are merely nested deep. A loop that leads through
/// changes of the content shown is cut there, where the remaining work can wait.
///
/// Most updates are over before runs are counted, and cost nothing here.
@MainActor package final class CycleDetector {
    /// The detector of the one update queue.
    package static let shared = CycleDetector()

    // Asked wherever something is asked for: loaded and stored whole, so access need not be checked.
    /// Whether runs are counted by now.
    @exclusivity(unchecked) package private(set) static var isCounting = false

    private var nesting = 0
    private var update: UInt32 = 1
    private var rounds = 0
    /// The run in progress, or the last one where none is.
    var current: Int32 = -1
    var runs: [Run] = []
    private(set) var objects: [Object] = []
    private var indices: [ObjectIdentifier: Int32] = [:]
    private var turns: [TurnKey: Turn] = [:]
    /// How many members may each be made by the one before.
    var longestLineage = UInt32(SettlingLimit.lineage.rounds)
    /// The limit in this update, for members of types that are known to make each other without end.
    var lineageLimit = UInt32(SettlingLimit.lineage.rounds)
    var work = WorkWatch()
    /// The types of members that made each other without end.
    private var endlessTypes: Set<ObjectIdentifier> = []

    private init() {}

    // MARK: Updates

    /// An update begins, or one inside another. Returns whether it may: false, and reported, where too many are nested.
    package func enter() -> Bool {
        if nesting >= SettlingLimit.nesting.rounds {
            RuntimeIssue.report(
                "update-cycle", unsettled: "An update", outcome: "its innermost part is left to those around it",
                course: "Updates are forced from inside updates, \(nesting) deep",
                advice: "Do not force an update in what updates call")
            return false
        }
        if nesting == 0 { work.beginUpdate() }
        nesting += 1
        return true
    }

    /// The update that began last is over.
    package func leave() {
        nesting -= 1
        if nesting == 0, rounds > 0 { reset() }
    }

    private func reset() {
        rounds = 0
        guard Self.isCounting else { return }
        Self.isCounting = false
        update &+= 1
        current = -1
        runs = []
        objects = []
        indices = [:]
        turns = [:]
        lineageLimit = longestLineage
        endlessTypes = []
        work.endUpdate()
    }

    /// The update starts over in some way, or makes something new.
    package func countRound() {
        if nesting == 0 { return }
        rounds += 1
        if rounds >= SettlingLimit.quietRounds.rounds || !work.isQuiet(after: rounds) { beginCounting() }
    }

    func beginCounting() {
        if Self.isCounting { return }
        rounds = max(rounds, 1)
        Self.isCounting = true
        work.beginCounting()
    }

    // MARK: Causes

    /// The cause to store for a request made now.
    package static var cause: UpdateCause {
        if !isCounting { return .none }
        return UpdateCause(update: shared.update, run: shared.current)
    }

    /// Makes `cause` the cause of requests that are made from now on outside of a run.
    package static func resume(_ cause: UpdateCause) {
        if !isCounting { return }
        shared.goOn(with: cause.update == shared.update ? cause.run : -1)
    }

    /// Counts the work from now on as work of `run`.
    func goOn(with run: Int32) {
        charge()
        current = run
    }

    /// Counts the work since the last count as work of the current run.
    func charge() {
        let steps = work.takeSteps()
        if current >= 0 { runs[Int(current)].work &+= steps }
    }

    /// Remembers in which run `member` was asked for.
    package static func noteRequest(of member: some UpdateMember, in phase: UpdatePhase) {
        if isCounting { shared.noteRequest(member, phase) }
    }

    private func noteRequest(_ member: some UpdateMember, _ phase: UpdatePhase) {
        let key = TurnKey(object: index(of: member, madeBy: current), phase: phase)
        turns[key, default: Turn()].ask(because: current)
    }

    /// Continues with the cause of the last request of `member`, for a member that only hands its turns on.
    package static func resumeRequest(of member: some UpdateMember, in phase: UpdatePhase) {
        if isCounting { shared.resumeRequest(member, phase) }
    }

    private func resumeRequest(_ member: some UpdateMember, _ phase: UpdatePhase) {
        // Requests from before runs were counted have no cause.
        goOn(with: -1)
        current = takeRequest(TurnKey(object: index(of: member, madeBy: current), phase: phase)) ?? -1
    }

    private func takeRequest(_ key: TurnKey) -> Int32? {
        guard let turn = turns[key], turn.isAsked else { return nil }
        turns[key]?.isAsked = false
        return turn.cause
    }

    /// The turns of a member in a phase.
    struct TurnKey: Hashable {
        /// The member's index among the known ones.
        let object: Int32
        let phase: UpdatePhase
    }

    /// The index of a member among the known ones. It may have the address of another member that is gone.
    func index(of member: some UpdateMember, madeBy maker: Int32) -> Int32 {
        let id = ObjectIdentifier(member)
        if let known = indices[id], objects[Int(known)].member === member { return known }
        let index = Int32(objects.count)
        indices[id] = index
        let type = ObjectIdentifier(type(of: member))
        if maker < 0 {
            objects.append(Object(member: member, type: type, maker: -1, lineage: 0))
            return index
        }
        runs[Int(maker)].makesNew = true
        let parent = runs[Int(maker)].object
        var object = Object(member: member, type: type, maker: parent, lineage: objects[Int(parent)].lineage + 1)
        object.isDescendant = objects[Int(parent)].isDescendant
        object.isStopped = object.isDescendant && endlessTypes.contains(type)
        objects.append(object)
        let limit = endlessTypes.isEmpty || endlessTypes.contains(type) ? lineageLimit : longestLineage
        if object.lineage > limit, !object.isStopped { stopLineage(to: index) }
        return index
    }

    // MARK: Runs

    /// Counts a run of `member` that begins now. Returns whether it may take place: false for a stopped member.
    ///
    /// - Parameter isRepeated: Whether the member has run before, in this update or another: something has changed.
    package static func mayRun(_ member: some UpdateMember, in phase: UpdatePhase, isRepeated: Bool = false) -> Bool {
        isCounting ? shared.beginRun(of: member, phase, cause: nil, isRepeated: isRepeated) : true
    }

    /// Counts a run of `member` that was asked for in another run.
    package static func mayRun(
        _ member: some UpdateMember, in phase: UpdatePhase, because cause: UpdateCause
    ) -> Bool {
        isCounting ? shared.beginRun(of: member, phase, cause: cause, isRepeated: false) : true
    }

    private func beginRun(
        of member: some UpdateMember, _ phase: UpdatePhase, cause given: UpdateCause?, isRepeated: Bool
    ) -> Bool {
        // Requests from before runs were counted have no cause.
        if let given { CycleDetector.resume(given) } else { goOn(with: -1) }
        let index = index(of: member, madeBy: current)
        let key = TurnKey(object: index, phase: phase)
        let cause = takeRequest(key) ?? current
        var turn = turns[key] ?? Turn()
        if turn.isStopped || objects[Int(index)].isStopped { return false }
        turn.count += 1
        turns[key] = turn
        let isDue = turn.count >= SettlingLimit.firstLook.rounds && turn.count & (turn.count - 1) == 0
        if isDue, isLoop(index, phase, turn.count, cause) { return false }
        if work.isLookDue {
            lookAtWork(from: cause)
            if turns[key]?.isStopped == true || objects[Int(index)].isStopped { return false }
        }
        current = Int32(runs.count)
        runs.append(Run(object: index, phase: phase, isCall: phase.isOfCalls || isRepeated, cause: cause))
        return true
    }

    /// Counts requests made within `body` as caused by the current run, then restores the cause.
    package static func nested<Result>(_ body: () -> Result) -> Result {
        let outer = cause
        defer { resume(outer) }
        return body()
    }

    /// Looks at the runs that led to this one for earlier runs of the same member, and stops the loop's members.
    private func isLoop(_ object: Int32, _ phase: UpdatePhase, _ count: UInt32, _ cause: Int32) -> Bool {
        var (repeats, growths, makesNew) = (0, 0, false)
        var next = cause
        while next >= 0 {
            let run = runs[Int(next)]
            // A loop that leads through changes is judged, and cut, there.
            if run.object == work.changes { break }
            if run.makesNew { makesNew = true }
            if run.object == object, run.phase == phase {
                if makesNew { growths += 1 } else { repeats += 1 }
                makesNew = false
                if repeats >= SettlingLimit.repeats.rounds || growths >= SettlingLimit.growth.rounds {
                    stopLoop(from: cause, through: next, rounds: repeats + growths)
                    return true
                }
            }
            next = run.cause
        }
        // Woken over and over by members each made by the one before: that line is stopped earlier than usual.
        if count >= SettlingLimit.growth.rounds, cause >= 0 {
            let lineage = objects[Int(runs[Int(cause)].object)].lineage
            if lineage >= count / 2 { lineageLimit = min(lineageLimit, lineage) }
        }
        return false
    }

    func stopLoop(from first: Int32, through last: Int32, rounds: Int) {
        var tally: [TurnKey: Int] = [:]
        var next = first
        while next >= last {
            let run = runs[Int(next)]
            tally[TurnKey(object: run.object, phase: run.phase), default: 0] += 1
            next = run.cause
        }
        var names: Set<String> = []
        for (key, count) in tally where count * 4 >= rounds {
            turns[key]?.isStopped = true
            if let label = objects[Int(key.object)].member?.updateLabel { names.insert("\(label) (\(key.phase))") }
        }
        report("These keep each other awake: " + names.sorted().joined(separator: ", "))
    }

    /// Stops the members that lead to the last one, each made by the one before, and their other descendants.
    func stopLineage(to last: Int32) {
        var (names, types): (Set<String>, Set<ObjectIdentifier>) = ([], [])
        var next = last
        // The last ones show the repetition.
        for _ in 0..<SettlingLimit.repeats.rounds where next >= 0 {
            types.insert(objects[Int(next)].type)
            next = objects[Int(next)].maker
        }
        // Some members that ran are gone by now.
        for object in objects.suffix(4 * SettlingLimit.repeats.rounds) where types.contains(object.type) {
            if let member = object.member { names.insert(member.updateLabel) }
        }
        var first = last
        next = last
        while next >= 0 {
            if types.contains(objects[Int(next)].type) { first = next }
            next = objects[Int(next)].maker
        }
        let isKnown = types.isSubset(of: endlessTypes)
        endlessTypes.formUnion(types)
        // Members that were made before runs were counted may each begin another line.
        lineageLimit = max(UInt32(SettlingLimit.repeats.rounds), lineageLimit / 4)
        // Makers come before the objects they make.
        for index in Int(first)..<objects.count {
            let maker = objects[index].maker
            if index != Int(first), maker < 0 || !objects[Int(maker)].isDescendant { continue }
            objects[index].isDescendant = true
            objects[index].isStopped = endlessTypes.contains(objects[index].type)
        }
        if isKnown { return }
        report("These make new ones without end: " + names.sorted().joined(separator: ", "))
    }

    private func report(_ what: String) {
        RuntimeIssue.report(
            "update-cycle", unsettled: "An update",
            outcome: "what keeps it awake was stopped in the state it was in, everything else brought to its end",
            course: what, advice: "Do not change in a handler, body or layout what makes it run again")
    }
}
