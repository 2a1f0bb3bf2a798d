import Drawing
import Foundation
import LayoutEngine

/// A behaviour that makes scroll views rest at the start of a view and at the ends of their content.
///
/// The views are those in a layout with `scrollTargetLayout(isEnabled:)` and those with `scrollTarget(isEnabled:)`.
/// The wheel, keys and quick drags move at least to the next view. Without any such view, scrolling rests anywhere.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// A limit to the number of views that one drag or step can pass.
    public struct LimitBehavior: Equatable, Sendable {
        fileprivate enum Kind: Sendable {
            case automatic, always, never, few, one
        }

        fileprivate let kind: Kind

        /// Equivalent to `always` if the horizontal size class is compact, otherwise to `never`.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// Limits scrolling to the length of the scroll view, but allows at least the next view.
        public static let always = LimitBehavior(kind: .always)
        /// Does not limit scrolling.
        public static let never = LimitBehavior(kind: .never)
        /// Limits scrolling to three views.
        public static let alwaysByFew = LimitBehavior(kind: .few)
        /// Limits scrolling to one view.
        public static let alwaysByOne = LimitBehavior(kind: .one)
    }

    private let limitBehavior: LimitBehavior

    /// Creates a view-aligned behaviour.
    ///
    /// - Parameter limitBehavior: The limit to the number of views that one drag or step can pass. It does not apply
    ///   to a key that scrolls further than the length of the scroll view.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    /// Moves the target to the start of a view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in [Axis.horizontal, .vertical] where context.axes.includes(axis) {
            let stops = context.stops[axis].map(\.offset)
            let (start, wanted) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
            let isStill = wanted == start && context.velocity[axis] == 0 && !context.isResized
            if stops.isEmpty || isStill { continue }
            let way = abs(wanted - context.reach[axis] - start)
            let isLimited = !context.isResized && way <= context.containerSize[axis]
            target.rect.origin[axis] = ScrollRest.stop(
                from: start, to: wanted, velocity: context.velocity[axis], stops: stops,
                limit: isLimited ? limit(axis, context) : ScrollRest.Limit())
        }
    }

    private func limit(_ axis: Axis, _ context: TargetContext) -> ScrollRest.Limit {
        switch limitBehavior.kind {
        case .automatic where context.environment.horizontalSizeClass == .compact, .always:
            ScrollRest.Limit(distance: context.containerSize[axis])
        case .automatic, .never: ScrollRest.Limit()
        case .few: ScrollRest.Limit(count: 3)
        case .one: ScrollRest.Limit(count: 1)
        }
    }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A behaviour that rests at the start of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// A behaviour that rests at the start of a view.
    ///
    /// - Parameter limitBehavior: The limit to the number of views that one drag or step can pass.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
