import Foundation

/// A flexible space that expands along the axis of the enclosing stack.
@frozen public struct Spacer: Sendable {
    /// The minimum length in points; `nil` uses 8.
    public var minLength: CGFloat?

    /// Creates a spacer with the given minimum length in points.
    @inlinable nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode {
        SpacerNode(view, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Spacer) {
        node.cast(to: SpacerNode.self).update(view)
    }
}

private final class SpacerNode: LeafNode {
    init(_ view: Spacer, in context: _NodeContext) {
        super.init(sizing: .spacer(minLength: view.minLength), in: context)
    }

    override var viewType: Any.Type { Spacer.self }

    func update(_ view: Spacer) {
        if case .spacer(let least) = layoutNode.sizing, least == view.minLength { return }
        layoutNode.sizing = .spacer(minLength: view.minLength)
        graph.layoutDidChange()
    }
}
