import Drawing
import Foundation
import LayoutEngine

/// Has scroll views come to rest at multiples of their size, and at the ends of their contents.
///
/// A drag leads to another page if it went far or fast enough, and back otherwise. The wheel and keys lead to the
/// nearest page, but to the next one at least.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behaviour.
    public init() {}

    /// Has scrolling end at a page.
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
    /// Comes to rest at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
