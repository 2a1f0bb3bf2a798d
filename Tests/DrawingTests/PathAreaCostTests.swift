import Foundation
import TestSupport
import Testing

@testable import Drawing

/// What finding outlines of many edges costs.
@Suite struct PathAreaCostTests {
    private let square = PathData(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func manyEdgesAreCombinedInOneGo() {
        var comb = PathData()
        for tooth in 0..<500 { comb.addRect(CGRect(x: Double(tooth) * 2, y: 0, width: 1, height: 100)) }
        let bar = PathData(rect: CGRect(x: -1, y: 50, width: 1_002, height: 10))
        let cut = comb.combined(with: bar, by: .subtracting, rule: .winding)
        #expect(cut.elements.filter { $0 == .close }.count == 1_000)
        #expect(cut.area == 45_000)
        let plan = OutlinePlan([(comb, .first), (bar, .second)])
        #expect(plan.arrangement.comparisons < 50_000)
    }

    @Test func edgesFarFromEachOtherAreNotCompared() {
        for count in [500, 2_000] {
            var dots = PathData()
            var source = SplitMix64(seed: 1)
            for _ in 0..<count {
                dots.addRect(
                    CGRect(
                        x: Double(source.next() % 1_000_000) / 10, y: Double(source.next() % 1_000_000) / 10, width: 3,
                        height: 2))
            }
            let plan = OutlinePlan([(dots, .first)])
            #expect(plan.arrangement.comparisons < count * 12)
        }
    }

    @Test func shapesOnTopOfEachOtherCostWhatOneDoes() {
        var pile = PathData()
        for _ in 0..<2_000 { pile.append(square) }
        #expect(pile.combined(with: pile, by: .intersection, rule: .winding).asRect == square.asRect)
        #expect(OutlinePlan([(pile, .first)]).arrangement.comparisons < 20)
    }

    @Test func aStarOfManyLongLinesHasItsCrossings() {
        var star = PathData()
        let count = 61
        for corner in 0..<count {
            let angle = Double(corner * 30 % count) / Double(count) * 2 * Double.pi
            let point = CGPoint(x: 100 + 100 * cos(angle), y: 100 + 100 * sin(angle))
            if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.close()
        let outline = star.normalized(rule: .winding)
        #expect(outline.contains(CGPoint(x: 100, y: 100), rule: .evenOdd))
        #expect(star.normalized(rule: .evenOdd).elements.filter { $0 == .close }.count > 400)
    }
}
