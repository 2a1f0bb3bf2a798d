import Foundation
import UnifiedStorage

/// Keeps questions that lead from item to item, each asked in a call inside the one before, from overflowing the stack.
///
/// Calls may use one half of the stack that is left where the outermost question is asked. Where they have, the
/// question at hand is *interrupted*: all calls return placeholders, which are not cached, then the question is asked
/// from the top of the stack, and its result is there when the outermost one is asked again. So a layout, a user's too,
/// may be asked more than once, which it has to expect anyway; and no nesting is too deep.
struct LayoutTrampoline {
    /// Below this address on the stack no item is asked; the highest there is outside of a question, so that each
    /// outermost one sets it.
    var floor = UInt.max
    /// Whether the calls are returning placeholders, which are not cached.
    var isUnwinding = false
    fileprivate var isAnswering = false
    /// The floor of the outermost question under way.
    fileprivate var ownFloor = UInt.max
    /// The innermost question under way when the stack was used up.
    fileprivate var interrupted: LayoutQuestion?
    /// The results of interrupted questions that were asked again.
    fileprivate var answers: [LayoutQuestion: LayoutAnswer] = [:]
    /// Whether what has no room is left out instead of being asked from the top of the stack.
    fileprivate var leavesOut = false
    /// How many questions were interrupted since the engine was made. For tests.
    var interruptedCount = 0

    /// The least room, in bytes, that is left to what is not asked through the engine: a leaf's own calls.
    fileprivate static let reserve = 96 << 10
    /// How often questions may be asked again in all. A layout that asks its subviews other things each time never
    /// ends.
    fileprivate static let repeatLimit = 1 << 14
}

extension LayoutContext {
    /// Returns the result of the outermost question, or a placeholder where no room is left on the stack.
    @inline(never)
    func answer(_ question: LayoutQuestion) -> LayoutAnswer {
        if trampoline.isUnwinding { return question.placeholder }
        if trampoline.isAnswering {
            if trampoline.leavesOut { return question.absence }
            trampoline.isUnwinding = true
            trampoline.floor = .max
            return question.placeholder
        }
        guard let floor = stackFloor() else {
            reportLeftOut(question.node)
            return question.absence
        }
        trampoline.isAnswering = true
        trampoline.ownFloor = floor
        trampoline.floor = floor
        var answer = question.workOut()
        if trampoline.isUnwinding { answer = answerInTurn(question) }
        trampoline.floor = .max
        trampoline.isAnswering = false
        return answer
    }

    /// Where calls are to end; `nil` where the stack does not hold any.
    private func stackFloor() -> UInt? {
        guard let bounds = CallStack.bounds else { return 0 }
        let position = CallStack.position
        // Tools that keep local variables elsewhere hide where the stack is.
        if !bounds.contains(position) { return 0 }
        let room = (position - bounds.lowerBound) / 2
        return room < LayoutTrampoline.reserve ? nil : position - room
    }

    /// Asks interrupted questions, the innermost first, until the outermost has a result.
    private func answerInTurn(_ outermost: LayoutQuestion) -> LayoutAnswer {
        defer {
            trampoline.answers = [:]
            trampoline.leavesOut = false
        }
        var pending = [outermost]
        var repeats = 0
        while let question = pending.last {
            if let inner = trampoline.interrupted.take() {
                trampoline.interruptedCount += 1
                repeats += 1
                if inner == question || repeats > LayoutTrampoline.repeatLimit {
                    // Not even one item further in has room, or there is no end to what is asked.
                    reportLeftOut(inner.node)
                    trampoline.leavesOut = true
                } else {
                    pending.append(inner)
                    continue
                }
            }
            trampoline.isUnwinding = false
            trampoline.floor = trampoline.ownFloor
            let answer = pending.count == 1 ? question.workOut() : question.ask()
            if trampoline.isUnwinding { continue }
            if pending.count == 1 { return answer }
            trampoline.answers[question] = answer
            pending.removeLast()
        }
        return outermost.absence
    }

    /// Returns the result of a question where it is known, or else a placeholder, so that the calls return.
    @inline(never)
    func interrupt(_ question: LayoutQuestion) -> LayoutAnswer {
        if trampoline.interrupted != nil { return question.placeholder }
        if let known = trampoline.answers[question] {
            trampoline.isUnwinding = false
            trampoline.floor = trampoline.ownFloor
            return known
        }
        trampoline.interrupted = question
        return question.placeholder
    }

    /// Runs what may ask questions of its own whatever is under way.
    func aside<Result>(_ run: () -> Result) -> Result {
        if !trampoline.isAnswering { return run() }
        let outer = trampoline
        trampoline = LayoutTrampoline()
        let result = run()
        let count = trampoline.interruptedCount
        trampoline = outer
        trampoline.interruptedCount += count
        return result
    }

    private func reportLeftOut(_ node: LayoutNode) {
        let isUnwinding = trampoline.isUnwinding
        trampoline.isUnwinding = false
        defer { trampoline.isUnwinding = isUnwinding }
        report(
            .tooDeep, LayoutTrampoline.self,
            """
            no stack is left to lay out \(pathOfItem(node) ?? "a \(node.reportedType)"); what is there and below is \
            left out. Do not nest views or layouts that deep
            """)
    }
}
