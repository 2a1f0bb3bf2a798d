import Foundation
import LayoutEngine

/// A coordinate space in which the positions of views are expressed.
public enum CoordinateSpace {
    /// The space of the window, however deeply the hosting view is nested in it. Outside windows, the space of the
    /// topmost view.
    case global
    /// The view's own space.
    case local
    /// The space of the nearest enclosing view with a name. Views of other hosting views are not considered.
    case named(AnyHashable)

    /// A Boolean value that indicates whether this is the global space.
    public var isGlobal: Bool { self == .global }
    /// A Boolean value that indicates whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space that the value represents.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The coordinate space that the value represents.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the local coordinate space.
    public init() {}

    /// The coordinate space that the value represents.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the global coordinate space.
    public init() {}

    /// The coordinate space that the value represents.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the space of the nearest enclosing view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
    /// Assigns a name to this view's coordinate space, for use by views inside it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(NamedSpaceModifier(name: name.name))
    }

    /// Assigns a name to this view's coordinate space, for use by views inside it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(NamedSpaceModifier(name: AnyHashable(name)))
    }
}

private struct NamedSpaceModifier {
    let name: AnyHashable
}

extension NamedSpaceModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        NamedSpaceContentNode<V>(view.modifier.name, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: NamedSpaceContentNode<V>.self).update(view.modifier.name, view.content)
    }
}

/// The node of a view whose coordinate space has a name.
class NamedSpaceNode: LayoutItemCollector {
    fileprivate(set) final var name: AnyHashable
    private final var items: [LayoutNode] = []

    fileprivate init(_ name: AnyHashable, in context: _NodeContext) {
        self.name = name
        super.init(in: context)
    }

    override func collect() {
        let new = items(of: children.first)
        if areSameItems(new, items) { return }
        items = new
        structureDidChange()
    }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items += self.items
        return true
    }

    override final func items(ofSpace name: AnyHashable) -> [LayoutNode]? { name == self.name ? items : nil }
}

extension _ViewNode {
    /// Returns the frame, in the graph's area, of the nearest space with a name above this node; `nil` if there is
    /// none.
    final func frame(ofSpace name: AnyHashable) -> CGRect? {
        var next = parent
        while let here = next {
            if let items = here.items(ofSpace: name) { return LayoutNode.absoluteFrame(around: items) ?? .zero }
            next = here.parent
        }
        return nil
    }
}

private final class NamedSpaceContentNode<Content: View>: NamedSpaceNode {
    init(_ name: AnyHashable, _ content: Content, in context: _NodeContext) {
        super.init(name, in: context)
        makeChild(content)
        needsCollection()
    }

    override var viewType: Any.Type { NamedCoordinateSpace.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ name: AnyHashable, _ content: Content) {
        self.name = name
        updateChild(content)
    }
}
