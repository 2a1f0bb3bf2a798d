import Drawing
import Foundation
import LayoutEngine

/// A line that separates the views of the enclosing stack, or a horizontal line outside stacks.
///
/// It is one pixel thick, or one point at accessibility text sizes.
public struct Divider: Sendable {
    /// Creates a divider.
    nonisolated public init() {}
}

extension Divider: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ViewNode { DividerNode(in: context) }
    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Divider) {}
}

/// The node of a line.
final class DividerNode: EnvironmentLeafNode {
    override init(in context: _NodeContext) {
        super.init(in: context)
        readSizing()
    }

    override var viewType: Any.Type { Divider.self }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let area = CGRect(origin: .zero, size: size)
        guard let paint = SeparatorShapeStyle().paint(in: environment, bounds: area) else { return }
        context.fill(.rect(area), with: paint)
    }

    override func sizing(in environment: EnvironmentValues) -> LeafSizing {
        let isLarge = environment.dynamicTypeSize >= .accessibility1
        return .divider(thickness: isLarge ? 1 : 1 / max(environment.displayScale, 1))
    }
}
