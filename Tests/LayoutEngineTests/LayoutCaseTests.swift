import Foundation
import LayoutEngine
import Testing

/// One row of the table of cases.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let number: String
    let text: String
    let tree: Tree
    let proposal: ProposedViewSize
    let size: [CGFloat]
    /// x, y and, where they are stated, width and height.
    let rects: [[CGFloat]]
    var direction: LayoutDirection = .leftToRight

    init(
        _ number: String, _ text: String, _ tree: Tree, _ proposal: ProposedViewSize, _ size: [CGFloat],
        _ rects: [[CGFloat]], direction: LayoutDirection = .leftToRight
    ) {
        self.number = number
        self.text = text
        self.tree = tree
        self.proposal = proposal
        self.size = size
        self.rects = rects
        self.direction = direction
    }

    var testDescription: String { "#\(number) \(text)" }
}

@Suite("Worked cases of layout")
struct LayoutCaseTests {
    @Test("The tree answers the size and places its leaves as stated", arguments: LayoutCase.all)
    func matches(_ example: LayoutCase) {
        let builder = TreeBuilder()
        builder.direction = example.direction
        let node = example.tree.build(builder)
        let size = node.sizeThatFits(example.proposal)
        #expect(abs(size.width - example.size[0]) < 0.01 && abs(size.height - example.size[1]) < 0.01, "size \(size)")
        node.layOut(example.proposal)
        let rects = builder.marked.map(\.absoluteFrame)
        #expect(rects.count == example.rects.count)
        for (rect, expected) in zip(rects, example.rects) {
            let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height]
            for (number, wanted) in zip(numbers, expected) {
                #expect(
                    abs(number - wanted) < 0.01, "got \(rects.map { [$0.origin.x, $0.origin.y, $0.width, $0.height] })")
            }
        }
        #expect(builder.reported.isEmpty)
    }

    @Test("Case 99: three thirds of 100 meet on whole pixels at every scale")
    func pixels() {
        for (scale, edges) in [(1, [0, 33, 67, 100]), (2, [0, 33.5, 66.5, 100])] as [(CGFloat, [CGFloat])] {
            let builder = TreeBuilder()
            let node = H(0, .center, K, K, K).build(builder)
            node.layOut(.by(100, 10))
            let frames = builder.marked.map { PixelGrid.rounded($0.absoluteFrame, scale: scale) }
            #expect(frames.map(\.minX) == Array(edges.dropLast()))
            #expect(frames.map(\.maxX) == Array(edges.dropFirst()))
        }
        #expect(PixelGrid.rounded(-0.5, scale: 1) == 0)
    }

    @Test("Case 100: a root is proposed the area and its answer is centred in it")
    func root() {
        let builder = TreeBuilder()
        let node = F(58, 20).build(builder)
        let root = LayoutRoot(context: builder.context, roots: [node])
        root.layout(in: CGSize(width: 100, height: 100))
        #expect(node.frame == CGRect(x: 21, y: 40, width: 58, height: 20))
    }

    @Test("Several roots form a column with default spacing")
    func severalRoots() {
        let builder = TreeBuilder()
        let roots = [F(20, 10).build(builder), F(40, 10).build(builder)]
        let root = LayoutRoot(context: builder.context, roots: roots)
        root.layout(in: CGSize(width: 100, height: 100))
        #expect(roots.map(\.absoluteFrame.origin) == [CGPoint(x: 40, y: 36), CGPoint(x: 30, y: 54)])
    }
}
