import Drawing
import Foundation
import LayoutEngine

/// Has scroll views come to rest where a view begins, or at the ends of their contents.
///
/// The views are those in a layout with `scrollTargetLayout(isEnabled:)` and those with `scrollTarget(isEnabled:)`. The
/// wheel, keys and quick drags lead to the next view at least. Without any such view scrolling ends anywhere.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one drag or step may pass.
    public struct LimitBehavior: Equatable, Sendable {
        fileprivate enum Kind: Sendable {
            case automatic, always, never, few, one
        }

        fileprivate let kind: Kind

        /// As `always` where the horizontal size class is compact, and as `never` elsewhere.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// No further than the scroll view is long, but to the next view at least.
        public static let always = LimitBehavior(kind: .always)
        /// As far as it goes.
        public static let never = LimitBehavior(kind: .never)
        /// By three views at most.
        public static let alwaysByFew = LimitBehavior(kind: .few)
        /// By one view at most.
        public static let alwaysByOne = LimitBehavior(kind: .one)
    }

    private let limitBehavior: LimitBehavior

    /// Makes the behaviour.
    ///
    /// - Parameter limitBehavior: How many views one drag or step may pass. A key that leads further than the scroll
    ///   view is long passes as many as it does.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    /// Has scrolling end where a view begins.
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
    /// Comes to rest where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest where a view begins.
    ///
    /// - Parameter limitBehavior: How many views one drag or step may pass.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
