import Foundation
import LayoutEngine

/// A position in a view's geometry that another view resolves in its own coordinates with a `GeometryProxy`.
///
/// Anchors are equal if they have the same position in the same area. Anchors in a page of a navigation stack, a
/// split view or a tab view can also be resolved by views around these containers.
public struct Anchor<Value> {
    /// The position in the coordinates of the graph's area.
    let value: Value
    /// Returns a position in another coordinate space.
    let change: @Sendable (Value, SpaceChange) -> Value
    /// The area of the graph.
    let area: GraphArea
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Returns a Boolean value that indicates whether two anchors have the same position.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value && a.area === b.area }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the position into the given hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor {
    /// The part of a view's geometry from which to create an anchor.
    public struct Source: Sendable {
        /// Returns the position for the view's frame.
        let value: @Sendable (CGRect) -> Value
        /// Returns a position in another coordinate space.
        let change: @Sendable (Value, SpaceChange) -> Value

        func anchor(in frame: CGRect, of area: GraphArea) -> Anchor {
            Anchor(value: value(frame), change: change, area: area)
        }
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates, in points.
    public static func rect(_ r: CGRect) -> Anchor.Source {
        Self(value: { r.offsetBy(dx: $0.minX, dy: $0.minY) }, change: { $1($0) })
    }

    /// The bounds of the view.
    public static var bounds: Anchor.Source {
        Self(value: { $0 }, change: { $1($0) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates, in points.
    public static func point(_ p: CGPoint) -> Anchor.Source {
        Self(value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }, change: { $1($0) })
    }

    /// A point as fractions of the view's width, from the left, and of its height, from the top.
    public static func unitPoint(_ p: UnitPoint) -> Anchor.Source {
        Self(
            value: { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) },
            change: { $1($0) })
    }

    /// The upper left corner of the view.
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    /// The centre of the upper edge.
    public static var top: Anchor.Source { unitPoint(.top) }
    /// The upper right corner of the view.
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    /// The centre of the left edge.
    public static var leading: Anchor.Source { unitPoint(.leading) }
    /// The centre of the view.
    public static var center: Anchor.Source { unitPoint(.center) }
    /// The centre of the right edge.
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    /// The lower left corner of the view.
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    /// The centre of the lower edge.
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    /// The lower right corner of the view.
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Creates a source of an array of positions of one kind.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            value: { frame in array.map { $0.value(frame) } },
            change: { values, change in zip(array, values).map { $0.change($1, change) } })
    }

    /// Creates a source of an optional position.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            value: { frame in anchor?.value(frame) },
            change: { value, change in
                guard let anchor, let value else { return nil }
                return anchor.change(value, change)
            })
    }
}
