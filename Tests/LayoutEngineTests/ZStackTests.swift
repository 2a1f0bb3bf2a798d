import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

@Suite("Stacks in depth") struct ZStackTests {
    private func laidOut(_ tree: Tree, in proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
        let builder = TreeBuilder()
        let node = tree.build(builder)
        node.layOut(proposal)
        return (node.sizeThatFits(proposal), ((node as? ContainerLayoutNode)?.children ?? []).map(\.frame))
    }

    @Test("The size holds what lies before the guides and what lies after them")
    func sizeTakesGuidesIntoAccount() {
        let badge = F(20, 20).guide(VerticalAlignment.top) { $0.height / 2 }
            .guide(HorizontalAlignment.trailing) { $0.width / 2 }
        let (size, frames) = laidOut(Z(.topTrailing, F(60, 40), badge), in: .unspecified)
        #expect(size == CGSize(width: 70, height: 50))
        #expect(frames == [CGRect(x: 0, y: 10, width: 60, height: 40), CGRect(x: 50, y: 0, width: 20, height: 20)])
    }

    @Test("A guide outside of its view leaves no room that no view takes")
    func guidesOutside() {
        let (size, _) = laidOut(
            Z(
                .topLeading, F(20, 20).guide(HorizontalAlignment.leading) { _ in -10 },
                F(20, 20).guide(HorizontalAlignment.leading) { _ in -30 }), in: .unspecified)
        #expect(size == CGSize(width: 40, height: 20))
    }

    @Test("A flexible view among others answers an endless proposal with no end")
    func endlessProposals() {
        for alignment in [Alignment.center, .topLeading, .bottomTrailing] {
            let builder = TreeBuilder()
            let size = Z(alignment, K, F(20, 20)).build(builder).sizeThatFits(.infinity)
            #expect(size == CGSize(width: CGFloat.infinity, height: .infinity))
            #expect(builder.reported.isEmpty)
        }
    }

    @Test("The size is that of the union of the views lined up, whatever their guides")
    func sizeIsThatOfTheUnion() {
        for seed in 0..<300 {
            var random = SplitMix64(seed: UInt64(seed))
            var trees: [Tree] = []
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let x = CGFloat(Int.random(in: -40...40, using: &random))
                let y = CGFloat(Int.random(in: -40...40, using: &random))
                let width = CGFloat(Int.random(in: 0...50, using: &random))
                let height = CGFloat(Int.random(in: 0...50, using: &random))
                trees.append(
                    F(width, height).guide(HorizontalAlignment.leading) { _ in x }
                        .guide(VerticalAlignment.top) { _ in y })
            }
            let builder = TreeBuilder()
            let node = custom(ZStackLayout(alignment: .topLeading), trees).build(builder)
            node.layOut(.unspecified)
            var union: CGRect?
            for item in (node as? ContainerLayoutNode)?.children ?? [] {
                union = union?.union(item.frame) ?? item.frame
            }
            #expect(union == CGRect(origin: .zero, size: node.sizeThatFits(.unspecified)), "seed \(seed)")
        }
    }
}
