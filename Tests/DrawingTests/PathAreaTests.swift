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
        for _ in 0..<40 {
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
        }.check(sequences: 60, length: 5)
    }

    @Test func theLineOfAPathIsCutWhereItEntersAndLeavesAnother() {
        PropertyCheck("line parts", make: { Figure(&$0) }) { figures -> String? in
            let (line, area) = Self.operands(figures)
            let edge = Self.edges(area)
            for rule in [CGPathFillRule.winding, .evenOdd] {
                let inside = line.lineParts(area, inside: true, rule: rule)
                let outside = line.lineParts(area, inside: false, rule: rule)
                let whole = line.polylines(tolerance: 0.001, limit: 512)
                for (part, isInside) in [(inside, true), (outside, false)] {
                    for piece in part.polylines() {
                        let points = piece.isClosed ? piece.points + [piece.points[0]] : piece.points
                        for (a, b) in zip(points, points.dropFirst()) {
                            let middle = a.mixed(with: b, 0.4)
                            if !line.passes(within: 0.3, of: middle) { return "\(middle) is not on the line" }
                            if edge.passes(within: 0.03, of: middle) { continue }
                            if area.contains(middle, rule: rule) != isInside { return "\(middle) is on the wrong side" }
                        }
                    }
                }
                var length = 0.0
                for piece in whole {
                    let points = piece.isClosed ? piece.points + [piece.points[0]] : piece.points
                    for (a, b) in zip(points, points.dropFirst()) { length += hypot(b.x - a.x, b.y - a.y) }
                }
                let sum = inside.length + outside.length
                if abs(sum - length) > 0.01 * length + 0.01 { return "\(sum) of \(length) points of line are left" }
            }
            return nil
        }.check(sequences: 60, length: 4)
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
        for _ in 0..<12 {
            let (first, second) = (path(), path())
            for operation in AreaOperation.allCases {
                let result = first.combined(with: second, by: operation, rule: .evenOdd)
                #expect(result.elements.allSatisfy { !"\($0)".contains("nan") && !"\($0)".contains("inf") })
            }
            _ = first.lineParts(second, inside: true, rule: .winding)
            let pen = StrokePen(
                width: number(), cap: .round, join: .miter, miterLimit: number(), dash: [number(), number(), number()],
                dashPhase: number())
            _ = first.stroked(with: pen)
        }
    }

    @Test func manyEdgesAreCombinedInOneGo() {
        var comb = PathData()
        for tooth in 0..<1_000 { comb.addRect(CGRect(x: Double(tooth) * 2, y: 0, width: 1, height: 100)) }
        let bar = Self.rect(-1, 50, 2_002, 10)
        let cut = comb.combined(with: bar, by: .subtracting, rule: .winding)
        #expect(cut.elements.filter { $0 == .close }.count == 2_000)
        #expect(cut.area == 90_000)
    }
}

extension PathData {
    /// The area that closed straight subpaths run round, those that run clockwise on the screen counted as above zero.
    var area: Double {
        var area = 0.0
        for line in polylines() {
            var before = line.points[line.points.count - 1]
            for point in line.points {
                area += (before.x * point.y - point.x * before.y) / 2
                before = point
            }
        }
        return area
    }

    /// What is wrong with an outline that ought to be made of closed straight subpaths.
    var outlineFault: String? {
        var isOpen = false
        for element in elements {
            switch element {
            case .move:
                if isOpen { return "an open subpath" }
                isOpen = true
            case .line: break
            case .close: isOpen = false
            default: return "a curve"
            }
        }
        if isOpen { return "an open subpath at the end" }
        return area < -1e-6 ? "an area below zero" : nil
    }
}
