import Drawing
import Foundation
import LayoutEngine

/// A behaviour that makes scroll views rest at multiples of their size and at the ends of their content.
///
/// A drag moves to another page if it is long or fast enough; otherwise it moves back. The wheel and keys move to the
/// nearest page, and by at least one page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates a paging behaviour.
    public init() {}

    /// Moves the target to a page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.includes(axis) {
            let (length, range) = (context.containerSize[axis], context.range(axis))
            let original = context.originalTarget.rect
            let start = original.origin[axis]
            if context.isResized {
                let page = original.size[axis] > 0 ? (start / original.size[axis]).rounded() : 0
                target.rect.origin[axis] = ScrollRest.nearestPage(to: page * length, length: length, in: range)
                continue
            }
            // How far the speed would lead says nothing of pages.
            let end = target.rect.origin[axis] - context.reach[axis]
            target.rect.origin[axis] = ScrollRest.page(
                afterDragFrom: start, to: end, velocity: context.velocity[axis], length: length, in: range)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A behaviour that rests at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
