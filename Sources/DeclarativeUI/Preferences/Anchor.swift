import Foundation
import LayoutEngine

/// A position in a view's geometry that another view can resolve in its own coordinates, with a `GeometryProxy`.
///
/// Anchors are equal if they have the same position in the area of their graph.
public struct Anchor<Value> {
    /// The position in the coordinates of the graph's area.
    let place: Value
    /// Moves a position by a distance.
    let move: @Sendable (Value, CGSize) -> Value

    /// Returns the position in a coordinate space whose origin is `origin` in the area.
    func value(from origin: CGPoint) -> Value { move(place, CGSize(width: -origin.x, height: -origin.y)) }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether two anchors have the same position.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.place == b.place }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the position.
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Anchor {
    /// The part of a view's geometry from which an anchor is made.
    public struct Source: Sendable {
        /// Returns the position for the view's frame.
        let place: @Sendable (CGRect) -> Value
        /// Moves a position by a distance.
        let move: @Sendable (Value, CGSize) -> Value

        func anchor(in frame: CGRect) -> Anchor { Anchor(place: place(frame), move: move) }
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's coordinates, in points.
    public static func rect(_ r: CGRect) -> Anchor.Source {
        Self(place: { r.offsetBy(dx: $0.minX, dy: $0.minY) }, move: { $0.offsetBy(dx: $1.width, dy: $1.height) })
    }

    /// The view's whole frame.
    public static var bounds: Anchor.Source {
        Self(place: { $0 }, move: { $0.offsetBy(dx: $1.width, dy: $1.height) })
    }
}

extension Anchor.Source where Value == CGPoint {
    private static func moved(_ point: CGPoint, by distance: CGSize) -> CGPoint {
        CGPoint(x: point.x + distance.width, y: point.y + distance.height)
    }

    /// A point in the view's coordinates, in points.
    public static func point(_ p: CGPoint) -> Anchor.Source {
        Self(place: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }, move: { moved($0, by: $1) })
    }

    /// A point by fractions of the view's width, from the left, and height, from the top.
    public static func unitPoint(_ p: UnitPoint) -> Anchor.Source {
        Self(
            place: { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) },
            move: { moved($0, by: $1) })
    }

    /// The upper left corner.
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    /// The middle of the upper side.
    public static var top: Anchor.Source { unitPoint(.top) }
    /// The upper right corner.
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    /// The middle of the left side.
    public static var leading: Anchor.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor.Source { unitPoint(.center) }
    /// The middle of the right side.
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    /// The lower left corner.
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower side.
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    /// The lower right corner.
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Makes a source of several positions of one kind.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            place: { frame in array.map { $0.place(frame) } },
            move: { places, distance in zip(array, places).map { $0.move($1, distance) } })
    }

    /// Makes a source of an optional position.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            place: { frame in anchor?.place(frame) },
            move: { place, distance in
                guard let anchor, let place else { return nil }
                return anchor.move(place, distance)
            })
    }
}
