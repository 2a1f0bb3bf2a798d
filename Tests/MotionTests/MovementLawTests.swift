import Foundation
import LayoutEngine
import Motion
import TestSupport
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// Something that is done to a tree of views some of which move.
private enum Step {
    case animate(view: Int, alpha: Bool, value: Double, seconds: Double, fromCurrent: Bool)
    case set(view: Int, alpha: Bool, value: Double)
    case remove(Int)
    case add(Int, to: Int)
    case advance(Double)

    static func random(_ random: inout SplitMix64) -> Step {
        let (view, alpha) = (random.below(6), random.below(2) == 0)
        let value = Double(random.below(11)) * (alpha ? 0.1 : 10)
        switch random.below(12) {
        case 0...4:
            return .animate(
                view: view, alpha: alpha, value: value, seconds: Double(random.below(5)) * 0.25,
                fromCurrent: random.below(3) == 0)
        case 5: return .set(view: view, alpha: alpha, value: value)
        case 6: return .remove(view)
        case 7: return .add(view, to: random.below(7))
        default: return .advance(Double(random.below(8)) * 0.125)
        }
    }
}

/// What of one value of a view is on its way, worked out anew each time.
private struct ValueModel {
    struct Run {
        let interval: Double
        let begin: Double
        let seconds: Double
        let number: Int
    }

    var value: Double
    var runs: [Run] = []

    func shown(at time: Double) -> Double {
        runs.reduce(value) { $0 + $1.interval * ((time - $1.begin) / $1.seconds - 1) }
    }
}

@MainActor private final class MovementRig {
    private let stage = MotionStage()
    private let views = (0..<6).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    private var alphas = Array(repeating: ValueModel(value: 1), count: 6)
    private var places = Array(repeating: ValueModel(value: 5), count: 6)
    private var time = 0.0
    /// By its number, how often and with what each completion was called; and with what it should be.
    private var calls: [[Bool]] = []
    private var expected: [Bool?] = []

    func run(_ step: Step) -> String? {
        stage.run { perform(step) }
        stage.settle()
        return difference()
    }

    private func isShown(_ index: Int) -> Bool { views[index].isDescendant(of: stage.window) }

    private func perform(_ step: Step) {
        switch step {
        case .animate(let index, let alpha, let value, let seconds, let fromCurrent):
            let number = calls.count
            calls.append([])
            expected.append(nil)
            var options = UIView.AnimationOptions.curveLinear
            if fromCurrent { options.insert(.beginFromCurrentState) }
            UIView.animate(withDuration: seconds, delay: 0, options: options) { [self] in
                set(value, alpha, of: index)
            } completion: { [unowned self] in
                calls[number].append($0)
            }
            change(alpha, of: index) { model in
                let isMoving = !model.runs.isEmpty
                let shown = model.shown(at: time)
                if isShown(index), fromCurrent, isMoving || value != model.value {
                    for run in model.runs { expected[run.number] = false }
                    model.runs = []
                    if seconds > 0 {
                        model.runs = [
                            ValueModel.Run(interval: value - shown, begin: time, seconds: seconds, number: number)
                        ]
                    }
                } else if isShown(index), seconds > 0, value != model.value {
                    model.runs.append(
                        ValueModel.Run(interval: value - model.value, begin: time, seconds: seconds, number: number))
                }
                model.value = value
                if !model.runs.contains(where: { $0.number == number }) { expected[number] = true }
            }
        case .set(let index, let alpha, let value):
            set(value, alpha, of: index)
            change(alpha, of: index) { $0.value = value }
        case .remove(let index):
            let wasShown = isShown(index)
            views[index].removeFromSuperview()
            if wasShown { endAll(below: index) }
        case .add(let index, let target):
            let parent = target == 6 ? stage.window : views[target]
            if parent.isDescendant(of: views[index]) { return }
            let wasShown = isShown(index)
            parent.addSubview(views[index])
            if wasShown, !isShown(index) { endAll(below: index) }
        case .advance(let seconds):
            stage.clock.advance(by: seconds)
            time += seconds
            for index in views.indices {
                for alpha in [true, false] {
                    change(alpha, of: index) { model in
                        model.runs.removeAll { run in
                            if time - run.begin < run.seconds { return false }
                            if expected[run.number] == nil { expected[run.number] = true }
                            return true
                        }
                    }
                }
            }
        }
    }

    private func set(_ value: Double, _ alpha: Bool, of index: Int) {
        if alpha { views[index].alpha = value } else { views[index].center.x = value }
    }

    private func change(_ alpha: Bool, of index: Int, _ body: (inout ValueModel) -> Void) {
        if alpha { body(&alphas[index]) } else { body(&places[index]) }
    }

    private func endAll(below index: Int) {
        for other in views.indices where views[other].isDescendant(of: views[index]) {
            for alpha in [true, false] {
                change(alpha, of: other) { model in
                    for run in model.runs { expected[run.number] = false }
                    model.runs = []
                }
            }
        }
    }

    private func difference() -> String? {
        for (index, view) in views.enumerated() {
            if abs(view.alpha - alphas[index].value) > 1e-9 || abs(view.center.x - places[index].value) > 1e-9 {
                return "view \(index) has not the values that were set"
            }
            let shown = min(max(alphas[index].shown(at: time), 0), 1)
            if abs(view.presentedAlpha - shown) > 1e-6 {
                return "view \(index) is shown with \(view.presentedAlpha), not \(shown)"
            }
            let place = places[index].shown(at: time)
            if abs(view.presentedCenter.x - place) > 1e-6 {
                return "view \(index) is shown at \(view.presentedCenter.x), not \(place)"
            }
            let moves = !alphas[index].runs.isEmpty || !places[index].runs.isEmpty
            if (view.appearance?.movement != nil) != moves { return "view \(index) \(moves ? "rests" : "moves")" }
        }
        for (number, called) in calls.enumerated() where called != (expected[number].map { [$0] } ?? []) {
            return "completion \(number) was called with \(called), not \(String(describing: expected[number]))"
        }
        return nil
    }

    func finish() -> String? {
        if let difference = run(.advance(5)) { return difference }
        if stage.clock.isAnimating { return "something still moves" }
        return calls.allSatisfy { $0.count == 1 } ? nil : "a completion was not called once"
    }
}

@MainActor @Suite("Laws of views that move") struct MovementLawTests {
    @Test("Any animations, interruptions, removals and steps show what a model works out, and end with what was set")
    func law() {
        PropertyCheck("movements of views", make: { Step.random(&$0) }) { steps in
            let rig = MovementRig()
            for step in steps { if let failure = rig.run(step) { return failure } }
            return rig.finish()
        }
        .check(sequences: 150, length: 40)
    }
}
