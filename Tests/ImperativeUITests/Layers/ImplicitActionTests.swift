import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Changes of layers and their actions") struct ImplicitActionTests {
    @Test("A change of a layer on screen takes a quarter of a second, and starts from what is shown") func implicit() {
        let stage = LayerStage()
        let layer = stage.addRed()
        stage.run { layer.position.x = 110 }
        #expect(layer.position.x == 110 && layer.animationKeys() == ["position"])
        let values = stage.five(0.0625) { Double(layer.presentation()?.position.x ?? -1) }
        let curve = CAMediaTimingFunction(name: .default).curve
        let expected: [Double] = fifths.map { share in 10 + 100 * curve.value(at: share) }
        #expect(areNear(values, expected))
        #expect(layer.animationKeys() == nil)
        stage.run { layer.position.x = 10 }
        stage.advance(0.125)
        let middle = Double(layer.presentation()?.position.x ?? -1)
        stage.run { layer.position.x = 210 }
        #expect(abs(Double(layer.presentation()?.position.x ?? -1) - middle) < 0.0001)
    }

    @Test("A layer that is not on screen, and that of a view, change at once") func atOnce() {
        let stage = LayerStage()
        let layer = CALayer()
        stage.run { layer.opacity = 0.5 }
        #expect(layer.animationKeys() == nil)
        stage.run {
            stage.view.layer.addSublayer(layer)
            layer.opacity = 0.25
            stage.view.layer.opacity = 0.5
            stage.view.layer.cornerRadius = 4
        }
        #expect(layer.animationKeys() == nil && stage.view.layer.animationKeys() == nil)
        let red = stage.addRed()
        stage.run { UIView.performWithoutAnimation { red.opacity = 0.5 } }
        #expect(red.animationKeys() == nil)
    }

    @Test("Transactions say how long changes take, or that they are made at once, and tell their end")
    func transactions() {
        let stage = LayerStage()
        let layer = stage.addRed()
        var notes: [String] = []
        stage.run {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { notes.append("end") }
            layer.position.x = 110
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 1)
            layer.opacity = 0.5
            CATransaction.commit()
            #expect(!CATransaction.disableActions())
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
        }
        #expect(layer.presentation()?.opacity == 0.5)
        let values = stage.five { Double(layer.presentation()?.position.x ?? -1) + (notes.isEmpty ? 0 : 1000) }
        #expect(areNear(values, [10, 35, 60, 85, 1110]))
        stage.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock { notes.append("nothing moved") }
            CATransaction.commit()
            CATransaction.commit()
        }
        stage.settle()
        #expect(notes == ["end", "nothing moved"])
    }

    @Test("What is set outside of transactions holds until the next update") func outside() {
        let stage = LayerStage()
        let layer = stage.addRed()
        stage.run {
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
        }
        #expect(layer.animationKeys() == nil)
        stage.settle()
        stage.run { layer.opacity = 0.25 }
        #expect(layer.animationKeys() == ["opacity"] && !CATransaction.disableActions())
    }

    @Test("The delegate, the layer's actions and its class say how a change is shown") func actions() {
        final class Still: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? NSNull() : nil
            }
        }
        let stage = LayerStage()
        let (layer, delegate) = (stage.addRed(), NotingDelegate())
        layer.delegate = delegate
        stage.run { layer.opacity = 0.5 }
        #expect(delegate.notes == ["opacity"] && layer.animationKeys() == ["opacity"])
        delegate.action = NSNull()
        stage.run { layer.position.x = 50 }
        #expect(layer.animationKeys() == ["opacity"])
        layer.delegate = nil
        let slow = CABasicAnimation(keyPath: "position")
        slow.duration = 8
        layer.actions = ["position": slow, "backgroundColor": NSNull()]
        stage.run {
            layer.position.x = 80
            layer.backgroundColor = .blue
        }
        #expect(layer.animationKeys() == ["opacity", "position"] && layer.animation(forKey: "position")?.duration == 8)
        let still = stage.add(Still())
        stage.run {
            still.opacity = 0.5
            still.cornerRadius = 3
        }
        #expect(still.animationKeys() == ["cornerRadius"])
        #expect(stage.view.action(for: stage.view.layer, forKey: "opacity") is NSNull)
    }

    @Test("Paths change at once, and the other values of shapes and gradients move") func kinds() {
        let stage = LayerStage()
        let (shape, gradient) = (stage.add(CAShapeLayer()), stage.add(CAGradientLayer()))
        stage.run {
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
            shape.strokeEnd = 0.5
            shape.fillColor = .blue
            gradient.colors = [CGColor.red, CGColor.blue]
            gradient.endPoint = .zero
        }
        #expect(shape.animationKeys() == ["strokeEnd", "fillColor"])
        #expect(gradient.animationKeys() == ["colors", "endPoint"])
    }
}
