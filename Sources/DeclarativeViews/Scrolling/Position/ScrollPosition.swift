import Foundation
import LayoutEngine

/// The current position of a scroll view's content, or the position to scroll to.
///
/// ```swift
/// struct Conversation: View {
///     @State private var position = ScrollPosition(edge: .top)
///
///     var body: some View {
///         ScrollView { Messages() }.scrollPosition($position)
///         Button("Start") { position.scrollTo(edge: .top) }
///     }
/// }
/// ```
///
/// After the user has scrolled, ``isPositionedByUser`` is `true`, and only ``viewID`` is available.
public struct ScrollPosition: Equatable, Sendable {
    // Identifiers that are not sendable are only in positions made by `local`, which stay on the main actor.
    enum Target: Equatable, @unchecked Sendable {
        case automatic
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// Points of the contents that come to the start; `nil` for where they are.
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var target: Target
    /// The type of the identifiers of views.
    private let idType: ObjectIdentifier
    private let reader: IDReader

    /// A Boolean value that indicates whether the user has scrolled the content to its current position.
    public private(set) var isPositionedByUser = false

    private init(_ target: Target, _ reader: IDReader) {
        self.target = target
        self.reader = reader
        idType = ObjectIdentifier(reader.type)
    }

    /// Creates a position at the start of the content, with views identified by ids of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.init(.automatic, TypedIDReader<ID>())
    }

    /// Creates a position at a view.
    ///
    /// - Parameters:
    ///   - id: The id of the view.
    ///   - anchor: The point of the view that is placed at the same point of the scroll view, or `nil` to scroll the
    ///     shortest distance.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor), TypedIDReader<ID>())
    }

    /// Creates a position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.edge(edge), TypedIDReader<ID>())
    }

    /// Creates a position at a horizontal and a vertical distance from the start of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), TypedIDReader<ID>())
    }

    /// Creates a position at a horizontal distance from the start of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), TypedIDReader<ID>())
    }

    /// Creates a position at a vertical distance from the start of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), TypedIDReader<ID>())
    }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), TypedIDReader<ID>())
    }

    /// Where a view with an identifier is at the anchor, after people have scrolled.
    func byUser(_ id: AnyHashable?) -> ScrollPosition {
        var copy = self
        copy.target = id.map { .view($0, nil) } ?? .automatic
        copy.isPositionedByUser = true
        return copy
    }

    private mutating func go(to target: Target) {
        self.target = target
        isPositionedByUser = false
    }

    /// Scrolls to a view.
    ///
    /// - Parameters:
    ///   - id: The id of the view. An unknown id has no effect.
    ///   - anchor: The point of the view that is placed at the same point of the scroll view, or `nil` to scroll the
    ///     shortest distance.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(AnyHashable(id), anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Scrolls to a point of the content, as far as the content reaches. A point that is not finite has no effect.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to a horizontal and a vertical distance from the start of the content, in points, as far as the
    /// content reaches.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

    /// Scrolls to a horizontal distance from the start of the content, in points, as far as the content reaches.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

    /// Scrolls to a vertical distance from the start of the content, in points, as far as the content reaches.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    /// The edge of the content to scroll to, or `nil` if the position is not an edge.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

    /// The point of the content to scroll to, or `nil` if the position is not a point.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = target else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The horizontal offset to scroll to, or `nil` if the position has none.
    public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

    /// The vertical offset to scroll to, or `nil` if the position has none.
    public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

    /// Returns the id of the view to scroll to or, after the user has scrolled, of the view at the start of the
    /// content. Returns `nil` if there is none.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .view(let id, _) = target else { return nil }
        return id.base as? T
    }

    /// The id of the view; see `viewID(type:)`.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let id, _) = target else { return nil }
        return reader.sendable(id)
    }

    /// Reads identifiers of its type.
    var ids: IDReader { reader }

    /// Returns whether two positions have the same target, with ids of the same type.
    public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
        one.target == other.target && one.idType == other.idType && one.isPositionedByUser == other.isPositionedByUser
    }
}

/// Reads the identifiers of a type from nodes.
// It has no properties.
class IDReader: @unchecked Sendable {
    var type: Any.Type { Never.self }

    /// The identifier of a node, if it has one of the type.
    @MainActor func id(of node: any IdentifiedNode) -> AnyHashable? { nil }

    /// Scrolls the scroll view below a node to the view of an identifier.
    @MainActor func scroll(_ node: _ViewNode, to id: AnyHashable, anchor: UnitPoint?) {
        node.scroll(to: id, anchor: anchor)
    }

    func sendable(_ id: AnyHashable) -> (any Hashable & Sendable)? { nil }
}

/// A reader of identifiers of any type, which never leave the main actor.
// It has no properties.
class LocalIDReader<ID: Hashable>: IDReader, @unchecked Sendable {
    override final var type: Any.Type { ID.self }
    override final func id(of node: any IdentifiedNode) -> AnyHashable? {
        node.id(as: ID.self).map { AnyHashable($0) }
    }
}

/// For identifiers that are sendable.
// It has no properties.
final class TypedIDReader<ID: Hashable & Sendable>: LocalIDReader<ID>, @unchecked Sendable {
    override func sendable(_ id: AnyHashable) -> (any Hashable & Sendable)? { id.base as? ID }
}

extension ScrollPosition {
    /// A position at a view whose identifier need not be sendable.
    static func local<ID: Hashable>(_ id: ID?, anchor: UnitPoint?) -> ScrollPosition {
        ScrollPosition(id.map { .view(AnyHashable($0), anchor) } ?? .automatic, LocalIDReader<ID>())
    }

    /// The identifier of the view, of any type.
    var anyID: AnyHashable? { if case .view(let id, _) = target { id } else { nil } }

    /// The identifier of the view; `nil` if there is none.
    func localID<ID: Hashable>(as type: ID.Type) -> ID? {
        guard case .view(let id, _) = target else { return nil }
        return id.base as? ID
    }
}
