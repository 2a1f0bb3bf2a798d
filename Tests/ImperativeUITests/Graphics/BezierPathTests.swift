import Drawing
import Foundation
import ImperativeUI
import Testing

@Suite("UIBezierPath") struct BezierPathTests {
    @Test("Each initialiser makes its shape")
    func shapes() {
        let list = drawn { _ in
            UIBezierPath(rect: square).fill()
            UIBezierPath(ovalIn: square).fill()
            UIBezierPath(roundedRect: square, cornerRadius: 2).fill()
            UIBezierPath(roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 2, height: 3))
                .fill()
        }
        #expect(
            list.fills.map(\.shape) == [
                .rect(square), .ellipse(square), .roundedRect(square, cornerWidth: 2, cornerHeight: 2),
                .roundedRect(square, cornerWidth: 2, cornerHeight: 3),
            ])
    }

    @Test("Only the corners that are named are rounded")
    func corners() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 4, height: 4))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 9.5, y: 9.5)))
        #expect(path.contains(CGPoint(x: 9.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
        #expect(path.bounds == square)
    }

    @Test("A clockwise arc goes by way of the bottom, as y points down")
    func arc() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.bounds.minY > 4.9 && path.bounds.maxY > 9.9)
        let other = UIBezierPath(
            arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(other.bounds.minY < 0.1 && other.bounds.maxY < 5.1)
    }

    @Test("The even-odd rule leaves a hole where outlines overlap, in contains and in fills")
    func evenOdd() {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        guard case .fill(_, _, .evenOdd)? = drawn({ _ in path.fill() }).single else {
            Issue.record("not filled by the rule")
            return
        }
    }

    @Test("A stroke uses the path's own line, and leaves that of the context alone")
    func stroke() {
        let path = UIBezierPath(rect: square)
        path.lineWidth = 4
        path.lineCapStyle = .square
        path.lineJoinStyle = .round
        path.miterLimit = 3
        path.setLineDash([1, 2], count: 2, phase: 5)
        let list = drawn { context in
            path.stroke()
            context.stroke(square)
        }
        let pens = list.items.map { item -> StrokePen in
            if case .stroke(_, let pen, _) = item { pen } else { StrokePen(width: 0) }
        }
        let own = StrokePen(width: 4, cap: .square, join: .round, miterLimit: 3, dash: [1, 2], dashPhase: 5)
        #expect(pens == [own, StrokePen()])
    }

    @Test("Dashes can be asked for")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([1, 2, 3], count: 3, phase: 5)
        var count = 0
        path.getLineDash(nil, count: &count, phase: nil)
        var (lengths, phase) = ([CGFloat](repeating: 0, count: count), CGFloat(0))
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [1, 2, 3])
        #expect(phase == 5)
    }

    @Test("A reversed path runs through the same points the other way")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addCurve(
            to: CGPoint(x: 2, y: 0), controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 2, y: 1))
        path.addQuadCurve(to: CGPoint(x: 3, y: 0), controlPoint: CGPoint(x: 2.5, y: 1))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == .zero)
        #expect(reversed.cgPath != path.cgPath)
        #expect(reversed.reversing().cgPath == path.cgPath)
    }

    @Test("A copy keeps elements and line and does not follow")
    func copying() throws {
        let path = UIBezierPath(rect: square)
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        #expect(path.isEmpty)
        #expect(copy.bounds == square)
        #expect(copy.lineWidth == 3)
    }

    @Test("A transform moves all points")
    func transform() {
        let path = UIBezierPath(rect: square)
        path.apply(CGAffineTransform(translationX: 5, y: 6))
        #expect(path.bounds == square.offsetBy(dx: 5, dy: 6))
    }

    @Test("A clip to a path holds until the state is restored")
    func clip() {
        let list = drawn { context in
            context.saveGState()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
            UIRectFill(square)
            context.restoreGState()
            UIRectFill(square)
        }
        #expect(list.items.map(\.bounds) == [CGRect(x: 0, y: 0, width: 5, height: 5), square])
    }

    @Test("Numbers that are not finite add nothing")
    func hostile() {
        let path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
        path.append(
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), byRoundingCorners: .topLeft,
                cornerRadii: CGSize(width: 1, height: 1)))
        #expect(path.isEmpty)
    }
}
