import Drawing
import Foundation
import BridgedEnvironment

extension UIView {
    /// Resolves the view's colours and draws it, recording which traits both depend on.
    final func displayIfNeeded() {
        guard flags.contains(.needsDisplay), window != nil else { return }
        flags.remove(.needsDisplay)
        displayBackground()
        displayListDidChange()
        guard flags.contains(.overridesDraw) else { return }
        let bounds = self.bounds
        let context = CGContext()
        TraitTracking.run(.display, of: self, reading: [self]) { [weak self] in
            self?.setNeedsDisplay()
        } _: {
            UIGraphicsPushContext(context)
            ClientLayout.run(in: self) {
                if let layer = layerThatDraws {
                    layer.delegate?.layerWillDraw(layer)
                    layer.draw(in: context)
                } else {
                    draw(bounds)
                }
            }
            UIGraphicsPopContext()
        }
        keep(context.finish(), in: bounds)
    }

    /// Keeps the drawing of `draw(_:)`, as far as it lies within the bounds.
    private func keep(_ list: DisplayList, in bounds: CGRect) {
        if list.isEmpty {
            appearance?.drawn = nil
            return
        }
        var drawn = DisplayGroup(list)
        if !bounds.contains(drawn.bounds) {
            drawn = DisplayGroup(list, effects: DisplayGroup.Effects(clip: DisplayGroup.Effects.Clip(.rect(bounds))))
        }
        madeAppearance.drawn = drawn
    }

    private func displayBackground() {
        let background = backgroundBehindContent
        guard let background, background.isDynamic else {
            appearance?.resolvedBackground = background
            backgroundWasResolved()
            TrackedMethod.update(.color, of: self, keys: []) {}
            return
        }
        TraitTracking.run(.color, of: self, reading: [self]) { [weak self] in
            self?.setNeedsDisplay()
        } _: {
            appearance?.resolvedBackground = background.resolvedColor(with: traitCollection)
            backgroundWasResolved()
        }
    }
}
