import DeclarativeUI
import Foundation
import TestSupport
import Testing

@Suite("Properties of every layout")
struct LayoutPropertyTests {
    static let proposals: [ProposedViewSize] = [
        .unspecified, .zero, .infinity, .by(200, 150), .by(90, nil), .by(nil, 70), .by(33.3, 500),
    ]

    private func same(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001 && abs(a.width - b.width) < 0.001
            && abs(a.height - b.height) < 0.001
    }

    /// Whether both are at the same place, or both are not chosen where they stand.
    private func same(_ a: LayoutNode, _ b: LayoutNode) -> Bool {
        isShown(a) == isShown(b) && (!isShown(a) || same(a.absoluteFrame, b.absoluteFrame))
    }

    private func isShown(_ node: LayoutNode) -> Bool {
        var node = node
        while let parent = node.parent {
            if let choice = parent as? FittingLayoutNode, !choice.shows(node) { return false }
            node = parent
        }
        return true
    }

    @Test("Remembered answers and places are those worked out without memory", arguments: 1...60 as ClosedRange<UInt64>)
    func memory(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let spec = Spec.random(4, &random)
        let remembering = TreeBuilder()
        let forgetting = TreeBuilder(remembersSizes: false)
        let first = spec.build(remembering)
        let second = spec.build(forgetting)
        for proposal in Self.proposals + Self.proposals {
            #expect(first.sizeThatFits(proposal) == second.sizeThatFits(proposal), "seed \(seed) \(spec)")
        }
        for size in [CGSize(width: 200, height: 150), CGSize(width: 60, height: 300)] {
            first.layOut(ProposedViewSize(size))
            second.layOut(ProposedViewSize(size))
            for (a, b) in zip(remembering.marked, forgetting.marked) {
                #expect(same(a, b), "seed \(seed) \(spec)")
            }
        }
    }

    @Test(
        "Laying out after changes gives what laying out from scratch gives", arguments: 1...120 as ClosedRange<UInt64>)
    func changes(seed: UInt64) {
        var random = SplitMix64(seed: seed &* 7919)
        var spec = Spec.random(5, &random)
        let builder = TreeBuilder()
        let root = LayoutRoot(engine: builder.engine, roots: [spec.build(builder)])
        var leaves = builder.marked.compactMap { $0 as? LeafLayoutNode }
        let frames = builder.marked.compactMap { $0 as? UnaryLayoutNode<FrameLayout> }
        let containers = builder.marked.compactMap { $0 as? ContainerLayoutNode }.filter { $0.children.count > 1 }
        var size = CGSize(width: 240, height: 180)
        root.layout(in: size)
        for step in 0..<40 where !leaves.isEmpty {
            switch Int.random(in: 0..<10, using: &random) {
            // Few sizes, so that what was answered long ago is asked again.
            case 0: size.width = [60, 120, 240, 400].randomElement(using: &random) ?? 0
            case 8: size.height = [80, 180, 300].randomElement(using: &random) ?? 0
            case 9 where !frames.isEmpty:
                let number = Int.random(in: 0..<frames.count, using: &random)
                let lengths: [CGFloat?] = [nil, 20, 50]
                let width = lengths.randomElement(using: &random) ?? nil
                let height = lengths.randomElement(using: &random) ?? nil
                var count = number
                spec = spec.replacingFrame(&count, width, height)
                frames[number].layout = FrameLayout(width: width, height: height, alignment: .topLeading)
            case 1: _ = root.sizeThatFits(Self.proposals.randomElement(using: &random) ?? .zero)
            default:
                let number = Int.random(in: 0..<leaves.count, using: &random)
                let leaf = Spec.random(0, &random)
                var count = number
                spec = spec.replacingLeaf(&count, by: leaf)
                if case .text = leaf {
                    leaves[number].baselines = { _, size in (size.height * 0.7, size.height * 0.9) }
                } else {
                    leaves[number].baselines = nil
                }
                leaves[number].sizing = leaf.sizing
            }
            if Int.random(in: 0..<3, using: &random) == 0 { continue }
            root.layout(in: size)
            let fresh = TreeBuilder()
            let freshRoot = LayoutRoot(engine: fresh.engine, roots: [spec.build(fresh)])
            freshRoot.layout(in: size)
            for (a, b) in zip(builder.marked, fresh.marked) {
                guard same(a, b) else {
                    Issue.record("seed \(seed) step \(step): \(a.absoluteFrame) is not \(b.absoluteFrame) in \(spec)")
                    return
                }
            }
        }
        // Children taken out and put back in leave no trace.
        for container in containers {
            let children = container.children
            container.setChildren(Array(children.dropFirst()))
            root.layout(in: size)
            container.setChildren(children)
        }
        root.layout(in: size)
        let fresh = TreeBuilder()
        LayoutRoot(engine: fresh.engine, roots: [spec.build(fresh)]).layout(in: size)
        for (a, b) in zip(builder.marked, fresh.marked) {
            #expect(same(a, b), "seed \(seed)")
        }
        leaves.removeAll()
    }

    @Test("Mirroring twice changes nothing, and mirrored once a frame is reflected in its parent")
    func mirror() {
        for seed in 1...40 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed &* 31)
            let spec = Spec.random(4, &random)
            let builder = TreeBuilder()
            let node = spec.build(builder)
            node.layOut(.by(200, 150))
            let before = builder.marked.map(\.frame)
            for direction in [LayoutDirection.rightToLeft, .leftToRight] {
                for item in builder.marked { item.layoutDirection = direction }
                node.layOut(.by(200, 150))
                for (item, frame) in zip(builder.marked, before) where isShown(item) {
                    var expected = frame
                    if direction == .rightToLeft, let parent = item.parent {
                        expected.origin.x = parent.frame.width - frame.maxX
                    }
                    #expect(same(item.frame, expected), "seed \(seed) \(spec)")
                }
            }
        }
    }

    @Test("No answer and no frame is NaN, negative or infinite, whatever is proposed")
    func finite() {
        for seed in 1...80 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed &* 131)
            let spec = Spec.random(5, &random)
            let builder = TreeBuilder()
            let node = spec.build(builder)
            for proposal in Self.proposals + [.by(.nan, -3), .by(-.infinity, 1e308)] {
                let size = node.sizeThatFits(proposal)
                #expect(size.width >= 0 && size.height >= 0, "seed \(seed) \(spec)")
                node.layOut(proposal)
                for item in builder.marked {
                    let frame = item.frame
                    #expect(
                        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
                            && frame.height.isFinite && frame.width >= 0 && frame.height >= 0, "seed \(seed) \(spec)")
                }
            }
        }
    }
}
