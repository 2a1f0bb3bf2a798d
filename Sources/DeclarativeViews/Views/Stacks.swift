import Foundation
import LayoutEngine

/// A container that arranges its views in a horizontal line.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content

    /// Creates a horizontal stack with the given alignment and spacing in points; `nil` spacing uses the preferred
    /// distances between neighbours.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A container that arranges its views in a vertical line.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content

    /// Creates a vertical stack with the given alignment and spacing in points; `nil` spacing uses the preferred
    /// distances between neighbours.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A container that overlays its views, the first at the back.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content

    /// Creates a stack with the given alignment.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension HStack: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: Self.self, collapses: true, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<HStackLayout, Content>.self).update(view.layout, view.content)
    }
}

extension VStack: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: Self.self, collapses: true, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<VStackLayout, Content>.self).update(view.layout, view.content)
    }
}

extension ZStack: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: Self.self, collapses: true, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<ZStackLayout, Content>.self).update(view.layout, view.content)
    }
}
