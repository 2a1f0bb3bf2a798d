import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Outlines of areas that are made of two others.
@MainActor @Suite struct PathAreaTests {
    private static let square = PathData(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PathData {
        PathData(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test func twoSquaresThatOverlapHaveOneOutline() {
        let union = Self.square.combined(with: Self.rect(5, 5, 10, 10), by: .union, rule: .winding)
        #expect(union.elements.count == 9)
        #expect(union.bounds == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(union.area == 175)
        let common = Self.square.combined(with: Self.rect(5, 5, 10, 10), by: .intersection, rule: .winding)
        #expect(common.asRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(Self.square.combined(with: Self.rect(5, 5, 10, 10), by: .subtracting, rule: .winding).area == 75)
        #expect(
            Self.square.combined(with: Self.rect(5, 5, 10, 10), by: .symmetricDifference, rule: .winding).area == 150)
    }

    @Test func whatTouchesAlongASideBecomesOneRectangle() {
        let union = Self.square.combined(with: Self.rect(10, 0, 10, 10), by: .union, rule: .winding)
        #expect(union.asRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(Self.square.combined(with: Self.rect(10, 0, 10, 10), by: .intersection, rule: .winding).isEmpty)
    }

    @Test func anAreaTakenFromItselfLeavesNothing() {
        let ellipse = PathData(ellipseIn: CGRect(x: 3, y: 4, width: 50, height: 20))
        #expect(ellipse.combined(with: ellipse, by: .subtracting, rule: .winding).isEmpty)
        #expect(ellipse.combined(with: ellipse, by: .symmetricDifference, rule: .winding).isEmpty)
        let same = ellipse.combined(with: ellipse, by: .union, rule: .winding)
        #expect(abs(same.area - 25 * 10 * Double.pi) < 1)
    }

    @Test func aHoleRunsTheOtherWayRound() {
        let frame = Self.square.combined(with: Self.rect(2, 2, 6, 6), by: .subtracting, rule: .winding)
        #expect(frame.area == 64)
        #expect(!frame.contains(CGPoint(x: 5, y: 5), rule: .winding))
        #expect(frame.contains(CGPoint(x: 1, y: 5), rule: .winding))
    }

    @Test func theRuleDecidesWhatIsInsideBeforeAreasAreCombined() {
        var twice = Self.square
        twice.append(Self.rect(2, 2, 6, 6))
        #expect(twice.normalized(rule: .evenOdd).area == 64)
        #expect(twice.normalized(rule: .winding).area == 100)
    }

    @Test func squaresThatTouchAtACornerStayApart() {
        let both = Self.square.combined(with: Self.rect(10, 10, 10, 10), by: .union, rule: .winding)
        #expect(both.elements.filter { $0 == .close }.count == 2)
        #expect(both.area == 200)
    }

    @Test func aCircleStaysWithinATenThousandthOfItsSize() {
        for size in [1.0, 100, 10_000, 1e6] {
            let circle = PathData(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size)).normalized(rule: .winding)
            for element in circle.elements {
                guard case .line(let point) = element else { continue }
                #expect(abs(hypot(point.x - size / 2, point.y - size / 2) - size / 2) < size * 3e-4)
            }
            #expect(abs(circle.area / (Double.pi / 4 * size * size) - 1) < 1e-3)
        }
    }

    // MARK: Laws

    /// A subpath of random numbers; small whole ones make edges meet, touch and lie on each other.
    private struct Figure: CustomStringConvertible {
        var isSecond: Bool
        var path: PathData
        var description: String { "\(isSecond ? "second" : "first"): \(path.elements)" }

        init(_ source: inout SplitMix64) {
            isSecond = source.next() % 2 == 0
            path = PathData()
            let isWhole = source.next() % 2 == 0
            func number(_ source: inout SplitMix64) -> Double {
                isWhole ? Double(source.next() % 9) * 5 : Double(source.next() % 100_000) / 2_500
            }
            func point(_ source: inout SplitMix64) -> CGPoint { CGPoint(x: number(&source), y: number(&source)) }
            switch source.next() % 4 {
            case 0:
                path.addRect(
                    CGRect(x: number(&source), y: number(&source), width: number(&source), height: number(&source)))
            case 1:
                path.addEllipse(
                    in: CGRect(x: number(&source), y: number(&source), width: number(&source), height: number(&source)))
            default:
                path.move(to: point(&source))
                for _ in 0..<source.next() % 6 {
                    if source.next() % 3 == 0 {
                        path.addCurve(to: point(&source), control1: point(&source), control2: point(&source))
                    } else {
                        path.addLine(to: point(&source))
                    }
                }
                if source.next() % 2 == 0 { path.close() }
            }
        }
    }

    private static func operands(_ figures: [Figure]) -> (PathData, PathData) {
        var (first, second) = (PathData(), PathData())
        for figure in figures {
            if figure.isSecond { second.append(figure.path) } else { first.append(figure.path) }
        }
        return (first, second)
    }

    /// The closed outlines of areas in short lines: near them a flattened curve may decide either way.
    private static func edges(_ paths: PathData...) -> PathData {
        var closed = PathData()
        for path in paths {
            for line in path.polylines(tolerance: 0.004, limit: 512) {
                guard let first = line.points.first else { continue }
                closed.move(to: first)
                for point in line.points.dropFirst() { closed.addLine(to: point) }
                closed.close()
            }
        }
        return closed
    }

    private static func samples(_ figures: [Figure]) -> [CGPoint] {
        var source = SplitMix64(seed: UInt64(figures.count))
        var points: [CGPoint] = []
        for _ in 0..<24 {
            points.append(
                CGPoint(x: Double(source.next() % 9_000) / 100 - 5, y: Double(source.next() % 9_000) / 100 - 5))
        }
        return points
    }

    @Test func aPointIsInsideWhatTheOperationMakesOfItsBeingInsideBoth() {
        PropertyCheck("areas", make: { Figure(&$0) }) { figures -> String? in
            let (first, second) = Self.operands(figures)
            let edges = Self.edges(first, second)
            let points = Self.samples(figures).filter { !edges.passes(within: 0.03, of: $0) }
            for rule in [CGPathFillRule.winding, .evenOdd] {
                for operation in AreaOperation.allCases {
                    let result = first.combined(with: second, by: operation, rule: rule)
                    for point in points {
                        let expected = operation.holds(
                            first.contains(point, rule: rule), second.contains(point, rule: rule))
                        if result.contains(point, rule: .winding) != expected {
                            return "\(operation) \(rule) at \(point)"
                        }
                        if result.contains(point, rule: .evenOdd) != expected {
                            return "even-odd \(operation) at \(point)"
                        }
                    }
                    if let fault = result.outlineFault { return "\(operation): \(fault)" }
                }
            }
            return nil
        }.check(sequences: 16, length: 5, least: 1)
    }

    @Test func theLineOfAPathIsCutWhereItEntersAndLeavesAnother() {
        PropertyCheck("line parts", make: { Figure(&$0) }) { figures -> String? in
            let (line, area) = Self.operands(figures)
            let edge = Self.edges(area)
            let coarse = Self.lines(line.polylines())
            for rule in [CGPathFillRule.winding, .evenOdd] {
                let inside = line.lineParts(area, inside: true, rule: rule)
                let outside = line.lineParts(area, inside: false, rule: rule)
                for (part, isInside) in [(inside, true), (outside, false)] {
                    let parts = Self.lines(part.polylines())
                    // A dozen places tell; each is compared with all of both paths.
                    for (a, b) in stride(from: 0, to: parts.count, by: max(1, parts.count / 12)).map({ parts[$0] }) {
                        let middle = a.mixed(with: b, 0.4)
                        if !coarse.contains(where: { Self.isNear(middle, $0, 0.3) }) {
                            return "\(middle) is not on the line"
                        }
                        if edge.passes(within: 0.03, of: middle) { continue }
                        if area.contains(middle, rule: rule) != isInside { return "\(middle) is on the wrong side" }
                    }
                }
                let length = line.length(tolerance: 0.001)
                let sum = inside.length + outside.length
                if abs(sum - length) > 0.01 * length + 0.01 { return "\(sum) of \(length) points of line are left" }
            }
            return nil
        }.check(sequences: 24, length: 4, least: 2)
    }

    /// The single lines of rows of them.
    private static func lines(_ rows: [PathData.Polyline]) -> [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        for row in rows {
            let points = row.isClosed ? row.points + [row.points[0]] : row.points
            lines += zip(points, points.dropFirst())
        }
        return lines
    }

    private static func isNear(_ point: CGPoint, _ line: (CGPoint, CGPoint), _ distance: Double) -> Bool {
        let (dx, dy) = (line.1.x - line.0.x, line.1.y - line.0.y)
        let square = dx * dx + dy * dy
        let along = (point.x - line.0.x) * dx + (point.y - line.0.y) * dy
        let nearest = line.0.mixed(with: line.1, square > 0 ? min(max(along / square, 0), 1) : 0)
        return hypot(point.x - nearest.x, point.y - nearest.y) <= distance
    }

    @Test func linesThatAreNotCutStayAsTheyAre() {
        var line = Self.rect(2, 2, 0.1, 0.3)
        line.move(to: CGPoint(x: 0.1, y: 0.2))
        line.addLine(to: CGPoint(x: 0.7, y: 1e-3))
        #expect(line.lineParts(Self.square, inside: true, rule: .winding) == line)
        #expect(line.lineParts(Self.square, inside: false, rule: .winding).isEmpty)
        #expect(line.lineParts(PathData(), inside: false, rule: .winding) == line)
    }

    @Test func coordinatesThatWereGivenAreKept() {
        let union = Self.rect(0.1, 0.2, 0.3, 0.7).combined(
            with: Self.rect(0.2, 0.3, 1e6, 0.1), by: .union, rule: .winding)
        let (columns, rows) = ([0.1, 0.1 + 0.3, 0.2, 0.2 + 1e6], [0.2, 0.2 + 0.7, 0.3, 0.3 + 0.1])
        for element in union.elements {
            guard case .line(let point) = element else { continue }
            let isKept = columns.contains(point.x) && rows.contains(point.y)
            #expect(isKept, "\(point)")
        }
        #expect(union.elements.count == 9)
    }

    @Test func aSmallShapeInAHugeOneKeepsItsForm() {
        let huge = Self.rect(-1e9, -1e9, 2e9, 2e9)
        let circle = PathData(ellipseIn: CGRect(x: 3, y: 3, width: 20, height: 20))
        let mask = huge.combined(with: circle, by: .subtracting, rule: .winding)
        #expect(!mask.contains(CGPoint(x: 13, y: 3.1)) && mask.contains(CGPoint(x: 13, y: 2.9)))
        #expect(!mask.contains(CGPoint(x: 20, y: 20)) && mask.contains(CGPoint(x: 20.2, y: 20.2)))
    }

    @Test func areasThatTouchAlongASlopeHaveNothingInCommon() {
        var source = SplitMix64(seed: 5)
        for _ in 0..<50 {
            func number() -> Double { Double(source.next() % 1_000) / 7 }
            let (a, b) = (CGPoint(x: number(), y: number()), CGPoint(x: number() + 300, y: number()))
            let middle = a.mixed(with: b, 1.0 / 3)
            var (above, below) = (PathData(), PathData())
            for point in [a, b, CGPoint(x: 100, y: -200)] {
                if above.isEmpty { above.move(to: point) } else { above.addLine(to: point) }
            }
            for point in [middle, b, CGPoint(x: 100, y: 500), a] {
                if below.isEmpty { below.move(to: point) } else { below.addLine(to: point) }
            }
            #expect(above.combined(with: below, by: .intersection, rule: .winding).isEmpty)
            let union = above.combined(with: below, by: .union, rule: .winding)
            #expect(union.elements.filter { $0 == .close }.count == 1)
        }
    }

    @Test func numbersOfAnySizeEndInAPath() {
        var source = SplitMix64(seed: 11)
        let values: [Double] = [
            0, -0.0, 1, -1, Double.leastNonzeroMagnitude * 2_000, .leastNonzeroMagnitude, 1e-160, 1e15, 1e16 + 2, 1e100,
            -1e200, 1e300, -1.7e308,
            1.7976931348623157e308,
            .nan, .infinity, -.infinity, 1.0000000000000002, 0.1, 3e-16,
        ]
        func number() -> Double { values[Int(source.next() % UInt64(values.count))] }
        func path() -> PathData {
            var path = PathData()
            path.move(to: CGPoint(x: number(), y: number()))
            path.move(to: CGPoint(x: 1, y: 2))
            for _ in 0..<3 {
                path.addLine(to: CGPoint(x: number(), y: number()))
                path.addCurve(
                    to: CGPoint(x: number(), y: number()), control1: CGPoint(x: number(), y: number()),
                    control2: CGPoint(x: number(), y: number()))
            }
            path.addEllipse(in: CGRect(x: number(), y: number(), width: number(), height: number()))
            return path
        }
        for round in 0..<TestEffort.count(24, least: 8) {
            let (first, second) = (path(), path())
            for operation in AreaOperation.allCases where round % AreaOperation.allCases.count == operation.number {
                let result = first.combined(with: second, by: operation, rule: .evenOdd)
                #expect(result.hasOnlyNumbers && result.outlineFault(isAreaKnown: false) == nil)
            }
            #expect(first.lineParts(second, inside: true, rule: .winding).hasOnlyNumbers)
            let pen = StrokePen(
                width: number(), cap: .round, join: .miter, miterLimit: number(), dash: [number(), number(), number()],
                dashPhase: number())
            #expect(first.stroked(with: pen).hasOnlyNumbers)
            for _ in 0..<10 { _ = first.contains(CGPoint(x: number(), y: number())) }
        }
    }

    @Test func aCurveFromEndToEndOfAllNumbersHasAnInside() {
        var path = PathData()
        path.move(to: CGPoint(x: -1.7e308, y: -1.7e308))
        path.addCurve(
            to: CGPoint(x: -1.7e308, y: 1.7e308), control1: CGPoint(x: 1.7e308, y: -1.7e308),
            control2: CGPoint(x: 1.7e308, y: 1.7e308))
        path.close()
        #expect(path.contains(CGPoint(x: 0, y: 0)))
        #expect(!path.contains(CGPoint(x: 1.6e308, y: 0)))
        #expect(!path.contains(CGPoint(x: -1e308, y: -1.65e308)))
    }
}

extension AreaOperation {
    fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
