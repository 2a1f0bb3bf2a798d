import Foundation
import LayoutEngine

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Equatable, Sendable {
    /// The part of the contents to show, in points. Its x counts from their leading edge.
    public var rect: CGRect
    /// The point of `rect` that comes to the same point of the scroll view; `nil` for the start.
    public var anchor: UnitPoint?

    /// A part of the contents to show.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    /// Where the visible part begins in a container of some size.
    func offset(in container: CGSize) -> CGPoint {
        let anchor = anchor ?? .topLeading
        return CGPoint(
            x: rect.minX + anchor.x * (rect.width - container.width),
            y: rect.minY + anchor.y * (rect.height - container.height))
    }
}

/// Says where scroll views come to rest.
///
/// It is asked when a drag ends, for each step of the wheel and of keys, and when the scroll view has another size.
///
///     struct ThirdsBehavior: ScrollTargetBehavior {
///         func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///             let third = context.containerSize.height / 3
///             target.rect.origin.y = (target.rect.minY / third).rounded() * third
///         }
///     }
public protocol ScrollTargetBehavior {
    /// Changes where scrolling ends.
    ///
    /// - Parameters:
    ///   - target: Where it would end. What is beyond the contents is brought back into them; numbers that are not
    ///     finite are reported, and the contents stay where they are.
    ///   - context: What scrolls, and how fast.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What a behaviour is told of the scrolling.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// What a behaviour is told of the scrolling. It has the values of the scroll view's environment as its own.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// What was visible before scrolling began, or before the scroll view had another size.
    public let originalTarget: ScrollTarget
    /// How fast the contents were let go, in points per second, positive towards their end. Steps of the wheel and of
    /// keys count as quick; it is zero when the scroll view has another size.
    public let velocity: CGVector
    /// The size of the contents, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes along which the contents scroll.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// How much of the proposed target comes from the speed.
    let reach: CGVector
    /// Where views that are targets begin, in order, and where the contents end.
    let stops: ScrollStops

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

    /// Whether the scroll view has had another size.
    var isResized: Bool { originalTarget.rect.size != containerSize }

    /// The offsets along an axis at which there are only contents.
    func range(_ axis: Axis) -> ClosedRange<CGFloat> { 0...max(0, contentSize[axis] - containerSize[axis]) }
}

/// Where scrolling can come to rest, along both axes.
struct ScrollStops {
    /// The offsets in order, each with the item that begins there where it is a view.
    struct Stop {
        let offset: CGFloat
        weak var item: LayoutNode?
    }

    var x: [Stop] = []
    var y: [Stop] = []

    subscript(axis: Axis) -> [Stop] {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGVector {
    /// The length along an axis.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? dx : dy }
        set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
    }
}
