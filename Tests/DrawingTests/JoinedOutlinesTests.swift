import Foundation
import TestSupport
import Testing

@testable import Drawing

@MainActor @Suite("Outlines that flow together") struct JoinedOutlinesTests {
    private func circle(_ x: Double, _ y: Double = 0, radius: Double = 10) -> PathData {
        PathData(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    @Test("Areas nearer than the spacing are joined, and others are not")
    func joining() {
        let outlines = [circle(0), circle(24)]
        #expect(JoinedOutlines.path(of: outlines, spacing: 8).contains(CGPoint(x: 12, y: 0)))
        #expect(!JoinedOutlines.path(of: outlines, spacing: 2).contains(CGPoint(x: 12, y: 0)))
        #expect(!JoinedOutlines.path(of: outlines, spacing: 0).contains(CGPoint(x: 12, y: 0)))
    }

    @Test("Numbers that are not finite or below zero join what touches, and nothing traps")
    func badNumbers() {
        let touching = [circle(0), circle(15)]
        for spacing in [Double.nan, .infinity, -4, 0] {
            let path = JoinedOutlines.path(of: touching, spacing: spacing)
            #expect(path.bounds.isClose(to: CGRect(x: -10, y: -10, width: 35, height: 20), 0.01), "\(spacing)")
            #expect(path.contains(CGPoint(x: 7.5, y: 0)))
        }
        #expect(JoinedOutlines.path(of: [], spacing: 4).isEmpty)
        #expect(JoinedOutlines.path(of: [PathData(), circle(0)], spacing: 4).bounds.width == 20)
    }

    @Test("Frames are in one group if a way leads from one to the other in steps shorter than the spacing")
    func groups() {
        var numbers = SplitMix64(seed: 7)
        for _ in 0..<300 {
            let frames = (0..<Int(numbers.next() % 12)).map { _ in
                CGRect(
                    x: Double(numbers.next() % 60), y: Double(numbers.next() % 60),
                    width: Double(numbers.next() % 14), height: Double(numbers.next() % 14))
            }
            let spacing = Double(numbers.next() % 9)
            var wanted = Array(frames.indices)
            for _ in frames {
                for one in frames.indices {
                    for other in frames.indices where isNear(frames[one], frames[other], spacing) {
                        let least = min(wanted[one], wanted[other])
                        (wanted[one], wanted[other]) = (least, least)
                    }
                }
            }
            let found = JoinedOutlines.groups(frames, spacing)
            let expected = Set(wanted).sorted().map { leader in frames.indices.filter { wanted[$0] == leader } }
            #expect(found == expected, "\(frames) \(spacing)")
        }
    }

    private func isNear(_ one: CGRect, _ other: CGRect, _ spacing: Double) -> Bool {
        let dx = max(0, one.minX - other.maxX, other.minX - one.maxX)
        let dy = max(0, one.minY - other.maxY, other.minY - one.maxY)
        return (dx == 0 && dy == 0) || (dx * dx + dy * dy).squareRoot() < spacing
    }

    @Test("The result covers all areas, and nothing that is further from them than half the spacing")
    func law() {
        PropertyCheck<CGRect>("joined outlines") { numbers in
            CGRect(
                x: Double(numbers.next() % 800) / 10, y: Double(numbers.next() % 800) / 10,
                width: Double(numbers.next() % 300) / 10 + 2, height: Double(numbers.next() % 300) / 10 + 2)
        } run: { frames in
            let spacing = 10.0
            let outlines = frames.map { frame in
                let radius = min(frame.width, frame.height) / 2
                return PathData(roundedRect: frame, cornerWidth: radius, cornerHeight: radius)
            }
            let path = JoinedOutlines.path(of: outlines, spacing: spacing)
            let (dx, dy) = SizeOfTests.isFull ? (7.3, 7.7) : (16.3, 17.7)
            for x in stride(from: -8.3, through: 120, by: dx) {
                for y in stride(from: -8.1, through: 120, by: dy) {
                    let point = CGPoint(x: x, y: y)
                    let isInside = path.contains(point)
                    // Points on an edge may count as either.
                    let isCovered = outlines.contains { $0.contains(point) && !$0.passes(within: 0.1, of: point) }
                    if isCovered, !isInside { return "\(point) is covered, and not in the result" }
                    let isFar = outlines.allSatisfy {
                        !$0.contains(point) && !$0.passes(within: spacing / 2 + 0.1, of: point)
                    }
                    if isFar, isInside { return "\(point) is far from all areas, and in the result" }
                }
            }
            return nil
        }.check(sequences: 8, length: SizeOfTests.isFull ? 4 : 2)
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect, _ distance: Double) -> Bool {
        abs(minX - other.minX) < distance && abs(minY - other.minY) < distance && abs(maxX - other.maxX) < distance
            && abs(maxY - other.maxY) < distance
    }
}
