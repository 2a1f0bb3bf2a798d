import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite("Grids of any input")
struct GridEngineTests {
    private struct Result {
        var size: CGSize
        var frames: [CGRect]
        var reported: [LayoutIssue.Kind]
    }

    private func lay(_ tree: Tree, _ proposal: ProposedViewSize) -> Result {
        let builder = TreeBuilder()
        let node = tree.build(builder)
        let size = node.sizeThatFits(proposal)
        node.layOut(proposal)
        return Result(
            size: size, frames: builder.marked.map(\.absoluteFrame), reported: builder.reported.map(\.kind))
    }

    @Test("A number of columns below 1 is reported and counts as 1", arguments: [0, -1, Int.min])
    func fewColumns(count: Int) {
        let result = lay(G([R(F(10, 10).columns(count), F(20, 10))]), .unspecified)
        #expect(result.size == CGSize(width: 38, height: 10))
        #expect(result.reported == [.invalidInput])
    }

    @Test("A cell may claim any number of columns, which cost nothing")
    func manyColumns() {
        let result = lay(
            G([R(F(10, 10).columns(.max), F(20, 10).columns(.max)), R(F(300, 10).columns(1_000_000_000))]),
            .by(400, 100))
        #expect(result.size.height == 28 && result.size.width >= 300 && result.size.width.isFinite)
        #expect(result.reported.isEmpty)
        #expect(result.frames.allSatisfy { $0.minX.isFinite })
    }

    @Test("An anchor that is not finite is reported and ignored")
    func anchor() {
        let result = lay(G([R(F(10, 10).anchor(UnitPoint(x: .nan, y: 0))), R(F(30, 10))]), .unspecified)
        #expect(result.frames[0].minX == 10)
        #expect(result.reported == [.invalidInput])
    }

    @Test("Gaps that are not finite are those the cells prefer; negative ones are used")
    func gaps() {
        #expect(lay(G(.center, .nan, .infinity, [R(F(10, 10), F(10, 10)), R(F(10, 10))]), .zero).size.width == 28)
        #expect(lay(G(.center, -4, nil, [R(F(10, 10), F(10, 10))]), .zero).size.width == 16)
        #expect(lay(G(.center, -40, nil, [R(F(10, 10), F(10, 10))]), .zero).size.width == 0)
    }

    @Test("Cells of a row stand on the baseline of their texts")
    func baselines() {
        func text(_ height: CGFloat, _ line: CGFloat) -> Tree {
            Tree { builder in
                let leaf = builder.leaf(.fixed(CGSize(width: 10, height: height)))
                leaf.baselines = { _, _ in (line, line) }
                return builder.mark(leaf)
            }
        }
        let result = lay(G([R(.firstTextBaseline, text(20, 15), text(10, 4))]), .unspecified)
        #expect(result.size.height == 21)
        #expect(result.frames.map(\.minY) == [0, 11])
    }

    @Test("Nobody is asked again for the proposal a grid was measured at")
    func questions() {
        let builder = TreeBuilder()
        let node = G([R(F(10, 10), K), R(K, F(20, 10))]).build(builder)
        _ = node.sizeThatFits(.by(200, 100))
        let count = builder.context.measuredCount
        _ = node.sizeThatFits(.by(200, 100))
        #expect(builder.context.measuredCount == count)
    }

    @Test("From outside a grid prefers 0 at an edge where one of its cells does")
    func spacing() {
        let open = lay(H(nil, .center, F(10, 10), G([R(F(10, 10))])), .unspecified)
        #expect(open.size.width == 28)
        let tight = lay(H(nil, .center, F(10, 10), G([R(spacer(0)), R(F(10, 10))])), .unspecified)
        #expect(tight.size.width == 20)
        let empty = lay(H(nil, .center, F(10, 10), G([])), .unspecified)
        #expect(empty.size.width == 10)
    }

    @Test("10,000 cells are laid out in one row, one column, or a square")
    func manyCells() {
        for width in [1, 100, 10_000] {
            var cells: [Tree] = []
            for index in 0..<10_000 {
                switch index % 3 {
                case 0: cells.append(K)
                case 1: cells.append(F(4, 4))
                default: cells.append(B(0...CGFloat(index), 3))
                }
            }
            var parts: [GridPart] = []
            for start in stride(from: 0, to: cells.count, by: width) {
                parts.append(.row(nil, Array(cells[start..<start + width])))
            }
            let time = processorTime {
                let result = lay(G(.center, 0, 0, parts), .by(90_000, 90_000))
                #expect(result.frames.count == 10_000)
            }
            #expect(time < .seconds(10), "\(width): \(time)")
        }
    }

    @Test("100 grids in one another are laid out")
    func nested() {
        var tree = K
        for _ in 0..<100 {
            let inner = tree
            tree = G(.center, 1, 1, [R(inner, F(1, 1)), R(F(1, 1))])
        }
        let result = lay(tree, .by(1000, 1000))
        #expect(result.size == CGSize(width: 1000, height: 1000))
        #expect(result.frames[0] == CGRect(x: 0, y: 0, width: 800, height: 800))
    }
}
