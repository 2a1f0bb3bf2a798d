import AccessibilityModel
import Foundation

extension ScrollingNode: SpokenNode {
    package func speak(from mark: Int, in walk: inout SpokenWalk) {
        if state.pull.isRefreshing, var ring = walk.element(.progress, at: self) {
            (ring.label, ring.traits) = ("Refreshing", .updatesFrequently)
            let contents = walk.builder.take(from: mark)
            walk.builder.add(ring)
            walk.builder.append(gathered: contents)
        }
        let indices = Array(mark..<walk.builder.mark)
        walk.builder.change(indices) { element in
            element.handlers.append { [weak self] command in
                guard case .scroll(let direction) = command else { return false }
                return self?.scroll(byPage: direction) ?? false
            }
        }
    }

    /// Scrolls by the visible part. Up from the start refreshes the contents, if they can be refreshed. Returns
    /// whether anything was done.
    final func scroll(byPage direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let (size, isVertical) = (state.viewport, axes.includes(.vertical))
        let isMirrored = layoutDirection == .rightToLeft
        switch direction {
        case .up: return scroll(by: CGVector(dx: 0, dy: -size.height)) || state.isAtStart && refresh()
        case .down: return scroll(by: CGVector(dx: 0, dy: size.height))
        case .left: return scroll(by: CGVector(dx: -size.width, dy: 0))
        case .right: return scroll(by: CGVector(dx: size.width, dy: 0))
        case .next: return scroll(byPage: isVertical ? .down : isMirrored ? .left : .right)
        case .previous: return scroll(byPage: isVertical ? .up : isMirrored ? .right : .left)
        }
    }
}
