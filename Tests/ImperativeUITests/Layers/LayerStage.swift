import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import ImperativeUI

/// A window with a view for layers, and a clock that stands still until it is advanced.
@MainActor final class LayerStage {
    let clock: ManualAnimationClock
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        let clock = ManualAnimationClock()
        self.clock = clock
        window = clock.withCurrent { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }
        window.isHidden = false
        window.addSubview(view)
        settle()
    }

    /// Adds a layer with a frame and shows it.
    @discardableResult func add<Layer: CALayer>(
        _ layer: Layer, _ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 10)
    ) -> Layer {
        layer.frame = frame
        view.layer.addSublayer(layer)
        settle()
        return layer
    }

    /// A red layer that is shown.
    func addRed(_ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 10)) -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = .red
        return add(layer, frame)
    }

    @discardableResult func run<Result>(_ body: () throws -> Result) rethrows -> Result { try clock.withCurrent(body) }

    func advance(_ seconds: Double) { clock.withCurrent { clock.advance(by: seconds) } }

    /// Does what is due, pictures included.
    func settle() {
        window.layoutIfNeeded()
        UpdateQueue.shared.flush()
        _ = window.displayList()
    }

    /// Returns a value now and after each of four steps.
    func five(_ step: Double = 0.25, _ value: () -> Double) -> [Double] {
        var values = [value()]
        for _ in 0..<4 {
            advance(step)
            values.append(value())
        }
        return values
    }

    /// What is drawn, in painting order.
    var drawn: DisplayListContents {
        settle()
        return DisplayListContents(window.displayList())
    }

    /// The places of what is filled with a colour.
    func places(of color: CGColor) -> [CGRect] {
        let drawn = self.drawn
        return zip(drawn.items, drawn.places).compactMap { item, place in
            if case .fill(_, .color(let paint), _) = item, paint == color.value { place } else { nil }
        }
    }

    /// The names of the colours of what is filled, in painting order.
    var fills: [String] {
        let names = [(CGColor.red, "red"), (.green, "green"), (.blue, "blue"), (.black, "black")]
        return drawn.items.compactMap { item in
            guard case .fill(_, .color(let paint), _) = item else { return nil }
            return names.first { $0.0.value == paint }?.1 ?? "other"
        }
    }

    var svg: String { window.snapshot(background: nil).svg() }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// The shares of a way at five times.
let fifths = [0.0, 0.25, 0.5, 0.75, 1]

func areNear(_ values: [Double], _ others: [Double], within distance: Double = 0.0001) -> Bool {
    values.count == others.count && zip(values, others).allSatisfy { abs($0 - $1) <= distance }
}

/// A layer that draws, and notes what happens to it.
final class NotingLayer: CALayer {
    var notes: [String] = []
    override func draw(in ctx: CGContext) {
        notes.append("draw")
        ctx.setFillColor(.green)
        ctx.fill(bounds)
    }
    override func layoutSublayers() {
        super.layoutSublayers()
        notes.append("layout")
        for layer in sublayers ?? [] { layer.frame = bounds }
    }
}

/// An object that notes what animations and layers tell it.
final class NotingDelegate: NSObject, CAAnimationDelegate, CALayerDelegate {
    var notes: [String] = []
    var action: (any CAAction)?
    func animationDidStart(_ anim: CAAnimation) { notes.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { notes.append("stop \(flag)") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        notes.append(event)
        return action
    }
    func draw(_ layer: CALayer, in ctx: CGContext) {
        notes.append("draw")
        ctx.setFillColor(.blue)
        ctx.fill(layer.bounds)
    }
    func layoutSublayers(of layer: CALayer) { notes.append("layout") }
}
