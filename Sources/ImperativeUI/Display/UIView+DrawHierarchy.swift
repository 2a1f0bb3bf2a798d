import Drawing
import Foundation
import UnifiedStorage

extension UIView {
    /// Draws what the view and everything in it look like into the current context, scaled to a rectangle in points.
    ///
    /// - Parameters:
    ///   - rect: Where it is drawn.
    ///   - afterUpdates: Whether pending updates and layouts are done first.
    /// - Returns: Whether it was drawn: false without a context, and for a view that is in no window.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let window, let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return false }
        if afterUpdates {
            window.layoutIfNeeded()
            UpdateQueue.shared.flush(through: .display)
        }
        let bounds = bounds
        var drawing = DrawingContext()
        drawing.translate(x: -bounds.minX, y: -bounds.minY)
        for item in displayList().items { drawing.append(item) }
        context.draw(drawing.finish(), of: bounds.size, in: rect)
        return true
    }
}
