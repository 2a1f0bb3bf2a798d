import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite("Properties of every layout")
struct LayoutPropertyTests {
    static let proposals: [ProposedViewSize] = [
        .unspecified, .zero, .infinity, .by(200, 150), .by(90, nil), .by(nil, 70), .by(33.3, 500),
    ]

    static func same(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001 && abs(a.width - b.width) < 0.001
            && abs(a.height - b.height) < 0.001
    }

    /// Whether both are at the same place, or both are not chosen where they stand.
    static func same(_ a: LayoutNode, _ b: LayoutNode) -> Bool {
        isShown(a) == isShown(b) && (!isShown(a) || same(a.absoluteFrame, b.absoluteFrame))
    }

    private static func isShown(_ node: LayoutNode) -> Bool {
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
                #expect(Self.same(a, b), "seed \(seed) \(spec)")
            }
        }
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
                for (item, frame) in zip(builder.marked, before) where Self.isShown(item) {
                    var expected = frame
                    if direction == .rightToLeft, let parent = item.parent {
                        expected.origin.x = parent.frame.width - frame.maxX
                    }
                    #expect(Self.same(item.frame, expected), "seed \(seed) \(spec)")
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
