import Foundation
import Foundations

/// Answers questions that lead from item to item, each in a call inside the previous one, without overflowing the
/// stack.
///
/// Calls may use half of the stack left when the outermost question is asked. Beyond that, the current question is
/// *interrupted*: all enclosing calls return placeholders, which are not cached. Then the question is asked from the
/// top of the stack, and its result is available when the outermost question is asked again. So a layout, including a
/// custom one, may be asked repeatedly, which layouts must expect anyway; and no nesting is too deep.
struct LayoutTrampoline {
    /// The stack address below which no item is asked. Outside of a question it is the highest address, so that each
    /// outermost question sets it.
    var floor = UInt.max
    /// Whether the calls are returning placeholders, which are not cached.
    var isUnwinding = false
    fileprivate var isAnswering = false
    /// The floor of the outermost question under way.
    fileprivate var ownFloor = UInt.max
    /// The question that was interrupted when the stack was used up.
    fileprivate var interrupted: LayoutQuestion?
    /// The results of interrupted questions that were asked again.
    fileprivate var answers: [LayoutQuestion: LayoutAnswer] = [:]
    /// Whether a question without room on the stack is left out instead of being asked from the top of the stack.
    fileprivate var leavesOut = false
    /// The number of interrupted questions since the engine was made. For tests.
    var interruptedCount = 0

    /// The room in bytes reserved for calls that do not pass through the engine, such as a leaf's own.
    fileprivate static let reserve = 96 << 10
    /// The limit for repeated questions in all. It ends a layout that asks its subviews something different each time.
    fileprivate static let repeatLimit = 1 << 14
}

extension LayoutContext {
    /// Returns the result of a question, or a placeholder if no room is left on the stack.
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

    /// Returns the address at which calls must end, or `nil` if the stack has no room for any.
    private func stackFloor() -> UInt? {
        guard let bounds = CallStack.bounds else { return 0 }
        let position = CallStack.position
        // Tools that keep local variables elsewhere hide the stack's position.
        if !bounds.contains(position) { return 0 }
        let room = (position - bounds.lowerBound) / 2
        return room < LayoutTrampoline.reserve ? nil : position - room
    }

    /// Answers interrupted questions, the innermost first, until the outermost has a result.
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
                    // There is no room for even one more item, or the questions never end.
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

    /// Returns the result of a question if it is known, otherwise a placeholder, so that the enclosing calls return.
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

    /// Runs code that may ask questions of its own, independently of the one under way.
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
