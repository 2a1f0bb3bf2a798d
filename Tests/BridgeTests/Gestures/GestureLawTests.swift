import DeclarativeUI
import Foundation
import Testing

/// What a person or a program does to views with gestures.
private enum GestureStep {
    case down(Double, Double)
    case move(Double, Double)
    case up
    case cancel
    case wait(Double)
    case show(Int, Bool)
    case disable(Int, Bool)
    case mask(Int, GestureMask)
    case kind(Int, Int)
    case toggleHosting
    case enablePan(Bool)
    /// The next callback hides a part.
    case hideInCallback(Int)
}

@MainActor private final class GestureRunOfSteps {
    private let stage = GestureTreeStage()
    private var isDown = false
    private var place = CGPoint.zero

    private func send(_ phase: HostPointer.Phase) {
        stage.application.host.send(.pointer(HostPointer(phase, at: place)))
    }

    /// Returns what went wrong; `nil` for nothing.
    func perform(_ step: GestureStep) -> String? {
        let tree = stage.tree
        switch step {
        case .down(let x, let y):
            place = CGPoint(x: x, y: y)
            isDown = true
            send(.down)
        case .move(let x, let y):
            place = CGPoint(x: place.x + x, y: place.y + y)
            send(.move)
        case .up:
            isDown = false
            send(.up)
        case .cancel:
            isDown = false
            send(.cancel)
        case .wait(let seconds): stage.application.host.wait(seconds)
        case .show(let index, let isShown): tree.slots[index].isShown = isShown
        case .disable(let index, let isDisabled): tree.slots[index].isDisabled = isDisabled
        case .mask(let index, let mask): tree.slots[index].mask = mask
        case .kind(let index, let kind): tree.slots[index].kind = kind
        case .toggleHosting: stage.toggleHosting()
        case .enablePan(let isEnabled): stage.pan.isEnabled = isEnabled
        case .hideInCallback(let index): tree.armed = { tree.slots[index].isShown = false }
        }
        stage.settle()
        // Taps in a row may go on for a moment after a touch.
        if case .wait(let seconds) = step, seconds > 0.4, !isDown { return fault ?? rest }
        return fault
    }

    private var fault: String? { stage.tree.fault }

    private var rest: String? {
        let tree = stage.tree
        if !tree.active.isEmpty { return "gestures \(tree.active.sorted()) go on without a touch" }
        if stage.isHosting, let shown = tree.shown.min() {
            return "the state of gesture \(shown) is set without a touch"
        }
        return nil
    }

    /// Lets everything come to rest, and ends the application.
    func end() -> String? {
        isDown = false
        send(.up)
        let fault = perform(.wait(1))
        stage.application.host.end()
        return fault
    }
}

@MainActor @Suite("Laws of gestures", .serialized) struct GestureLawTests {
    private func step(_ random: inout SplitMix64) -> GestureStep {
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        let index = number(GestureTree.count)
        switch number(40) {
        case 0..<8: return .down(Double(number(200)), Double(number(220)))
        case 8..<18: return .move(Double(number(41) - 20), Double(number(41) - 20))
        case 18..<25: return .up
        case 25: return .cancel
        case 26: return .wait(1)
        case 27..<30: return .wait([0.1, 0.2, 0.35][number(3)])
        case 30: return .show(index, false)
        case 31..<33: return .show(index, true)
        case 33: return .disable(index, true)
        case 34: return .disable(index, false)
        case 35: return .mask(index, [.none, .gesture, .subviews][number(3)])
        case 36: return .mask(index, .all)
        case 37: return .kind(index, number(GestureTree.kinds))
        case 38: return number(3) == 0 ? .toggleHosting : .enablePan(number(3) != 0)
        default: return .hideInCallback(index)
        }
    }

    @Test("What has begun ends or is cancelled once, and nothing acts on what is gone or disabled")
    func laws() {
        PropertyCheck("Gestures of both worlds", make: step) { steps in
            let run = GestureRunOfSteps()
            for (index, step) in steps.enumerated() {
                if let fault = run.perform(step) {
                    _ = run.end()
                    return "\(fault) after step \(index), \(step)"
                }
            }
            return run.end().map { "\($0) at the end" }
        }
        .check(sequences: 250, length: 200)
    }
}
