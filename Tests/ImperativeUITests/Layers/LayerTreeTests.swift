import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Layers without a view") struct LayerTreeTests {
    @Test("A layer is drawn in its superlayer, with its background, at its place") func adding() {
        let stage = LayerStage()
        let layer = stage.addRed(CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(layer.superlayer === stage.view.layer && stage.view.layer.sublayers?.count == 1)
        #expect(layer.position == CGPoint(x: 25, y: 40) && layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(stage.places(of: .red) == [CGRect(x: 10, y: 20, width: 30, height: 40)])
        layer.removeFromSuperlayer()
        #expect(layer.superlayer == nil && stage.view.layer.sublayers == nil && stage.places(of: .red).isEmpty)
    }

    @Test("Sublayers are drawn from back to front, in the order of their insertion") func order() {
        let stage = LayerStage()
        let (one, two, three) = (CALayer(), CALayer(), CALayer())
        (one.backgroundColor, two.backgroundColor, three.backgroundColor) = (.red, .green, .blue)
        stage.add(one)
        stage.add(three)
        let layer = stage.view.layer
        two.frame = one.frame
        layer.insertSublayer(two, at: 1)
        #expect(stage.fills == ["red", "green", "blue"])
        layer.insertSublayer(three, below: one)
        #expect(stage.fills == ["blue", "red", "green"])
        layer.insertSublayer(three, above: one)
        #expect(stage.fills == ["red", "blue", "green"])
        layer.addSublayer(one)
        #expect(stage.fills == ["blue", "green", "red"] && layer.sublayers?.count == 3)
        layer.replaceSublayer(one, with: two)
        #expect(stage.fills == ["blue", "green"] && one.superlayer == nil)
        layer.sublayers = [two, three, one]
        #expect(stage.fills == ["green", "blue", "red"])
        layer.sublayers = nil
        #expect(stage.fills.isEmpty && two.superlayer == nil)
    }

    @Test("Layers and subviews have one order") func amongSubviews() {
        let stage = LayerStage()
        let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        subview.backgroundColor = .green
        stage.view.addSubview(subview)
        let (behind, front) = (CALayer(), CALayer())
        (behind.backgroundColor, front.backgroundColor) = (.red, .blue)
        stage.add(front)
        stage.view.layer.insertSublayer(behind, at: 0)
        behind.frame = front.frame
        #expect(stage.fills == ["red", "green", "blue"])
        #expect(stage.view.layer.sublayers?.map { $0 === subview.layer } == [false, true, false])
        let other = UIView(frame: subview.frame)
        other.backgroundColor = .black
        stage.view.addSubview(other)
        #expect(stage.fills == ["red", "green", "blue", "black"])
        stage.view.layer.insertSublayer(behind, above: subview.layer)
        #expect(stage.fills == ["green", "red", "blue", "black"])
        subview.removeFromSuperview()
        #expect(stage.fills == ["red", "blue", "black"])
        stage.view.layer.insertSublayer(other.layer, at: 0)
        #expect(stage.fills == ["black", "red", "blue"] && stage.view.subviews == [other])
        other.layer.removeFromSuperlayer()
        #expect(stage.view.subviews.isEmpty)
    }

    @Test("Depths order siblings, views among them") func depths() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        subview.backgroundColor = .green
        stage.view.addSubview(subview)
        #expect(stage.fills == ["red", "green"])
        layer.zPosition = 1
        #expect(stage.fills == ["green", "red"])
        subview.layer.zPosition = 2
        #expect(stage.fills == ["red", "green"])
        let (one, two) = (UIView(frame: subview.frame), UIView(frame: subview.frame))
        (one.backgroundColor, two.backgroundColor) = (.blue, .black)
        one.layer.zPosition = 1
        let around = UIView(frame: stage.view.frame)
        around.addSubview(one)
        around.addSubview(two)
        layer.removeFromSuperlayer()
        subview.removeFromSuperview()
        stage.view.addSubview(around)
        #expect(stage.fills == ["black", "blue"])
    }

    @Test("A layer that moves to another superlayer leaves the first") func moving() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let other = CALayer()
        stage.add(other, CGRect(x: 100, y: 0, width: 50, height: 50))
        other.addSublayer(layer)
        #expect(stage.view.layer.sublayers?.count == 1 && layer.superlayer === other)
        #expect(stage.places(of: .red) == [CGRect(x: 100, y: 0, width: 20, height: 10)])
    }

    @Test("Adding a layer to one inside of it traps") func ancestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (CALayer(), CALayer())
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
        expect(result, says: "A layer cannot be its own ancestor", "CALayer", "out of it first")
    }

    @Test("Adding the layer of a view that is no subview traps") func strangeView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, two) = (UIView(), UIView())
                one.layer.addSublayer(two.layer)
                withExtendedLifetime((one, two)) {}
            }
        }
        expect(result, says: "The layer of a view goes where the view goes", "Add the view as a subview")
    }

    @Test("Chains of layers of any depth are drawn and freed") func deep() {
        let stage = LayerStage()
        weak var last: CALayer?
        let top = CALayer()
        do {
            var layer = CALayer()
            layer.backgroundColor = .blue
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            last = layer
            for _ in 0..<20_000 {
                let outer = CALayer()
                outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                outer.addSublayer(layer)
                layer = outer
            }
            top.addSublayer(layer)
        }
        stage.add(top)
        #expect(stage.places(of: .blue) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        top.removeFromSuperlayer()
        top.sublayers = nil
        stage.settle()
        #expect(last == nil)
    }

    @Test("A change puts together the layer and what is around it only") func cost() {
        let stage = LayerStage()
        var layers: [CALayer] = []
        for index in 0..<50 { layers.append(stage.addRed(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))) }
        stage.settle()
        (LayerComposer.composedCount, UIView.composedCount) = (0, 0)
        stage.run { CATransaction.setDisableActions(true) }
        layers[7].backgroundColor = .blue
        _ = stage.window.displayList()
        #expect(LayerComposer.composedCount == 1 && UIView.composedCount == 2)
        _ = stage.window.displayList()
        #expect(LayerComposer.composedCount == 1)
        UpdateQueue.shared.flush()
    }

    @Test("A frame is the box around a transformed layer, also when it is set") func frames() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        #expect(layer.frame == CGRect(x: 0, y: 10, width: 40, height: 40) && layer.position == CGPoint(x: 20, y: 30))
        layer.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
        #expect(layer.bounds.size == CGSize(width: 5, height: 10) && layer.position == CGPoint(x: 105, y: 5))
        layer.setAffineTransform(.identity)
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 105, y: 5, width: 5, height: 10))
        layer.position = .zero
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 5, height: 10))
        let messages = issues { layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
        #expect(messages.count == 1 && layer.frame == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("The anchor point of a view's layer keeps its position, and is what the view turns about") func anchors() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        #expect(view.layer.position == CGPoint(x: 50, y: 25) && view.frame.minX == 50)
        view.layer.position = CGPoint(x: 0, y: 25)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50) && view.center == CGPoint(x: 0, y: 25))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 1)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        view.frame = CGRect(x: 20, y: 0, width: 50, height: 50)
        #expect(view.frame == CGRect(x: 20, y: 0, width: 50, height: 50) && view.bounds.width == 100)
    }

    @Test("Points are converted and hit through the layers around") func points() {
        let stage = LayerStage()
        let outer = stage.addRed(CGRect(x: 100, y: 10, width: 50, height: 50))
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        outer.addSublayer(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: stage.view.layer) == CGPoint(x: 111, y: 22))
        #expect(inner.convert(CGPoint(x: 111, y: 22), from: nil) == CGPoint(x: 1, y: 2))
        #expect(stage.window.layer.hitTest(CGPoint(x: 111, y: 22)) === inner)
        #expect(stage.window.layer.hitTest(CGPoint(x: 101, y: 12)) === outer)
        #expect(stage.window.layer.hitTest(CGPoint(x: 1, y: 1)) === stage.view.layer)
        inner.isHidden = true
        #expect(stage.window.layer.hitTest(CGPoint(x: 111, y: 22)) === outer)
        #expect(outer.hitTest(CGPoint(x: 1, y: 1)) == nil)
    }
}
