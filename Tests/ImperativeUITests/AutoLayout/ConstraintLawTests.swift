import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// What holds in every tree of views with constraints.
@MainActor @Suite struct ConstraintLawTests {
    private enum Step: CustomStringConvertible {
        case add(Int, CGRect, isGiven: Bool, UInt64)
        case link(Int, UInt64)
        case frame(Int, CGRect)
        case toggle(Int, UInt64)
        case remove(Int, UInt64)
        case move(Int, Int, UInt64)
        case resize(CGFloat, CGFloat)

        var description: String {
            switch self {
            case .add(let parent, let frame, let isGiven, let seed):
                "add in \(parent) at \(frame) \(isGiven ? "given" : "free") \(seed)"
            case .link(let index, let seed): "link \(index) \(seed)"
            case .frame(let index, let frame): "frame \(index) \(frame)"
            case .toggle(let index, let seed): "toggle \(index) \(seed)"
            case .remove(let index, let seed): "remove \(index) \(seed)"
            case .move(let index, let parent, let seed): "move \(index) to \(parent) \(seed)"
            case .resize(let width, let height): "resize \(width)x\(height)"
            }
        }
    }

    private func step(_ random: inout SplitMix64) -> Step {
        func number(_ bound: Int) -> CGFloat { CGFloat(random.below(bound)) / 2 }
        func frame() -> CGRect { CGRect(number(400) - 50, number(400) - 50, number(300), number(300)) }
        switch random.below(12) {
        case 0...4: return .add(random.below(40), frame(), isGiven: random.below(4) == 0, random.next())
        case 5: return .link(random.below(40), random.next())
        case 6, 7: return .frame(random.below(40), frame())
        case 8: return .toggle(random.below(40), random.next())
        case 9: return .remove(random.below(40), random.next())
        case 10: return .move(random.below(40), random.below(40), random.next())
        default: return .resize(number(1_000), number(1_000))
        }
    }

    private func perform(_ step: Step, in model: ConstraintModel) {
        switch step {
        case .add(let parent, let frame, let isGiven, let seed):
            model.add(in: model.node(parent), frame: frame, isGiven: isGiven, seed: seed)
        case .link(let index, let seed):
            if !model.node(index).isRoot { model.link(model.node(index), seed: seed) }
        case .frame(let index, let frame):
            if !model.node(index).isRoot { model.node(index).frame = frame }
        case .toggle(let index, let seed): model.toggle(model.node(index), seed: seed)
        case .remove(let index, let seed): model.remove(model.node(index), seed: seed)
        case .move(let index, let parent, let seed): model.move(model.node(index), to: model.node(parent), seed: seed)
        case .resize(let width, let height):
            model.root.frame.size = CGSize(width: width, height: height)
            model.root.view.frame = model.root.frame
        }
        model.setConstants()
    }

    /// Runs steps, and lays out after each, or after some.
    private func run(_ steps: [Step], isRightToLeft: Bool, every count: Int) -> String? {
        var fault: String?
        let reports = issues {
            let model = ConstraintModel(isRightToLeft: isRightToLeft)
            for (index, step) in steps.enumerated() where fault == nil {
                perform(step, in: model)
                if index % count == 0 || index == steps.count - 1 { fault = model.fault() }
            }
        }
        return fault ?? reports.first.map { "reported: \($0.message)" }
    }

    @Test("Views are where the frames are from which their constraints were made, after any changes")
    func frames() {
        PropertyCheck<Step>("constraints say frames", make: step) { run($0, isRightToLeft: false, every: 1) }
            .check(sequences: 60, length: 40)
    }

    @Test("So they are from right to left, and if several changes come between two layouts")
    func framesMirrored() {
        PropertyCheck<Step>("constraints say mirrored frames", make: step) { run($0, isRightToLeft: true, every: 5) }
            .check(sequences: 60, length: 60)
    }
}
