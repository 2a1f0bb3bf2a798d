import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("The pictures of layers") struct LayerPictureTests {
    @Test("A layer is placed by its anchor point, transform and opacity, and cut where it masks") func placing() throws
    {
        let stage = LayerStage()
        let layer = stage.addRed(CGRect(x: 40, y: 40, width: 20, height: 20))
        let inner = CALayer()
        inner.backgroundColor = .blue
        inner.frame = CGRect(x: 10, y: 0, width: 100, height: 20)
        layer.addSublayer(inner)
        stage.run { CATransaction.setDisableActions(true) }
        layer.transform = CATransform3DMakeScale(2, 1, 1)
        #expect(stage.places(of: .red) == [CGRect(x: 30, y: 40, width: 40, height: 20)])
        stage.run { CATransaction.setDisableActions(true) }
        layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        layer.opacity = 0.5
        layer.masksToBounds = true
        layer.cornerRadius = 5
        let drawn = stage.drawn
        let group = try #require(drawn.groups.first { $0.effects.clip != nil })
        #expect(group.effects.opacity == 0.5)
        #expect(
            group.effects.clip?.shape
                == .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 5, cornerHeight: 5))
        #expect(stage.places(of: .red) == [CGRect(x: 50, y: 40, width: 40, height: 20)])
        layer.isHidden = true
        #expect(stage.fills.isEmpty)
    }

    @Test("A mask shows the layer where it is opaque, and is no sublayer") func masks() throws {
        let stage = LayerStage()
        let layer = stage.addRed()
        let mask = CALayer()
        mask.backgroundColor = .black
        mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        layer.mask = mask
        #expect(layer.sublayers == nil && mask.superlayer == nil && layer.mask === mask)
        let group = try #require(stage.drawn.groups.first { $0.effects.treatment == .mask(isInverted: false) })
        #expect(group.list.items.count == 2 && stage.svg.contains("mask"))
        layer.mask = nil
        #expect(stage.drawn.groups.allSatisfy { $0.effects.treatment == nil })
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        stage.view.layer.mask = shape
        #expect(stage.drawn.groups.contains { $0.effects.treatment == .mask(isInverted: false) })
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.layer.mask = view.layer
        #expect(stage.view.mask === view && stage.view.layer.mask === view.layer)
        stage.view.layer.mask = shape
        #expect(stage.view.mask == nil && stage.view.layer.mask === shape)
        stage.view.mask = view
        #expect(stage.view.layer.mask === view.layer)
        stage.view.layer.mask = nil
        #expect(stage.view.mask == nil)
    }

    @Test("A shape layer fills and strokes its path") func shapes() throws {
        let stage = LayerStage()
        let layer = stage.add(CAShapeLayer())
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = .blue
        layer.lineWidth = 4
        layer.lineCap = .round
        layer.lineJoin = .bevel
        layer.lineDashPattern = [6, 2]
        layer.lineDashPhase = 1
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        path.addLine(to: CGPoint(x: 500, y: 500))
        stage.advance(1)
        let strokes = stage.drawn.items.compactMap { item in
            if case .stroke(let shape, let pen, _) = item { (shape, pen) } else { nil }
        }
        let (shape, pen) = try #require(strokes.first)
        #expect(strokes.count == 1 && shape.bounds == CGRect(x: 25, y: 0, width: 50, height: 0))
        #expect(pen == StrokePen(width: 4, cap: .round, join: .bevel, miterLimit: 10, dash: [6, 2], dashPhase: 1))
        layer.strokeColor = nil
        layer.fillColor = .red
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
        layer.fillRule = .evenOdd
        stage.advance(1)
        guard case .fill(let filled, .color(let color), let rule)? = stage.drawn.items.first else {
            Issue.record("Nothing is filled.")
            return
        }
        #expect(
            filled.bounds == CGRect(x: 0, y: 0, width: 8, height: 8) && color == CGColor.red.value && rule == .evenOdd)
    }

    @Test("A gradient layer fills its bounds with its kind of gradient") func gradients() throws {
        let stage = LayerStage()
        let layer = stage.add(CAGradientLayer(), CGRect(x: 0, y: 0, width: 40, height: 20))
        layer.colors = [CGColor.red, CGColor.blue]
        stage.advance(1)
        func paint() -> Paint? {
            for case .fill(_, let paint, _) in stage.drawn.items where paint.gradient != nil { return paint }
            return nil
        }
        let plain = Paint.Gradient(colors: [CGColor.red.value, CGColor.blue.value])
        #expect(paint() == .linearGradient(plain, from: CGPoint(x: 20, y: 0), to: CGPoint(x: 20, y: 20)))
        #expect(stage.svg.contains("linearGradient"))
        layer.locations = [0.25, 0.5]
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 0)
        stage.advance(1)
        #expect(paint()?.gradient?.stops.map(\.location) == [0.25, 0.5])
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        stage.advance(1)
        guard case .ellipticalGradient(_, let center, let radii, _, _)? = paint() else {
            Issue.record("It is no radial gradient.")
            return
        }
        #expect(center == CGPoint(x: 20, y: 10) && radii == CGSize(width: 20, height: 10))
        layer.type = .conic
        guard case .angularGradient? = paint() else {
            Issue.record("It is no conic gradient.")
            return
        }
        let messages = issues { layer.colors = [UIColor.red, CGColor.blue] }
        #expect(messages.count <= 1 && layer.colors?.count == 1)
    }

    @Test("A text layer draws its text at the top of its bounds") func texts() throws {
        let stage = LayerStage()
        let layer = stage.add(CATextLayer(), CGRect(x: 8, y: 0, width: 160, height: 80))
        layer.string = "Layer"
        layer.fontSize = 16
        layer.foregroundColor = .blue
        layer.alignmentMode = .center
        stage.advance(1)
        let run = try #require(stage.drawn.runs.first)
        #expect(run.lines.map(\.text) == ["Layer"] && run.color == CGColor.blue.value && run.alignment == .center)
        #expect(stage.window.snapshot(background: nil).text().contains("Layer"))
        layer.string = NSAttributedString(string: "Other", attributes: [.foregroundColor: UIColor.red])
        stage.advance(1)
        #expect(stage.drawn.runs.first?.lines.first?.text == "Other")
        layer.string = 3
        #expect(stage.drawn.runs.isEmpty)
    }

    @Test("A replicator layer shows its sublayers several times, further on and in other colours") func replicas() {
        let stage = LayerStage()
        let layer = stage.add(CAReplicatorLayer(), CGRect(x: 0, y: 0, width: 10, height: 10))
        let dot = CALayer()
        dot.backgroundColor = .red
        dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.addSublayer(dot)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        stage.advance(1)
        #expect(stage.places(of: .red).map(\.minX) == [0, 10, 20])
        layer.instanceAlphaOffset = -0.25
        stage.advance(1)
        let filters = stage.drawn.groups.filter { if case .colors = $0.effects.treatment { true } else { false } }
        #expect(filters.count == 2)
    }

    @Test("Each time a replicator layer shows its sublayers, their animations are further behind") func delays() {
        let stage = LayerStage()
        let layer = stage.add(CAReplicatorLayer(), CGRect(x: 0, y: 0, width: 10, height: 10))
        let dot = CALayer()
        dot.backgroundColor = .red
        dot.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.addSublayer(dot)
        layer.instanceCount = 3
        layer.instanceDelay = 0.25
        stage.settle()
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (2, 102, 1)
        stage.run { dot.add(move, forKey: nil) }
        stage.advance(0.5)
        #expect(stage.places(of: .red).map(\.minX) == [50, 25, 0])
    }

    @Test("The particles of an emitter layer are not shown, and its background is") func emitters() {
        let stage = LayerStage()
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime) = (10, 1)
        (layer.emitterCells, layer.backgroundColor) = ([cell], .red)
        let reports = issues { stage.add(layer) }
        // Of other tests of the process, one may have come first.
        #expect(reports.allSatisfy { $0.message.contains("CAEmitterLayer") } && stage.fills == ["red"])
    }

    @Test("Contents are an image, placed by their gravity") func contents() throws {
        let stage = LayerStage()
        let layer = stage.add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 20))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        layer.contents = image
        #expect(layer.contents as? UIImage === image)
        #expect(stage.places(of: .red) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
        layer.contentsGravity = .resizeAspect
        #expect(stage.places(of: .red) == [CGRect(x: 10, y: 0, width: 20, height: 20)])
        layer.contentsGravity = .bottomRight
        #expect(stage.places(of: .red) == [CGRect(x: 30, y: 10, width: 10, height: 10)])
        layer.contents = "no image"
        #expect(layer.contents == nil && stage.fills.isEmpty)
    }

    @Test("Layers draw themselves, or their delegates do, when they are asked to") func drawing() {
        let stage = LayerStage()
        let layer = stage.add(NotingLayer(), CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(!layer.notes.contains("draw"))
        layer.setNeedsDisplay()
        layer.setNeedsDisplay()
        #expect(stage.fills == ["green"] && layer.notes.filter { $0 == "draw" }.count == 1)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 30
        #expect(stage.places(of: .green).first?.width == 30)
        let (plain, delegate) = (CALayer(), NotingDelegate())
        plain.delegate = delegate
        plain.setNeedsDisplay()
        stage.add(plain, CGRect(x: 50, y: 0, width: 5, height: 5))
        #expect(stage.places(of: .blue) == [CGRect(x: 50, y: 0, width: 5, height: 5)])
        #expect(delegate.notes.contains("draw") && delegate.notes.contains("layout"))
    }

    @Test("A layer that lays out its sublayers does so before it is shown, and when its size changes") func layout() {
        let stage = LayerStage()
        let (layer, inner) = (NotingLayer(), CALayer())
        layer.addSublayer(inner)
        stage.add(layer, CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(inner.frame == layer.bounds && layer.notes.filter { $0 == "layout" }.count == 1)
        layer.bounds.size = CGSize(width: 40, height: 20)
        stage.settle()
        #expect(inner.frame.size == CGSize(width: 40, height: 20))
    }

    @Test("Layers turned in space are projected, also by the sublayer transform around them") func space() throws {
        let stage = LayerStage()
        let layer = stage.addRed(CGRect(x: 0, y: 0, width: 100, height: 100))
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        stage.run { CATransaction.setDisableActions(true) }
        layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        func projection() throws -> Projection {
            let group = try #require(
                stage.drawn.groups.first { if case .projection = $0.effects.treatment { true } else { false } })
            guard case .projection(let projection)? = group.effects.treatment else { return Projection() }
            return projection
        }
        let seen = try projection()
        let left = try #require(seen.point(CGPoint(x: 0, y: 0))),
            right = try #require(seen.point(CGPoint(x: 100, y: 0)))
        // Its half is as wide as the cosine says; one side is nearer, and so further from the middle.
        let (width, slant) = (Double(right.x - left.x), Double(left.y - right.y))
        #expect(abs(width - 50) < 2 && abs(slant) > 5)
        stage.run { CATransaction.setDisableActions(true) }
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(try #require(stage.places(of: .red).first).width < 51)
        stage.view.layer.sublayerTransform = transform
        #expect(try projection().m13 != 0)
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        stage.advance(1)
        #expect(stage.places(of: .red).isEmpty)
    }

    @Test("A view turns in space with its layer") func viewsInSpace() {
        let stage = LayerStage()
        stage.view.backgroundColor = .red
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        stage.view.layer.transform = CATransform3DRotate(transform, 1, 0, 1, 0)
        #expect(stage.view.layer.transform.m34 != 0)
        #expect(stage.drawn.groups.contains { if case .projection = $0.effects.treatment { true } else { false } })
        stage.view.transform = .identity
        #expect(CATransform3DIsIdentity(stage.view.layer.transform))
        #expect(stage.drawn.groups.allSatisfy { $0.effects.treatment == nil })
    }

    @Test("A layer is rendered into a context, whether a view has it or not") func rendering() {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
        layer.backgroundColor = .red
        let context = CGContext()
        layer.render(in: context)
        let drawn = DisplayListContents(context.finish())
        #expect(drawn.places == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        let stage = LayerStage()
        stage.view.backgroundColor = .blue
        let other = CGContext()
        stage.view.layer.render(in: other)
        #expect(DisplayListContents(other.finish()).places == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    }
}
