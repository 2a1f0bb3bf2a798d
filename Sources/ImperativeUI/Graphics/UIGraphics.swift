import Drawing
import Foundation

/// The contexts of one thread, the current one last.
private final class ContextStack {
    var contexts: [CGContext] = []
    static let slot = ThreadSlot<ContextStack>()
}

/// The context that drawing goes to now on this thread: inside `draw(_:)` that of the view. `nil` elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.slot.value?.contexts.last }

/// Makes a context the current one of this thread, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.slot.value(orMake: { ContextStack() }).contexts.append(context)
}

/// Makes the context before the last pushed one current again. Without one nothing happens.
public func UIGraphicsPopContext() { _ = ContextStack.slot.value?.contexts.popLast() }

/// Fills a rectangle with the fill colour of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame of 1 point along the inside of a rectangle, in the fill colour of the current context.
public func UIRectFrame(_ rect: CGRect) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let whole = rect.standardized
    let inner = CGRect(
        x: whole.minX + 1, y: whole.minY + 1, width: max(0, whole.width - 2), height: max(0, whole.height - 2))
    var outline = PathData(rect: whole)
    if inner.width > 0, inner.height > 0 { outline.addRect(inner) }
    UIGraphicsGetCurrentContext()?.fill(DrawnShape(of: outline), rule: .evenOdd)
}

/// Limits what follows in the current context to a rectangle and to clips before it.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the colour of fills and strokes in the current context, resolved with `UITraitCollection.current`.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the colour of fills in the current context, resolved with `UITraitCollection.current`.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the colour of strokes in the current context, resolved with `UITraitCollection.current`.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
