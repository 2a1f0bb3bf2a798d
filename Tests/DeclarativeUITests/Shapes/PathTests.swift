import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@Suite("Paths") struct PathTests {
    @Test("A path is written as text and read from it again")
    func description() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2.5))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 0, y: 0))
        path.addCurve(to: .zero, control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 1))
        path.closeSubpath()
        #expect(path.description == "1 2.5 m 3 4 l 0 0 5 6 q 7 8 9 1 0 0 c h")
        #expect(Path(path.description) == path)
        #expect(Path("") == Path())
        for wrong in ["1 m", "1 2 l", "1 2 m 3", "h", "nan 1 m", "1 2 m x"] { #expect(Path(wrong) == nil) }
    }

    @Test("A part of an outline has that part of its length")
    func trimming() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
        #expect(square.trimmedPath(from: 0.125, to: 0.25).description == "5 0 m 10 0 l")
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let quarter = circle.trimmedPath(from: 0, to: 0.25)
        #expect(abs(quarter.data.length - circle.data.length / 4) < 0.1)
        let end = quarter.currentPoint ?? .zero
        #expect(abs(end.x - 50) < 0.1 && abs(end.y - 100) < 0.1)
        let third = circle.trimmedPath(from: 0.2, to: 0.53)
        #expect(abs(third.data.length - circle.data.length * 0.33) < 0.1)
    }

    @Test("Points lie inside an outline by either rule")
    func inside() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.offsetBy(dx: 5, dy: 1).boundingRect == CGRect(x: 5, y: 1, width: 10, height: 10))
        #expect(Path(path.cgPath) == path)
    }

    @Test("An arc that is not clockwise runs on screen as clocks do")
    func arcs() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
        #expect(abs(path.data.length - 5 * .pi) < 0.05)
    }

    @Test("Angles are the same in radians and degrees")
    func angles() {
        #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
        #expect(abs((Angle.radians(.pi) / 2).degrees - 90) < 1e-12)
        #expect(Angle.degrees(1) < .degrees(2))
        #expect((Angle.degrees(10) + .degrees(20) - .degrees(5)).degrees.rounded() == 25)
    }
}
