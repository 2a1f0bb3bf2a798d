import Drawing
import Foundation
import BridgedEnvironment

extension UIView {
    /// Draws the view and its descendants into the current graphics context, scaled to a rectangle in points.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to draw into.
    ///   - afterUpdates: Whether to perform pending updates and layout before drawing.
    /// - Returns: `true` if the view was drawn; `false` without a graphics context, or if the view is in no window.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let window, let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return false }
        if afterUpdates {
            window.layoutIfNeeded()
            UpdateQueue.shared.flush(through: .display)
        }
        context.draw(visiblePart, of: bounds.size, in: rect)
        return true
    }

    /// What is shown in the bounds, from their upper left corner on.
    final var visiblePart: DisplayList {
        var drawing = DrawingContext()
        drawing.translate(x: -bounds.minX, y: -bounds.minY)
        for item in displayList().items { drawing.append(item) }
        return drawing.finish()
    }
}
