import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

@MainActor @Suite("Animations of layers") struct LayerAnimationTests {
    /// Adds an animation to a layer, and returns a value of its presentation at five times.
    private func five(
        _ animation: CAAnimation, on layer: CALayer, in stage: LayerStage, step: Double = 0.25,
        _ value: (CALayer) -> Double
    ) -> [Double] {
        stage.run { layer.add(animation, forKey: "test") }
        return stage.five(step) { value(layer.presentation() ?? layer) }
    }

    @Test("A number goes from one value to another, and the layer's own is shown at the end") func basic() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 0.8, 1)
        let values = five(fade, on: layer, in: stage) { Double($0.opacity) }
        #expect(areNear(values, [0, 0.2, 0.4, 0.6, 1]))
        #expect(layer.opacity == 1 && layer.animationKeys() == nil && !stage.clock.isAnimating)
    }

    @Test("Positions, bounds and their parts move, and so does the picture") func places() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let move = CABasicAnimation(keyPath: "position")
        (move.toValue, move.duration) = (CGPoint(x: 110, y: 5), 1)
        #expect(areNear(five(move, on: layer, in: stage) { Double($0.position.x) }, [10, 35, 60, 85, 10]))
        let side = CABasicAnimation(keyPath: "position.x")
        (side.byValue, side.duration) = (40, 1)
        stage.run { layer.add(side, forKey: nil) }
        stage.advance(0.5)
        #expect(stage.places(of: .red) == [CGRect(x: 20, y: 0, width: 20, height: 10)])
        stage.advance(0.5)
        let grow = CABasicAnimation(keyPath: "bounds.size")
        (grow.fromValue, grow.toValue, grow.duration) = (CGSize.zero, CGSize(width: 40, height: 20), 1)
        #expect(areNear(five(grow, on: layer, in: stage) { Double($0.bounds.width) }, [0, 10, 20, 30, 20]))
    }

    @Test("Points, sizes and rectangles in objects are what they contain, and others are reported") func boxes() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let move = CABasicAnimation(keyPath: "position")
        (move.toValue, move.duration) = (NSValue(cgPoint: CGPoint(x: 110, y: 5)), 1)
        #expect(areNear(five(move, on: layer, in: stage) { Double($0.position.x) }, [10, 35, 60, 85, 10]))
        let grow = CABasicAnimation(keyPath: "bounds")
        grow.toValue = NSValue(cgRect: CGRect(x: 0, y: 0, width: 60, height: 10))
        grow.duration = 1
        #expect(areNear(five(grow, on: layer, in: stage) { Double($0.bounds.width) }, [20, 30, 40, 50, 20]))
        let wrong = CABasicAnimation(keyPath: "position")
        (wrong.toValue, wrong.duration) = (NSValue(cgSize: CGSize(width: 1, height: 2)), 1)
        #expect(issues { stage.run { layer.add(wrong, forKey: nil) } }.count == 1)
    }

    @Test("Transforms turn, scale and move, as a whole and in parts") func transforms() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 1)
        let values = five(turn, on: layer, in: stage) { Double($0.affineTransform().b) }
        #expect(areNear(values, [0, 1, 0, -1, 0]))
        let scale = CABasicAnimation(keyPath: "transform.scale")
        (scale.fromValue, scale.toValue, scale.duration) = (1, 3, 1)
        #expect(areNear(five(scale, on: layer, in: stage) { Double($0.transform.m22) }, [1, 1.5, 2, 2.5, 1]))
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        (slide.toValue, slide.duration) = (100, 1)
        #expect(areNear(five(slide, on: layer, in: stage) { Double($0.transform.m41) }, [0, 25, 50, 75, 0]))
        let whole = CABasicAnimation(keyPath: "transform")
        (whole.toValue, whole.duration) = (CATransform3DMakeRotation(.pi / 2, 0, 0, 1), 1)
        let angles = five(whole, on: layer, in: stage) { atan2(Double($0.transform.m12), Double($0.transform.m11)) }
        let quarter = Double.pi / 8
        #expect(areNear(angles, [0, quarter, 2 * quarter, 3 * quarter, 0]))
        let flip = CABasicAnimation(keyPath: "transform.rotation.y")
        (flip.fromValue, flip.toValue, flip.duration) = (0, Double.pi, 1)
        let widths = five(flip, on: layer, in: stage) { Double($0.transform.m11) }
        let half = 0.5.squareRoot()
        #expect(areNear(widths, [1, half, 0, -half, 1]))
        #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 1)
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - 0.5) < 0.0001)
    }

    @Test("Colours and the values of a look move") func looks() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let color = CABasicAnimation(keyPath: "backgroundColor")
        (color.toValue, color.duration) = (CGColor.blue, 1)
        let blues = five(color, on: layer, in: stage) { Double($0.backgroundColor?.components?[2] ?? -1) }
        #expect(areNear(blues, [0, 0.25, 0.5, 0.75, 0]))
        for (key, read) in [
            ("cornerRadius", { Double($0.cornerRadius) }), ("borderWidth", { Double($0.borderWidth) }),
            ("shadowRadius", { Double($0.shadowRadius) }), ("shadowOpacity", { Double($0.shadowOpacity) }),
        ] as [(String, (CALayer) -> Double)] {
            let animation = CABasicAnimation(keyPath: key)
            (animation.fromValue, animation.toValue, animation.duration) = (0, 4, 1)
            let own = read(layer)
            #expect(areNear(five(animation, on: layer, in: stage, read), [0, 1, 2, 3, own]), "\(key)")
        }
    }

    @Test("Lines grow along a path, and paths with the same elements turn into each other") func shapes() {
        let stage = LayerStage()
        let layer = stage.add(CAShapeLayer())
        layer.strokeColor = .blue
        layer.fillColor = nil
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        stage.advance(1)
        let grow = CABasicAnimation(keyPath: "strokeEnd")
        (grow.fromValue, grow.toValue, grow.duration) = (0, 1, 1)
        let ends = five(grow, on: layer, in: stage) { Double(($0 as? CAShapeLayer)?.strokeEnd ?? -1) }
        #expect(areNear(ends, fifths))
        let morph = CABasicAnimation(keyPath: "path")
        morph.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 10), transform: nil)
        morph.duration = 1
        let widths = five(morph, on: layer, in: stage) { Double(($0 as? CAShapeLayer)?.path?.boundingBox.width ?? -1) }
        #expect(areNear(widths, [10, 20, 30, 40, 10]))
    }

    @Test("Gradients move by their colours, locations and points") func gradients() {
        let stage = LayerStage()
        let layer = stage.add(CAGradientLayer())
        layer.colors = [CGColor.red, CGColor.red]
        layer.locations = [0, 1]
        stage.advance(1)
        func gradient(_ layer: CALayer) -> CAGradientLayer { layer as? CAGradientLayer ?? CAGradientLayer() }
        let colors = CABasicAnimation(keyPath: "colors")
        (colors.toValue, colors.duration) = ([CGColor.red, CGColor.blue], 1)
        let blues = five(colors, on: layer, in: stage) { shown in
            Double((gradient(shown).colors?.last as? CGColor)?.components?[2] ?? -1)
        }
        #expect(areNear(blues, [0, 0.25, 0.5, 0.75, 0]))
        let locations = CABasicAnimation(keyPath: "locations")
        (locations.toValue, locations.duration) = ([0.4, 1], 1)
        let firsts = five(locations, on: layer, in: stage) { gradient($0).locations?.first?.doubleValue ?? -1 }
        #expect(areNear(firsts, [0, 0.1, 0.2, 0.3, 0]))
        let end = CABasicAnimation(keyPath: "endPoint.x")
        (end.toValue, end.duration) = (1, 1)
        #expect(
            areNear(
                five(end, on: layer, in: stage) { Double(gradient($0).endPoint.x) }, [0.5, 0.625, 0.75, 0.875, 0.5]))
    }

    @Test("Keyframes are passed at their times, with their curves") func keyframes() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.duration) = ([0, 100, 50], 1)
        func values() -> [Double] { five(animation, on: layer, in: stage) { Double($0.position.x) } }
        #expect(areNear(values(), [0, 50, 100, 75, 10]))
        animation.keyTimes = [0, 0.25, 1]
        let (third, twoThirds) = (100 - 50.0 / 3, 100 - 100.0 / 3)
        #expect(areNear(values(), [0, 100, third, twoThirds, 10]))
        animation.keyTimes = nil
        animation.calculationMode = .discrete
        #expect(areNear(values(), [0, 0, 100, 50, 10]))
        animation.calculationMode = .paced
        #expect(areNear(values(), [0, 37.5, 75, 87.5, 10]))
        animation.calculationMode = .linear
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        let eased = values()
        #expect(eased[1] < 40 && areNear([eased[2], eased[3]], [100, 75]))
    }

    @Test("A position follows a path, and turns along it") func paths() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration) = (path, 1)
        #expect(areNear(five(animation, on: layer, in: stage) { Double($0.position.x) }, [0, 15, 30, 30, 10]))
        animation.calculationMode = .paced
        #expect(
            areNear(five(animation, on: layer, in: stage) { Double($0.position.x) }, [0, 10, 20, 30, 10], within: 0.01))
        animation.rotationMode = .rotateAuto
        let turns = five(animation, on: layer, in: stage) { Double($0.affineTransform().b) }
        #expect(areNear([turns[1], turns[2]], [0, 0], within: 0.01) && turns[4] == 0)
    }

    @Test("A spring swings past its value and comes to rest") func springs() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue) = (0, 100)
        (spring.mass, spring.stiffness, spring.damping) = (1, 100, 10)
        #expect(spring.settlingDuration > 1 && spring.settlingDuration < 3)
        spring.duration = spring.settlingDuration
        let frequency = 75.0.squareRoot()
        func expected(_ t: Double) -> Double {
            let swing = cos(frequency * t) + 5 / frequency * sin(frequency * t)
            return 100 * (1 - exp(-5 * t) * swing)
        }
        let values = five(spring, on: layer, in: stage, step: 0.2) { Double($0.position.x) }
        let times: [Double] = [0, 0.2, 0.4, 0.6, 0.8]
        let places: [Double] = times.map { time in expected(time) }
        #expect(areNear(values, places, within: 0.001))
        #expect(values.max() ?? 0 > 100)
        let messages = issues { spring.mass = -1 }
        #expect(messages.count == 1 && spring.mass == 1)
    }

    @Test("A group moves several properties, each in its own time, and ends them") func groups() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x"))
        (fade.fromValue, fade.toValue) = (0, 1)
        (move.fromValue, move.toValue, move.duration, move.beginTime) = (0, 100, 0.5, 0.5)
        move.fillMode = .backwards
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([fade, move], 1)
        let values = five(group, on: layer, in: stage) { Double($0.opacity) * 1000 + Double($0.position.x) }
        #expect(areNear(values, [0, 250, 500, 800, 1010]))
    }

    @Test("Animations repeat, go back, run faster and begin later") func timing() {
        let stage = LayerStage()
        let layer = stage.addRed()
        func animation(_ change: (CABasicAnimation) -> Void) -> [Double] {
            let made = CABasicAnimation(keyPath: "position.x")
            (made.fromValue, made.toValue, made.duration) = (0, 100, 1)
            change(made)
            defer { layer.removeAllAnimations() }
            return five(made, on: layer, in: stage) { Double($0.position.x) }
        }
        #expect(areNear(animation { ($0.duration, $0.repeatCount) = (0.5, 2) }, [0, 50, 0, 50, 10]))
        #expect(areNear(animation { ($0.duration, $0.repeatCount) = (0.5, 1.5) }, [0, 50, 0, 10, 10]))
        #expect(areNear(animation { ($0.duration, $0.autoreverses) = (0.5, true) }, [0, 50, 100, 50, 10]))
        #expect(areNear(animation { ($0.duration, $0.repeatDuration) = (0.5, 0.75) }, [0, 50, 0, 10, 10]))
        #expect(areNear(animation { ($0.duration, $0.repeatCount) = (0.5, .infinity) }, [0, 50, 0, 50, 0]))
        #expect(areNear(animation { $0.speed = 2 }, [0, 50, 10, 10, 10]))
        #expect(areNear(animation { $0.timeOffset = 0.5 }, [50, 75, 0, 25, 10]))
        #expect(
            areNear(animation { $0.beginTime = stage.clock.now + 0.5 }, [10, 10, 0, 25, 50]))
        #expect(
            areNear(
                animation {
                    ($0.beginTime, $0.fillMode) = (stage.clock.now + 0.5, .both)
                    ($0.duration, $0.isRemovedOnCompletion) = (0.25, false)
                }, [0, 0, 0, 100, 100]))
        #expect(areNear(animation { ($0.isAdditive, $0.toValue) = (true, 40) }, [10, 20, 30, 40, 10]))
        #expect(
            areNear(
                animation { ($0.duration, $0.repeatCount, $0.isCumulative) = (0.5, 2, true) }, [0, 50, 100, 150, 10]))
        let eased = animation { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
        #expect(eased[1] < 15 && eased[2] < 45)
    }

    @Test("A delegate hears of start and stop, also when an animation is removed or replaced") func delegates() {
        let stage = LayerStage()
        let layer = stage.addRed()
        func animation() -> (CABasicAnimation, NotingDelegate) {
            let (made, delegate) = (CABasicAnimation(keyPath: "opacity"), NotingDelegate())
            (made.fromValue, made.duration, made.delegate) = (0, 1, delegate)
            return (made, delegate)
        }
        let (one, first) = animation()
        stage.run { layer.add(one, forKey: "a") }
        #expect(layer.animationKeys() == ["a"] && layer.animation(forKey: "a") !== one)
        stage.advance(0.5)
        #expect(first.notes == ["start"])
        let (two, second) = animation()
        stage.run { layer.add(two, forKey: "a") }
        stage.advance(0)
        #expect(first.notes == ["start", "stop false"] && layer.animationKeys() == ["a"])
        stage.advance(1)
        #expect(second.notes == ["start", "stop true"] && layer.animationKeys() == nil)
        let (three, third) = animation()
        stage.run { layer.add(three, forKey: "b") }
        layer.removeAnimation(forKey: "b")
        layer.removeAnimation(forKey: "nothing")
        stage.settle()
        #expect(third.notes == ["start", "stop false"] && !stage.clock.isAnimating)
        let (four, fourth) = animation()
        stage.run { layer.add(four, forKey: "c") }
        stage.advance(0.25)
        layer.removeFromSuperlayer()
        stage.settle()
        #expect(fourth.notes == ["start", "stop false"] && layer.presentation() == nil && !stage.clock.isAnimating)
    }

    @Test("An animation that was added before its layer is in a window begins when it is") func early() {
        let stage = LayerStage()
        let layer = CALayer()
        layer.backgroundColor = .red
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0, 1)
        stage.run { layer.add(fade, forKey: nil) }
        stage.advance(5)
        stage.run { stage.add(layer) }
        stage.advance(0.5)
        #expect(layer.presentation()?.opacity == 0.5)
    }

    @Test("An unknown key path is reported once by its name, and nothing moves") func unknown() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let messages = issues {
            for _ in 0..<2 {
                let animation = CABasicAnimation(keyPath: "position.depth")
                (animation.toValue, animation.duration) = (1, 0.5)
                stage.run { layer.add(animation, forKey: nil) }
                stage.advance(1)
            }
        }
        #expect(messages.count == 1 && messages[0].message.contains("position.depth"))
        #expect(stage.places(of: .red) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    }

    @Test("A value of another type than the property has is reported and left out") func strangeValues() {
        let stage = LayerStage()
        let layer = stage.addRed()
        let animation = CABasicAnimation(keyPath: "position")
        (animation.toValue, animation.duration) = ("far away", 1)
        let messages = issues { stage.run { layer.add(animation, forKey: nil) } }
        #expect(messages.count == 1 && messages[0].message.contains("position"))
        stage.advance(0.5)
        #expect(layer.presentation()?.position == layer.position)
    }

    @Test("A layer whose time stands still shows its animations there, and costs no frames") func pausing() {
        let stage = LayerStage()
        let outer = stage.addRed(CGRect(x: 0, y: 0, width: 200, height: 100))
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        outer.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
        stage.run { layer.add(move, forKey: nil) }
        stage.advance(0.25)
        stage.run {
            let now = outer.convertTime(CACurrentMediaTime(), from: nil)
            outer.speed = 0
            outer.timeOffset = now
        }
        #expect(!stage.clock.isAnimating)
        stage.advance(3)
        #expect(layer.presentation().map { Double($0.position.x) } == 25)
        outer.timeOffset = 0.75
        #expect(layer.presentation().map { Double($0.position.x) } == 75)
        outer.timeOffset = 0.25
        stage.run {
            let paused = outer.timeOffset
            (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
            outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - paused
        }
        stage.advance(0.25)
        #expect(layer.presentation().map { Double($0.position.x) } == 50)
    }

    @Test("Animations of a view's layer move the view, and blocks of views its presentation") func views() {
        let stage = LayerStage()
        stage.view.backgroundColor = .red
        stage.settle()
        let move = CABasicAnimation(keyPath: "position.x")
        (move.byValue, move.duration) = (100, 1)
        stage.run { stage.view.layer.add(move, forKey: nil) }
        stage.advance(0.5)
        #expect(stage.places(of: .red) == [CGRect(x: 50, y: 0, width: 200, height: 100)])
        #expect(stage.view.frame.minX == 0 && stage.view.layer.presentation()?.frame.minX == 50)
        stage.advance(0.5)
        #expect(stage.places(of: .red) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.center.x = 200
                stage.view.alpha = 0
            }
        }
        stage.advance(0.25)
        #expect(stage.view.layer.presentation()?.position.x == 125)
        #expect(stage.view.layer.presentation()?.opacity == 0.75 && stage.view.layer.position.x == 200)
        stage.advance(1)
        #expect(stage.view.layer.presentation()?.model() === stage.view.layer)
    }

    @Test("A view turned in space in a block of animations turns step by step") func turningViews() {
        let stage = LayerStage()
        var ends: [Bool] = []
        stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
            } completion: {
                ends.append($0)
            }
        }
        let values = stage.five { Double(stage.view.layer.presentation()?.transform.m11 ?? -1) }
        let expected: [Double] = fifths.map { share in cos(share * Double.pi / 2) }
        #expect(areNear(values, expected))
        #expect(ends == [true])
    }

    @Test("A transition leads from the picture before to the one after, of layers and of views") func transition() {
        let stage = LayerStage()
        let layer = stage.addRed()
        func opacities() -> [Double] { stage.drawn.groups.map(\.effects.opacity).filter { $0 != 1 } }
        let fade = CATransition()
        (fade.duration, fade.timingFunction) = (1, CAMediaTimingFunction(name: .linear))
        stage.run {
            layer.add(fade, forKey: nil)
            CATransaction.setDisableActions(true)
            layer.backgroundColor = .blue
        }
        stage.advance(0.25)
        #expect(stage.fills == ["red", "blue"] && areNear(opacities(), [0.75, 0.25]))
        #expect(layer.animationKeys() == [kCATransition])
        stage.advance(0.75)
        #expect(stage.fills == ["blue"] && opacities().isEmpty)
        stage.view.backgroundColor = .red
        layer.removeFromSuperlayer()
        stage.settle()
        let push = CATransition()
        (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
        push.timingFunction = CAMediaTimingFunction(name: .linear)
        stage.run {
            stage.view.layer.add(push, forKey: nil)
            stage.view.backgroundColor = .green
        }
        stage.advance(0.25)
        #expect(areNear(stage.places(of: .red).map { Double($0.minX) }, [-50]))
        #expect(areNear(stage.places(of: .green).map { Double($0.minX) }, [150]))
    }

    @Test("The presentation of a layer of a class of its own is of that class") func classes() {
        final class Own: CAShapeLayer {
            var number = 1
            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                if let layer = layer as? Own { number = layer.number }
            }
            required init?(coder: NSCoder) { nil }
        }
        let stage = LayerStage()
        let layer = stage.add(Own())
        layer.number = 7
        layer.lineWidth = 3
        stage.advance(1)
        let shown = layer.presentation()
        #expect(shown?.number == 7 && shown?.lineWidth == 3 && shown !== layer)
        #expect(layer.model() === layer && shown?.model() === layer)
    }
}
