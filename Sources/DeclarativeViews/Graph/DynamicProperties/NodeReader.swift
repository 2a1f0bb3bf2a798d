import BridgedEnvironment

/// A property that gives a modifier the node in which its body runs.
package struct NodeReader: DynamicProperty {
    /// The node; one object for its life.
    package private(set) var place: NodePlace?

    package nonisolated init() {}
    fileprivate init(place: NodePlace) { self.place = place }

    package static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        NodeReaderSlot(context.buffer.node)
    }
}

/// The place of a node; one object for the life of the node.
package final class NodePlace {
    /// The node; `nil` once it is gone.
    package private(set) weak var node: _ViewNode?

    init(_ node: _ViewNode?) { self.node = node }

    /// The identity of the node.
    var id: ObjectIdentifier { ObjectIdentifier(self) }

    /// Returns the scope whose environment a part of the node inherits elsewhere, and its name there; `nil` once the
    /// node is gone.
    @MainActor func origin(_ name: ScopeName) -> (scope: Scope, node: any ScopeLabel)? {
        node.map { ($0.scope, name) }
    }
}

private final class NodeReaderSlot: _PropertySlot {
    private let place: NodePlace

    init(_ node: _ViewNode?) {
        place = NodePlace(node)
        super.init()
    }

    override func install(at address: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let property = address.assumingMemoryBound(to: NodeReader.self)
        property.pointee = NodeReader(place: place)
    }
}
