import Foundation
import LayoutEngine

/// The position at which a scroll view is to rest.
public struct ScrollTarget: Equatable, Sendable {
    /// The part of the content to show, in points. Its x coordinate is measured from the leading edge.
    public var rect: CGRect
    /// The point of `rect` that is placed at the same point of the scroll view. `nil` means the start.
    public var anchor: UnitPoint?

    /// Creates a target from the part of the content to show.
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

/// A type that determines where scroll views rest.
///
/// The behaviour is called when a drag ends, for each step of the wheel and of keys, and when the size of the scroll
/// view changes.
///
/// ```swift
/// struct ThirdsBehavior: ScrollTargetBehavior {
///     func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         let third = context.containerSize.height / 3
///         target.rect.origin.y = (target.rect.minY / third).rounded() * third
///     }
/// }
/// ```
public protocol ScrollTargetBehavior {
    /// Changes the position at which scrolling ends.
    ///
    /// - Parameters:
    ///   - target: The position at which scrolling would end. A position beyond the content is moved back into it.
    ///     Numbers that are not finite are reported, and the content stays in place.
    ///   - context: The scroll view and the velocity of the scrolling.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// The type of the context in which a target is determined.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The context in which a behaviour determines a target. The values of the scroll view's environment are available as
/// members.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// The part that was visible before scrolling began or before the size of the scroll view changed.
    public let originalTarget: ScrollTarget
    /// The velocity at the end of a drag, in points per second, positive towards the end of the content.
    ///
    /// Steps of the wheel and of keys count as quick. The velocity is zero when the size of the scroll view changes.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes along which the content scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// How much of the proposed target comes from the speed.
    let reach: CGVector
    /// Where views that are targets begin, in order, and where the contents end.
    let stops: ScrollStops

    /// Returns a value of the scroll view's environment.
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
