import Drawing
import Foundation

/// The contexts of one thread, the current one last.
private final class ContextStack {
    var contexts: [CGContext] = []
    static let slot = ThreadSlot<ContextStack>()
}

/// Returns the context that receives drawing on this thread: inside `draw(_:)`, the view's context; `nil` elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.slot.value?.contexts.last }

/// Makes a context current on this thread until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.slot.value(orMake: { ContextStack() }).contexts.append(context)
}

/// Pops the context pushed last on this thread, and makes the previous one current. Has no effect without a context.
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

/// Clips subsequent drawing in the current context to the intersection of a rectangle and the previous clips.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the fill and stroke colour of the current context, resolved with `UITraitCollection.current`.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current context, resolved with `UITraitCollection.current`.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke colour of the current context, resolved with `UITraitCollection.current`.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
