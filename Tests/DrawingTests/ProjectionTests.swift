import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Projections") struct ProjectionTests {
    private func random(_ source: inout SplitMix64) -> Projection {
        func number(_ range: Double) -> Double { (Double(source.below(2001)) / 1000 - 1) * range }
        var result = Projection()
        (result.m11, result.m12, result.m13) = (1 + number(0.8), number(0.8), number(0.002))
        (result.m21, result.m22, result.m23) = (number(0.8), 1 + number(0.8), number(0.002))
        (result.m31, result.m32) = (number(50), number(50))
        return result
    }

    private func isClose(_ one: CGPoint?, _ other: CGPoint?, _ tolerance: Double = 1e-6) -> Bool {
        guard let one, let other else { return one == other }
        return abs(one.x - other.x) < tolerance && abs(one.y - other.y) < tolerance
    }

    @Test("One after the other is the same as both together, and the inverse leads back")
    func combining() {
        var source = SplitMix64(seed: 7)
        for _ in 0..<500 {
            let (one, other) = (random(&source), random(&source))
            let point = CGPoint(x: Double(source.below(100)), y: Double(source.below(100)))
            guard let between = one.point(point), let end = other.point(between) else { continue }
            #expect(isClose(one.concatenating(other).point(point), end, 1e-6 * (1 + abs(end.x) + abs(end.y))))
            guard let inverse = one.inverse, abs(one.determinant) > 0.05 else { continue }
            // The inverse divides by the depth as well, whose sign does not matter here.
            let back = inverse.point(between) ?? point
            #expect(isClose(back, point, 1e-3))
        }
    }

    @Test("An affine one does what the transform does")
    func affine() {
        let transform = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
        let projection = Projection(transform)
        #expect(projection.isAffine && projection.affine == transform)
        #expect(projection.point(CGPoint(x: 7, y: 8)) == CGPoint(x: 7, y: 8).applying(transform))
        #expect(projection.tangent(at: CGPoint(x: 7, y: 8)) == transform)
    }

    @Test("Near a point, the tangent there does nearly the same")
    func tangent() {
        var source = SplitMix64(seed: 8)
        for _ in 0..<200 {
            let projection = random(&source)
            let center = CGPoint(x: Double(source.below(100)), y: Double(source.below(100)))
            let near = CGPoint(x: center.x + 0.01, y: center.y - 0.01)
            guard projection.depth(of: center) > 0.5 else { continue }
            #expect(isClose(projection.point(near), near.applying(projection.tangent(at: center)), 1e-4))
        }
    }

    @Test("Of what reaches behind whoever looks only the front is drawn, and nothing of what is all behind")
    func behind() {
        var projection = Projection()
        projection.m13 = -0.01
        let reaching = PathData(rect: CGRect(x: 0, y: 0, width: 200, height: 10)).projected(by: projection)
        #expect(reaching.bounds.minX == 0 && reaching.bounds.maxX > 1000 && reaching.bounds.maxX < 1e5)
        #expect(PathData(rect: CGRect(x: 150, y: 0, width: 50, height: 10)).projected(by: projection).isEmpty)
        var line = PathData()
        line.move(to: CGPoint(x: 150, y: 0))
        line.addLine(to: CGPoint(x: 0, y: 0))
        line.addLine(to: CGPoint(x: 150, y: 50))
        #expect(line.projected(by: projection).elements.count == 3)
    }

    @Test("A picture seen in space has outlines instead, and everything else stays the same object")
    func flattening() {
        let box = DisplayItem.fill(
            .rect(CGRect(x: 0, y: 0, width: 40, height: 32)), .color(.blackInk), rule: .winding)
        let other = DisplayGroup(DisplayList([box]))
        var projection = Projection()
        projection.m13 = 0.01
        let turned = DisplayGroup(
            DisplayList([box]), effects: .init(opacity: 0.5, treatment: .projection(projection)))
        let list = DisplayList([.group(other), .group(turned)]).flattened
        guard case .group(let first) = list.items[0], case .group(let second) = list.items[1] else {
            Issue.record("There are two groups.")
            return
        }
        #expect(first === other)
        #expect(second.effects.opacity == 0.5 && second.effects.treatment == nil)
        #expect(abs(second.bounds.width - 40 / 1.4) < 0.001 && second.bounds.height == 32)
        let plain = DisplayList([.group(other)])
        #expect(plain.flattened == plain)
    }

    @Test("A hundred thousand groups seen in space and masks in one another are drawn and freed")
    func deep() {
        var list = DisplayList([
            .fill(.rect(CGRect(x: 0, y: 0, width: 8, height: 16)), .color(.blackInk), rule: .winding)
        ])
        var projection = Projection()
        projection.m13 = 1e-12
        for _ in 0..<(SizeOfTests.isFull ? 100_000 : 20_000) {
            list = DisplayList([
                .group(DisplayGroup(list, effects: .init(treatment: .projection(projection))))
            ])
        }
        var renderer = TextGridRenderer(columns: 1, rows: 1)
        #expect(renderer.screen(list).text() == "█\n")
        let box = DisplayList([
            .fill(.rect(CGRect(x: 0, y: 0, width: 8, height: 16)), .color(.blackInk), rule: .winding)
        ])
        var mask = list
        for _ in 0..<(SizeOfTests.isFull ? 10_000 : 2_000) {
            mask = DisplayItem.masked(box, by: mask).map { DisplayList([$0]) } ?? DisplayList()
        }
        #expect(renderer.screen(mask).text() == "█\n")
        #expect(!SVGRenderer(size: CGSize(width: 8, height: 16)).document(mask).isEmpty)
    }
}
