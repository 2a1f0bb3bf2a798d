import Drawing
import Foundation
import ImperativeUI
import Testing

@Suite("CGContext") struct ContextTests {
    private func bounds(_ body: (CGContext) -> Void) -> CGRect { drawn(body).items.first?.bounds ?? .null }

    @Test("A fill takes the colour that was set before it")
    func fill() {
        let list = drawn { context in
            context.fill(square)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(square)
        }
        #expect(list.fills.map(\.paint) == [.color(ColorComponents(white: 0)), redPaint])
        #expect(list.fills.map(\.shape) == [.rect(square), .rect(square)])
    }

    @Test("A stroke takes colour and line")
    func stroke() throws {
        let list = drawn { context in
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setLineWidth(3)
            context.setLineCap(.round)
            context.setLineJoin(.bevel)
            context.setLineDash(phase: 1, lengths: [4, 2])
            context.stroke(square)
        }
        guard case .stroke(let shape, let pen, let paint) = try #require(list.single) else {
            Issue.record("no stroke")
            return
        }
        #expect(shape == .rect(square))
        #expect(pen == StrokePen(width: 3, cap: .round, join: .bevel, dash: [4, 2], dashPhase: 1))
        #expect(paint == redPaint)
    }

    @Test("Restoring brings back colour, line, opacity, transform and clip")
    func restore() {
        let list = drawn { context in
            context.saveGState()
            context.setFillColor(gray: 1, alpha: 1)
            context.setAlpha(0.5)
            context.translateBy(x: 5, y: 5)
            context.clip(to: square)
            context.restoreGState()
            context.fill(square)
            #expect(context.ctm == .identity)
        }
        #expect(list.single?.bounds == square)
        #expect(list.fills.first?.paint == .color(ColorComponents(white: 0)))
    }

    @Test("A restore without a save does nothing")
    func restoreAlone() {
        let list = drawn { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.restoreGState()
            context.fill(square)
        }
        #expect(list.fills.first?.paint == redPaint)
    }

    @Test("Transforms hold for what follows, the last one innermost")
    func transforms() {
        let found = bounds { context in
            context.translateBy(x: 100, y: 0)
            context.scaleBy(x: 2, y: 3)
            context.fill(square)
        }
        #expect(found == CGRect(x: 100, y: 0, width: 20, height: 30))
    }

    @Test("A path stays where it is when the coordinates change before it is filled")
    func pathAcrossTransforms() {
        let found = bounds { context in
            context.addRect(square)
            context.saveGState()
            context.translateBy(x: 100, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.addRect(square)
            context.restoreGState()
            context.translateBy(x: -50, y: 0)
            context.fillPath()
        }
        #expect(found == CGRect(x: 0, y: 0, width: 120, height: 20))
    }

    @Test("Filling, stroking and clipping end the path")
    func pathEnds() {
        _ = drawn { context in
            for end in [{ context.fillPath() }, { context.strokePath() }, { context.clip() }] {
                context.addRect(square)
                #expect(!context.isPathEmpty)
                end()
                #expect(context.isPathEmpty)
            }
        }
    }

    @Test("Ellipses, rectangles and rounded rectangles are known again in a path")
    func shapes() {
        let rounded = CGPath(roundedRect: square, cornerWidth: 2, cornerHeight: 3, transform: nil)
        let list = drawn { context in
            context.addEllipse(in: CGRect(x: 1.1, y: 2.3, width: 7.7, height: 3.9))
            context.fillPath()
            context.addPath(rounded)
            context.fillPath()
            context.addRect(square)
            context.fillPath()
            context.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 2, clockwise: false)
            context.fillPath()
        }
        let kinds = list.fills.map { item -> String in
            switch item.shape {
            case .rect: "rect"
            case .roundedRect(_, let width, let height): "rounded \(Int(width.rounded())) \(Int(height.rounded()))"
            case .ellipse: "ellipse"
            case .path: "path"
            }
        }
        #expect(kinds == ["ellipse", "rounded 2 3", "rect", "path"])
    }

    @Test("drawPath fills before it strokes")
    func fillStroke() {
        let list = drawn { context in
            context.addRect(square)
            context.drawPath(using: .eoFillStroke)
        }
        guard case .fill(_, _, .evenOdd)? = list.items.first, case .stroke? = list.items.last else {
            Issue.record("\(list)")
            return
        }
    }

    @Test("A clip limits what follows, and an empty path lets nothing through")
    func clips() {
        let some = bounds { context in
            context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
            context.fill(square)
        }
        #expect(some == CGRect(x: 5, y: 5, width: 5, height: 5))
        let none = bounds { context in
            context.clip()
            context.fill(square)
        }
        #expect(none.isEmpty)
    }

    @Test("Opacity multiplies that of colours; NaN counts as 1")
    func alpha() {
        let list = drawn { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.setAlpha(0.5)
            context.fill(square)
            context.setAlpha(.nan)
            context.fill(square)
        }
        let alphas = list.fills.map { item -> Double in
            if case .color(let color) = item.paint { color.alpha } else { 0 }
        }
        #expect(alphas == [0.25, 0.5])
    }

    @Test("A shadow falls as far under a transform as without one")
    func shadows() throws {
        let list = drawn { context in
            context.setShadow(offset: CGSize(width: 4, height: 8), blur: 6, color: .black)
            context.scaleBy(x: 2, y: 2)
            context.fill(square)
            context.setShadow(offset: .zero, blur: 1, color: nil)
            context.fill(square)
        }
        let shadows = list.groups.compactMap(\.effects.shadow)
        #expect(shadows.count == 1)
        let shadow = try #require(shadows.first)
        #expect(shadow.offset == CGSize(width: 2, height: 4))
        #expect(shadow.radius == 3)
    }

    @Test("Numbers that are not finite draw nothing and stop nothing")
    func hostile() {
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            let list = drawn { context in
                context.translateBy(x: bad, y: 0)
                context.scaleBy(x: bad, y: 1)
                context.rotate(by: bad)
                context.fill(CGRect(x: bad, y: 0, width: 1, height: 1))
                context.strokeEllipse(in: CGRect(x: 0, y: 0, width: bad, height: 1))
                context.setLineWidth(bad)
                context.stroke(square)
                context.move(to: CGPoint(x: bad, y: 0))
                context.addLine(to: .zero)
                context.fillPath()
                context.setShadow(offset: CGSize(width: bad, height: 0), blur: 1)
                context.fill(square)
            }
            #expect(list.single?.bounds == square)
        }
    }

    @Test("What is still saved at the end counts as restored")
    func unbalanced() {
        let list = drawn { context in
            context.saveGState()
            context.translateBy(x: 1, y: 1)
            context.fill(square)
        }
        #expect(list.items.count == 1)
    }
}

@Suite("The current context") struct CurrentContextTests {
    @Test("The context pushed last is current until it is popped")
    func stack() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        let (one, two) = (CGContext(), CGContext())
        UIGraphicsPushContext(one)
        UIGraphicsPushContext(two)
        #expect(UIGraphicsGetCurrentContext() === two)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === one)
        UIGraphicsPopContext()
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("Without a context drawing does nothing")
    func none() {
        UIColor.red.set()
        UIRectFill(square)
        UIBezierPath(rect: square).stroke()
        "text".draw(at: .zero)
    }

    @Test("A colour is resolved with the current traits when it is set")
    func colours() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        let list = drawn { _ in
            for style in [UIUserInterfaceStyle.light, .dark] {
                UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                    color.setFill()
                    UIRectFill(square)
                }
            }
        }
        #expect(list.fills.map(\.paint) == [redPaint, .color(ColorComponents(white: 1))])
    }

    @Test("A frame lies inside its rectangle, in the fill colour")
    func frame() {
        let list = drawn { _ in
            UIColor.red.setFill()
            UIRectFrame(square)
        }
        guard case .fill(let shape, redPaint, .evenOdd)? = list.single else {
            Issue.record("\(list)")
            return
        }
        #expect(shape.bounds == square)
        #expect(shape.path.contains(CGPoint(x: 0.5, y: 5), rule: .evenOdd))
        #expect(!shape.path.contains(CGPoint(x: 5, y: 5), rule: .evenOdd))
    }
}
