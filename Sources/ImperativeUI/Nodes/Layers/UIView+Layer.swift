import Foundation
import Foundations
import BridgedEnvironment

extension UIView {
    /// The layer of the view, of the class ``layerClass``. The same object for the lifetime of the view.
    public final var layer: CALayer {
        if let layer = appearance?.layer { return layer }
        let made = makeLayer()
        made.belong(to: self)
        made.delegate = self
        madeAppearance.layer = made
        // What the class of the layer does itself is done whether or not the class of the view does.
        if LayerOverrides.draw.contain(type(of: made)) { flags.insert(.overridesDraw) }
        if LayerOverrides.layout.contain(type(of: made)) { flags.insert(.overridesLayout) }
        return made
    }

    private func makeLayer() -> CALayer {
        let type: AnyClass = Self.layerClass
        if type == CALayer.self { return CALayer() }
        guard let known = type as? CALayer.Type, let made = DelegateClass.make(known) as? CALayer else {
            fatalError(
                "The layer class of a view is a class of layers: that of \(Self.self) is \(type). Return a subclass of "
                    + "CALayer from layerClass.")
        }
        return made
    }

    /// The layer by which the view is drawn, if it or its class has a say in that.
    final var layerThatDraws: CALayer? {
        appearance?.layer ?? (MethodOverrides.of(type(of: self)).contains(.layerDraw) ? layer : nil)
    }

    /// The layer by which the view is laid out, if it or its class has a say in that.
    final var layerThatLaysOut: CALayer? {
        appearance?.layer ?? (MethodOverrides.of(type(of: self)).contains(.layerLayout) ? layer : nil)
    }

    /// Draws the view now if it is to be drawn and in a window.
    final func displayLayerIfNeeded() {
        if flags.contains(.needsDisplay), windowStorage != nil { UpdateQueue.runNow(self, in: .display) }
    }

    /// The layer's look; `nil` if no layer has been asked for.
    final var presentedLook: LayerLook? {
        guard let layer = appearance?.layer else { return nil }
        return layer.shownByMotion?.look ?? movingLook
    }

    /// The look on its way to the one that was set.
    final var movingLook: LayerLook? {
        guard let look = appearance?.layer?.look else { return nil }
        return appearance?.movement?.look.map { look.with($0.presented) } ?? look
    }

    /// The point in fractions of the bounds that lies at the view's centre: that of the layer.
    final var anchor: CGPoint { appearance?.layer?.space.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
}
