import Foundation
import LayoutEngine

/// Gestures, taps and hovering at a point.
extension GraphInteraction {
    /// Closes the view that a touch beside it closes. Returns whether a touch is beside it, and so does nothing else.
    ///
    /// - Parameters:
    ///   - point: A point of the area of the last layout.
    ///   - represented: The item of the represented view that was touched; `nil` if none was.
    package func closeByTouch(at point: CGPoint, in represented: LayoutNode? = nil) -> Bool {
        guard let open = graph?.closedByTouch, !open.isTornDown else { return false }
        if let touched = represented ?? item(at: point),
            LayoutItemCollector.items(at: open).contains(where: { touched.isAtOrBelow($0) })
        {
            return false
        }
        open.closeByTouch()
        return true
    }

    /// A participant in a touch, on the way from the touched view to the root.
    package enum TouchPart {
        /// A view that is tapped.
        case tap(TapTarget)
        /// The gesture of a view, and where the view is.
        case gesture(GestureTarget, any GestureSpace)
        /// A view that scrolls.
        case scroller
    }

    /// Returns the participants in a touch, the innermost first.
    ///
    /// - Parameters:
    ///   - point: A point of the area of the last layout.
    ///   - represented: The item of the represented view that was touched; `nil` if none was.
    package func touchParts(at point: CGPoint, in represented: LayoutNode? = nil) -> [TouchPart] {
        guard let item = represented ?? item(at: point) else { return [] }
        var parts: [TouchPart] = []
        var isForeign = represented != nil
        if case .foreign = item.hitRole { isForeign = true }
        var node: LayoutNode? = item
        while let here = node {
            // Taps on a represented view are not for the views around it.
            if !isForeign, let target = here.tapTarget(at: point) { parts.append(.tap(target)) }
            if let target = here.gestureTarget { parts.append(.gesture(target, ItemGestureSpace(here, target))) }
            if case .scrolls = here.hitRole { parts.append(.scroller) }
            node = here.parent
        }
        return parts
    }

    /// Moves a pointer that is not down to a point, or notes that it has left. Notifies the views it left, and those
    /// it came over.
    ///
    /// - Parameters:
    ///   - point: A point of the area of the last layout; `nil` for a pointer that has left.
    ///   - represented: The item of the represented view that the pointer is over; `nil` if it is over none.
    package func hover(at point: CGPoint?, in represented: LayoutNode? = nil) {
        var now: [HoverTarget] = []
        var node = point.flatMap { represented ?? item(at: $0) }
        while let here = node {
            if let target = here.hoverTarget { now.append(target) }
            node = here.parent
        }
        let before = hovered
        hovered = now
        for target in before where !now.contains(where: { $0 === target }) { target.action?(false) }
        for target in now.reversed() where !before.contains(where: { $0 === target }) { target.action?(true) }
    }

    /// Whether a point of the area is on a view, even if other views cover it.
    package func isOver(_ target: TapTarget, at point: CGPoint) -> Bool {
        target.items.contains { item in
            HitTest.point(point, in: item).map { CGRect(origin: .zero, size: item.placedSize).contains($0) } ?? false
        }
    }

    /// Shows a view as held down.
    package func press(_ target: TapTarget, at point: CGPoint) {
        cancelPress()
        (pressed, pressPoint) = (target, point)
        target.setPressed(true)
    }
}
