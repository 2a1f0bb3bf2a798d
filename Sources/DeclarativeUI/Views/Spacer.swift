import Foundation

/// A flexible space that takes what remains along the enclosing stack.
@frozen public struct Spacer: Sendable {
    /// The minimum length in points; 8 if `nil`.
    public var minLength: CGFloat?

    /// Makes a spacer of at least `minLength` points.
    @inlinable nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ViewNode {
        SpacerNode(view, in: context)
    }

    /// Not for clients to call.
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
