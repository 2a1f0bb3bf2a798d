import Foundation
import TestSupport
import Testing

@testable import Drawing

private func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
}

private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    isClose(one.origin, other.origin)
        && isClose(CGPoint(x: one.maxX, y: one.maxY), CGPoint(x: other.maxX, y: other.maxY))
}

@Suite("CGPath") struct CGPathTests {
    @Test("Elements are handed out in order with their points")
    func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 10), control1: .zero, control2: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        var seen: [String] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            let points = (0..<count).map { element.pointee.points[$0] }
            seen.append("\(element.pointee.type.rawValue)" + points.map { " \(Int($0.x)),\(Int($0.y))" }.joined())
        }
        #expect(seen == ["0 1,2", "1 3,4", "2 7,8 5,6", "3 0,0 1,1 9,10", "4"])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("A copy does not change with the path it was made from")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = try #require(path.copy())
        #expect(copy == path)
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(copy != path)
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("Lines and curves before the first point, and numbers that are not finite, add nothing")
    func badNumbers() {
        let path = CGMutablePath()
        path.addLine(to: .zero)
        path.addQuadCurve(to: .zero, control: .zero)
        path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3)
        path.closeSubpath()
        for bad in [Double.nan, .infinity, -.infinity] {
            path.move(to: CGPoint(x: bad, y: 0))
            path.addRect(CGRect(x: 0, y: 0, width: bad, height: 1))
            path.addEllipse(in: CGRect(x: 0, y: bad, width: 1, height: 1))
            path.addArc(center: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: true)
            path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: bad)
            path.addRoundedRect(in: .null, cornerWidth: bad, cornerHeight: bad)
        }
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        #expect(!path.contains(CGPoint(x: Double.nan, y: 0)))
    }

    @Test("The box of a path with curves is tight, the other one holds the control points")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 7.5)))
        let circle = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 10), transform: nil)
        #expect(isClose(circle.boundingBoxOfPath, CGRect(x: 5, y: 5, width: 20, height: 10)))
    }

    @Test("A hole is outside under the even-odd rule, inside under the winding rule")
    func rules() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4)])
        let middle = CGPoint(x: 5, y: 5)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 0, y: 0), transform: CGAffineTransform(translationX: 1, y: 1)))
    }

    @Test("A point is inside an ellipse exactly if its equation says so")
    func ellipse() {
        var source = SplitMix64(seed: 7)
        let path = CGPath(ellipseIn: CGRect(x: -30, y: -20, width: 60, height: 40), transform: nil)
        for _ in 0..<2000 {
            let (x, y) = (Double(source.below(8000)) / 100 - 40, Double(source.below(6000)) / 100 - 30)
            let value = x * x / 900 + y * y / 400
            guard abs(value - 1) > 0.002 else { continue }
            #expect(path.contains(CGPoint(x: x, y: y)) == (value < 1), "\(x) \(y)")
        }
    }

    @Test("Clockwise arcs go the way of falling angles, the others rise")
    func arcs() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isClose(other.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(other.boundingBoxOfPath.minX < -9.99 && other.boundingBoxOfPath.minY < -9.99)
        let turns = CGMutablePath()
        turns.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e9)
        #expect(turns.data.elements.count < 12)
    }

    @Test("A corner is rounded where the circle touches both legs")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.data.elements[1] == .line(CGPoint(x: 6, y: 0)) || isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
        #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4)))
        path.addArc(tangent1End: CGPoint(x: 10, y: 8), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 8))
    }

    @Test("A rectangle is recognised, and its copy is transformed")
    func rectangles() throws {
        var scale = CGAffineTransform(scaleX: 2, y: 3)
        let path = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)
        var found = CGRect.zero
        #expect(path.isRect(&found))
        #expect(found == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(try #require(path.copy(using: &scale)).boundingBox == CGRect(x: 2, y: 3, width: 4, height: 6))
        #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
        let rounded = CGPath(roundedRect: found, cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(isClose(rounded.boundingBoxOfPath, found))
    }
}
