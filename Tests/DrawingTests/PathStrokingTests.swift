import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Outlines of lines of some width.
@MainActor @Suite struct PathStrokingTests {
    private static func line(_ points: (Double, Double)...) -> PathData {
        var path = PathData()
        for (index, (x, y)) in points.enumerated() {
            let point = CGPoint(x: x, y: y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    @Test func aLineIsAsWideAsItsPenAndAsLongAsItsCapsMakeIt() {
        let line = Self.line((10, 10), (30, 10))
        #expect(
            line.stroked(with: StrokePen(width: 4)).normalized(rule: .winding).asRect
                == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(
            line.stroked(with: StrokePen(width: 4, cap: .square)).normalized(rule: .winding).asRect
                == CGRect(x: 8, y: 8, width: 24, height: 4))
        let round = line.stroked(with: StrokePen(width: 4, cap: .round))
        #expect(round.contains(CGPoint(x: 8.1, y: 10)))
        #expect(!round.contains(CGPoint(x: 8.3, y: 8.3)))
    }

    @Test func cornersAreJoinedAsThePenSays() {
        let corner = Self.line((0, 20), (0, 0), (20, 0))
        let tip = CGPoint(x: -1.9, y: -1.9)
        let between = CGPoint(x: -1.2, y: -1.2)
        let miter = corner.stroked(with: StrokePen(width: 4))
        #expect(miter.contains(tip))
        let limited = corner.stroked(with: StrokePen(width: 4, miterLimit: 1.4))
        #expect(!limited.contains(tip))
        #expect(corner.stroked(with: StrokePen(width: 4, miterLimit: 1.42)).contains(tip))
        let round = corner.stroked(with: StrokePen(width: 4, join: .round))
        #expect(!round.contains(tip) && round.contains(between))
        let bevel = corner.stroked(with: StrokePen(width: 4, join: .bevel))
        #expect(!bevel.contains(tip) && !bevel.contains(between) && bevel.contains(CGPoint(x: -0.9, y: -0.9)))
    }

    @Test func aClosedLineLeavesItsMiddleEmpty() {
        let frame = PathData(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).stroked(with: StrokePen(width: 2))
        #expect(frame.contains(CGPoint(x: -0.9, y: -0.9)))
        #expect(frame.contains(CGPoint(x: 0.9, y: 10)))
        #expect(!frame.contains(CGPoint(x: 10, y: 10)))
        #expect(frame.normalized(rule: .winding).area == 22 * 22 - 18 * 18)
    }

    @Test func aPenWiderThanACircleFillsIt() {
        let circle = PathData(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).stroked(with: StrokePen(width: 14))
        for point in [CGPoint(x: 5, y: 5), CGPoint(x: 5.3, y: 4), CGPoint(x: -6.9, y: 5)] {
            #expect(circle.contains(point))
        }
        #expect(!circle.contains(CGPoint(x: -7.1, y: 5)))
    }

    @Test func dashesBeginAtThePhase() {
        let line = Self.line((0, 0), (10, 0))
        func spans(_ lengths: [Double], _ phase: Double) -> [ClosedRange<Double>] {
            line.dashed(lengths: lengths, phase: phase).polylines().map {
                $0.points[0].x...$0.points[$0.points.count - 1].x
            }
        }
        #expect(spans([3, 2], 0) == [0...3, 5...8])
        #expect(spans([3, 2], 1) == [0...2, 4...7, 9...10])
        #expect(spans([3, 2], -1) == [1...4, 6...9])
        #expect(spans([3, 2], 4) == [1...4, 6...9])
        #expect(spans([4], 0) == [0...4, 8...10])
        #expect(spans([], 0) == [0...10])
        #expect(spans([1e-9, 1e-9], 0) == [0...10])
        #expect(spans([-1, 2], 0) == [0...10])
    }

    @Test func dashesWithoutLengthAreDotsWhereCapsAreRound() {
        let line = Self.line((0, 0), (10, 0))
        let dots = line.stroked(with: StrokePen(width: 2, cap: .round, dash: [0, 5]))
        #expect(dots.contains(CGPoint(x: 0.9, y: 0)) && dots.contains(CGPoint(x: 5.9, y: 0)))
        #expect(!dots.contains(CGPoint(x: 2.5, y: 0)))
        #expect(line.stroked(with: StrokePen(width: 2, dash: [0, 5])).isEmpty)
    }

    @Test func aPointIsDrawnByItsCapsAlone() {
        let point = Self.line((5, 5), (5, 5))
        #expect(point.stroked(with: StrokePen(width: 2)).isEmpty)
        #expect(
            point.stroked(with: StrokePen(width: 2, cap: .square)).asRect == CGRect(x: 4, y: 4, width: 2, height: 2))
        #expect(!point.stroked(with: StrokePen(width: 2, cap: .round)).isEmpty)
    }

    @Test func aLineThereAndBackIsRoundAtBothEnds() {
        for (dx, dy) in [(0.0, -15.0), (0, 15), (15, 0), (-15, 0), (9, 12), (-12, 9)] {
            var path = Self.line((40, 50), (40 + dx, 50 + dy))
            path.close()
            let outline = path.stroked(with: StrokePen(width: 40, cap: .round, join: .round))
            #expect(outline.contains(CGPoint(x: 40 - dx, y: 50 - dy)), "\(dx), \(dy)")
            #expect(outline.contains(CGPoint(x: 40 + dx * 2, y: 50 + dy * 2)), "\(dx), \(dy)")
        }
    }

    @Test func aPenWithoutWidthDrawsNothing() {
        for width in [0, -1, Double.nan, .infinity] {
            #expect(Self.line((0, 0), (9, 9)).stroked(with: StrokePen(width: width)).isEmpty)
        }
    }

    private struct Step: CustomStringConvertible {
        var points: [CGPoint]
        var description: String { "\(points)" }

        init(_ source: inout SplitMix64) {
            points = []
            for _ in 0..<(source.next() % 3 == 0 ? 3 : 1) {
                points.append(CGPoint(x: Double(source.next() % 60), y: Double(source.next() % 60)))
            }
        }
    }

    @Test func whatLiesWithinHalfTheWidthOfALineIsInsideItsOutline() {
        PropertyCheck("strokes", make: { Step(&$0) }) { steps -> String? in
            for isClosed in [false, true] {
                var path = PathData()
                for (index, step) in steps.enumerated() {
                    if index == 0 {
                        path.move(to: step.points[0])
                    } else if step.points.count == 3 {
                        path.addCurve(to: step.points[0], control1: step.points[1], control2: step.points[2])
                    } else {
                        path.addLine(to: step.points[0])
                    }
                }
                if isClosed { path.close() }
                guard path.elements.count > 1, path.length > 0 else { continue }
                var fine = PathData()
                for line in path.polylines(tolerance: 0.004, limit: 512) {
                    fine.move(to: line.points[0])
                    for point in line.points.dropFirst() { fine.addLine(to: point) }
                    if line.isClosed { fine.close() }
                }
                for width in [0.5, 6, 40] {
                    let outline = path.stroked(with: StrokePen(width: width, cap: .round, join: .round))
                    var source = SplitMix64(seed: 3)
                    for _ in 0..<80 {
                        let point = CGPoint(
                            x: Double(source.next() % 1_000) / 10 - 20, y: Double(source.next() % 1_000) / 10 - 20)
                        let isInside = fine.passes(within: width / 2 - 0.03, of: point)
                        let isOutside = !fine.passes(within: width / 2 + 0.03, of: point)
                        if isInside, !outline.contains(point) { return "\(point) is missing, width \(width)" }
                        if isOutside, outline.contains(point) { return "\(point) is too much, width \(width)" }
                    }
                }
            }
            return nil
        }.check(sequences: 40, length: 6)
    }
}
