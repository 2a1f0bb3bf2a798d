import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// What a tree of stack views is made of: an odd number of views makes a column, an even one a row.
private indirect enum StackPlan {
    case block(width: CGFloat, height: CGFloat, hug: Float, resist: Float, isHidden: Bool)
    case stack([StackPlan], spacing: CGFloat, kind: Int)

    static func random(_ random: inout SplitMix64, depth: Int) -> StackPlan {
        if depth == 0 || random.below(4) == 0 { return randomBlock(&random) }
        let plans = (0..<1 + random.below(3)).map { _ in StackPlan.random(&random, depth: depth - 1) }
        return .stack(plans, spacing: CGFloat(random.below(4)), kind: random.below(64))
    }

    static func randomBlock(_ random: inout SplitMix64) -> StackPlan {
        .block(
            width: CGFloat(random.below(60)), height: CGFloat(random.below(40)), hug: Float(1 + random.below(4) * 250),
            resist: Float(1 + random.below(4) * 250), isHidden: random.below(6) == 0)
    }

    /// Changes one block or one stack somewhere.
    mutating func edit(_ random: inout SplitMix64) {
        guard case .stack(var plans, var spacing, var kind) = self else {
            self = .randomBlock(&random)
            return
        }
        switch random.below(8) {
        case 0: spacing = CGFloat(random.below(6))
        case 1: kind = random.below(64)
        default: plans[random.below(plans.count)].edit(&random)
        }
        self = .stack(plans, spacing: spacing, kind: kind)
    }

    @MainActor func make() -> UIView {
        let view = if case .stack = self { UIStackView() } else { BlockView(0, 0) }
        show(in: view)
        return view
    }

    /// Has a view made from a plan of the same shape show this one.
    @MainActor func show(in view: UIView) {
        switch self {
        case .block(let width, let height, let hug, let resist, let isHidden):
            (view as? BlockView)?.content = CGSize(width: width, height: height)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(hug), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(resist), for: axis)
            }
            view.isHidden = isHidden
        case .stack(let plans, let spacing, let kind):
            guard let stack = view as? UIStackView else { return }
            if stack.arrangedSubviews.isEmpty { for plan in plans { stack.addArrangedSubview(plan.make()) } }
            for (plan, view) in zip(plans, stack.arrangedSubviews) { plan.show(in: view) }
            stack.spacing = spacing
            stack.axis = kind % 2 == 0 ? .horizontal : .vertical
            stack.alignment = UIStackView.Alignment(rawValue: kind / 2 % 6) ?? .fill
            stack.distribution = UIStackView.Distribution(rawValue: kind / 12 % 5) ?? .fill
        }
    }
}

@MainActor @Suite("Stack views in stack views") struct NestedStackTests {
    private func frames(of view: UIView) -> [CGRect] {
        view.layoutIfNeeded()
        var found: [CGRect] = []
        var pending = [view]
        while let next = pending.popLast() {
            // A hidden view stays where it was.
            if next.isHidden { continue }
            found.append(next.frame)
            pending += next.subviews
        }
        return found
    }

    @Test("After any changes, stack views in stack views are as those made anew, whoever is asked first")
    func law() {
        PropertyCheck("Nested stack views") {
            $0.next()
        } run: { seeds in
            var random = SplitMix64(seed: seeds.first ?? 0)
            var plan = StackPlan.stack([.random(&random, depth: 4), .random(&random, depth: 5)], spacing: 1, kind: 1)
            let area = CGRect(x: 0, y: 0, width: 150, height: 120)
            let view = plan.make()
            view.frame = area
            for seed in seeds {
                var random = SplitMix64(seed: seed)
                plan.edit(&random)
                plan.show(in: view)
                let limit = UIStackView.depthLimit
                // Everybody asks those further in first.
                UIStackView.depthLimit = 1
                let inner = plan.make()
                inner.frame = area
                let expected = frames(of: inner)
                UIStackView.depthLimit = limit
                let fresh = plan.make()
                fresh.frame = area
                if frames(of: fresh) != expected { return "asked from inside: \(expected), not \(frames(of: fresh))" }
                if frames(of: view) != expected { return "after changes: \(frames(of: view)), not \(expected)" }
            }
            return nil
        }
        .check(sequences: 60, length: 12)
    }

    @Test("A change deep inside of many stack views in one another is shown in the same update")
    func deep() {
        let depth = SizeOfTests.most
        let block = BlockView(20, 10)
        var view: UIView = block
        for level in 0..<depth {
            let stack = UIStackView(arrangedSubviews: [view])
            stack.axis = level % 2 == 0 ? .horizontal : .vertical
            stack.alignment = .center
            view = stack
        }
        let outer = UIStackView(arrangedSubviews: [view])
        outer.axis = .vertical
        outer.alignment = .leading
        let stage = Stage()
        stage.root.view.addSubview(outer)
        outer.frame = CGRect(0, 0, 200, 200)
        let reported = issues {
            stage.settle()
            #expect(view.frame.size == CGSize(width: 20, height: 200) && block.frame.width == 20)
            block.content.width = 50
            stage.settle()
            #expect(view.frame.width == 50 && block.frame.width == 50)
            #expect(outer.intrinsicContentSize == CGSize(width: 50, height: 10))
        }
        #expect(reported.map(\.message) == [])
    }
}
