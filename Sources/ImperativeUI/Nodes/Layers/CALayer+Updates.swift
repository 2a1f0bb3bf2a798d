import Drawing
import Foundation
import BridgedEnvironment

/// The drawing and the layout of layers. Those of views take part in the updates of the views.
extension CALayer {
    final func markNeedsDisplay() {
        if isOfView {
            view?.setNeedsDisplay()
            return
        }
        marks.insert(.needsDisplay)
        LayerUpdates.shared.wait(self, in: .display)
    }

    final func displayNow() {
        if isOfView {
            view?.displayLayerIfNeeded()
        } else if marks.contains(.needsDisplay) {
            marks.remove(.needsDisplay)
            display()
        }
    }

    /// Draws the layer by ``draw(in:)``.
    final func displayByDrawing() {
        if isOfView {
            view?.setNeedsDisplay()
            return
        }
        delegate?.layerWillDraw(self)
        let context = CGContext()
        UIGraphicsPushContext(context)
        draw(in: context)
        UIGraphicsPopContext()
        keepDrawing(context.finish())
    }

    /// Keeps what was drawn, as far as it lies within the bounds.
    final func keepDrawing(_ list: DisplayList) {
        let bounds = bounds
        drawn = list.isEmpty ? nil : DisplayGroup(list)
        if let group = drawn, !bounds.contains(group.bounds) {
            drawn = DisplayGroup(list, effects: DisplayGroup.Effects(clip: DisplayGroup.Effects.Clip(.rect(bounds))))
        }
        pictureDidChange()
    }

    final func markNeedsLayout() {
        if isOfView {
            view?.setNeedsLayout()
            return
        }
        if !layOutSomething { return }
        marks.insert(.needsLayout)
        LayerUpdates.shared.wait(self, in: .layout)
    }

    /// Whether a layout of the layer has anything to do.
    private final var layOutSomething: Bool {
        delegate != nil || LayerOverrides.layout.contain(type(of: self))
    }

    final func layOutNow() {
        if isOfView {
            view?.layoutIfNeeded()
            return
        }
        // Outer layers give those inside of them their places.
        var chain: [CALayer] = []
        var layer: CALayer? = self
        while let here = layer, !here.isOfView {
            chain.append(here)
            layer = here.superlayerStorage
        }
        for layer in chain.reversed() { layer.layOutIfMarked() }
        forEachInLayers { $0.layOutIfMarked() }
    }

    final func layOutIfMarked() {
        guard marks.contains(.needsLayout) else { return }
        marks.remove(.needsLayout)
        layoutSublayers()
    }

    /// Does what the layer and those inside of it have been waiting for, now that they are in a window.
    final func arriveInWindow() {
        forEachInLayers { layer in
            if layer.marks.contains(.needsDisplay) { LayerUpdates.shared.wait(layer, in: .display) }
            if layer.layOutSomething {
                layer.marks.insert(.needsLayout)
                LayerUpdates.shared.wait(layer, in: .layout)
            }
            layer.motion?.begin()
            layer.action(forKey: "onOrderIn")?.run(forKey: "onOrderIn", object: layer, arguments: nil)
        }
    }

    /// The view of the layer has come into a window, or has left one.
    final func windowDidChange() {
        if motion == nil, sublayerStorage.isEmpty, maskStorage == nil { return }
        if view?.windowStorage == nil { leaveWindow() } else { arriveInWindow() }
    }

    /// Ends what is only there in a window.
    final func leaveWindow() {
        forEachInLayers { layer in
            layer.marks.remove(.wasShown)
            layer.motion?.leave()
        }
    }
}

/// The layers without a view that are to be laid out or drawn in the next update.
@MainActor final class LayerUpdates: UpdateParticipant {
    static let shared = LayerUpdates()

    package var queuedPhases = UpdateQueue.PhaseSet()
    private var waiting: [UpdateQueue.Phase: [CALayer]] = [:]

    /// Adds a layer, if a window shows it.
    func wait(_ layer: CALayer, in phase: UpdateQueue.Phase) {
        guard layer.hostWindow != nil else { return }
        waiting[phase, default: []].append(layer)
        UpdateQueue.shared.enqueue(self, in: phase)
    }

    package func performUpdate(in phase: UpdateQueue.Phase) {
        let layers = waiting.removeValue(forKey: phase) ?? []
        for layer in layers where layer.hostWindow != nil {
            if phase == .layout { layer.layOutIfMarked() } else { layer.displayIfNeeded() }
        }
    }

    package func abandonUpdate(in phase: UpdateQueue.Phase) { waiting.removeValue(forKey: phase) }

    package var updateLabel: String { "layers" }
}

/// The methods that layer classes override.
@MainActor enum LayerOverrides {
    static let layout = KnownOverrides(
        base: CALayer.self, plain: PlainLayer.self, overriding: LayoutLayer.self)
    static let draw = KnownOverrides(base: CALayer.self, plain: PlainLayer.self, overriding: DrawLayer.self)
}

@MainActor private var probeRuns = 0
private class PlainLayer: CALayer {}
private class LayoutLayer: CALayer { override func layoutSublayers() { probeRuns += 1 } }
private class DrawLayer: CALayer { override func draw(in ctx: CGContext) { probeRuns += 2 } }
