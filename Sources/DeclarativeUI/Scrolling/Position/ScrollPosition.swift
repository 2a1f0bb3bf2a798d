import Foundation
import LayoutEngine

/// Where the contents of a scroll view are, or where they are to go.
///
///     @State private var position = ScrollPosition(edge: .top)
///
///     ScrollView { … }.scrollPosition($position)
///     Button("Start") { position.scrollTo(edge: .top) }
///
/// Once people have scrolled, ``isPositionedByUser`` is `true`, and only ``viewID`` is known.
public struct ScrollPosition: Equatable, Sendable {
    // Identifiers that are not sendable are only in positions made by `local`, which stay on the main actor.
    enum Place: Equatable, @unchecked Sendable {
        case automatic
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// Points of the contents that come to the start; `nil` for where they are.
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var place: Place
    /// The type of the identifiers of views.
    private let idType: ObjectIdentifier
    private let reader: IDReader

    /// Whether the contents are where people left them.
    public private(set) var isPositionedByUser = false

    private init(_ place: Place, _ reader: IDReader) {
        self.place = place
        self.reader = reader
        idType = ObjectIdentifier(reader.type)
    }

    /// A position at the start of the contents, where views are told apart by identifiers of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.init(.automatic, TypedIDReader<ID>())
    }

    /// A position at a view.
    ///
    /// - Parameters:
    ///   - id: The view's identifier.
    ///   - anchor: The point of the view that comes to the same point of the scroll view; `nil` for the least way.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor), TypedIDReader<ID>())
    }

    /// A position at an edge of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.edge(edge), TypedIDReader<ID>())
    }

    /// A position so many points from the start of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), TypedIDReader<ID>())
    }

    /// A position so many points from the start of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), TypedIDReader<ID>())
    }

    /// A position so many points from the start of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), TypedIDReader<ID>())
    }

    /// A position at a point of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), TypedIDReader<ID>())
    }

    /// Where a view with an identifier is at the anchor, after people have scrolled.
    func byUser(_ id: AnyHashable?) -> ScrollPosition {
        var copy = self
        copy.place = id.map { .view($0, nil) } ?? .automatic
        copy.isPositionedByUser = true
        return copy
    }

    private mutating func go(to place: Place) {
        self.place = place
        isPositionedByUser = false
    }

    /// Has the contents go to a view.
    ///
    /// - Parameters:
    ///   - id: The view's identifier; one that there is not moves nothing.
    ///   - anchor: The point of the view that comes to the same point of the scroll view; `nil` for the least way.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(AnyHashable(id), anchor))
    }

    /// Has the contents go to one of their edges.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Has the contents go to a point of them, as far as they reach. What is not finite moves nothing.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

    /// Has the contents go to so many points from their start, as far as they reach.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

    /// Has the contents go to so many points from their start, as far as they reach.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

    /// Has the contents go to so many points from their start, as far as they reach.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    /// The edge the contents were to go to; `nil` if they were to go elsewhere.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point the contents were to go to; `nil` if they were to go elsewhere.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = place else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// How far to the side the contents were to go; `nil` if they were to go elsewhere.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

    /// How far down the contents were to go; `nil` if they were to go elsewhere.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// The identifier of the view that the contents were to go to, or that is at their start since people have
    /// scrolled; `nil` if there is none.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .view(let id, _) = place else { return nil }
        return id.base as? T
    }

    /// The identifier of a view; see `viewID(type:)`.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let id, _) = place else { return nil }
        return reader.sendable(id)
    }

    /// Reads identifiers of its type.
    var ids: IDReader { reader }

    /// Whether both are the same place, with identifiers of the same type.
    public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
        one.place == other.place && one.idType == other.idType && one.isPositionedByUser == other.isPositionedByUser
    }
}

/// Reads the identifiers of a type from nodes.
// It has no properties.
class IDReader: @unchecked Sendable {
    var type: Any.Type { Never.self }

    /// The identifier of a node, if it has one of the type.
    @MainActor func id(of node: any IdentifiedNode) -> AnyHashable? { nil }

    /// Has the scroll view below a node show the view of an identifier.
    @MainActor func scroll(_ node: _ViewNode, to id: AnyHashable, anchor: UnitPoint?) {
        node.scroll(to: id, anchor: anchor)
    }

    func sendable(_ id: AnyHashable) -> (any Hashable & Sendable)? { nil }
}

/// For identifiers of any type, of which nothing leaves the main actor.
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
    var anyID: AnyHashable? { if case .view(let id, _) = place { id } else { nil } }

    /// The identifier of the view; `nil` if there is none.
    func localID<ID: Hashable>(as type: ID.Type) -> ID? {
        guard case .view(let id, _) = place else { return nil }
        return id.base as? ID
    }
}
