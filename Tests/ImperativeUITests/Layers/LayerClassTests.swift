import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Layer classes of views") struct LayerClassTests {
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        var gradient: CAGradientLayer? { layer as? CAGradientLayer }
    }

    private final class DrawingView: UIView { override class var layerClass: AnyClass { NotingLayer.self } }

    private final class LayoutView: UIView {
        var notes: [String] = []
        override func layoutSublayers(of layer: CALayer) {
            notes.append("before")
            super.layoutSublayers(of: layer)
            notes.append("after")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            notes.append("subviews")
        }
    }

    private final class DrawnView: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            ctx.setFillColor(.red)
            ctx.fill(layer.bounds)
        }
    }

    @Test("A view has a layer of its class, which draws between its background and its subviews") func gradient() throws
    {
        let stage = LayerStage()
        let view = GradientView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        try #require(view.gradient).colors = [CGColor.red, CGColor.green]
        stage.view.addSubview(view)
        let paints = stage.drawn.items.compactMap { item in
            if case .fill(_, let paint, _) = item { paint.gradient == nil ? "plain" : "gradient" } else { nil }
        }
        #expect(paints == ["plain", "gradient", "plain"] && view.layer.delegate === view)
        view.gradient?.colors = nil
        #expect(stage.fills == ["red", "blue"])
    }

    @Test("The values of such a layer move by animations") func moving() {
        let stage = LayerStage()
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.gradient?.colors = [CGColor.red, CGColor.blue]
        stage.view.addSubview(view)
        stage.settle()
        let end = CABasicAnimation(keyPath: "endPoint")
        (end.toValue, end.duration) = (CGPoint(x: 1.5, y: 1), 1)
        stage.run { view.layer.add(end, forKey: nil) }
        stage.advance(0.5)
        for case .fill(_, .linearGradient(_, _, let to), _) in stage.drawn.items { #expect(to.x == 40) }
        #expect(view.gradient?.presentation()?.endPoint == CGPoint(x: 1, y: 1))
    }

    @Test("A layer class that draws does so for its view") func drawing() {
        let stage = LayerStage()
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(view)
        #expect(stage.places(of: .green) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        #expect((view.layer as? NotingLayer)?.notes.contains("layout") == true)
    }

    @Test("A view draws into its layer, by its own method or by that of layers") func drawnByView() {
        let stage = LayerStage()
        stage.view.addSubview(DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(stage.places(of: .red) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test("The layout of a view's layer is around that of its subviews") func layout() {
        let stage = LayerStage()
        let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(view)
        stage.settle()
        #expect(view.notes == ["before", "subviews", "after"])
        view.layer.setNeedsLayout()
        view.layer.layoutIfNeeded()
        #expect(view.notes.count == 6)
    }

    @Test("A view that was not asked for its layer has none") func lazy() {
        let stage = LayerStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(view)
        stage.settle()
        #expect(view.appearance?.layer == nil && view.layer.delegate === view)
    }

    @Test("A layer class that is none of layers traps") func wrongClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Wrong: UIView { override class var layerClass: AnyClass { UIView.self } }
                _ = Wrong()
            }
        }
        expect(result, says: "The layer class of a view is a class of layers", "Wrong", "UIView", "layerClass")
    }
}
