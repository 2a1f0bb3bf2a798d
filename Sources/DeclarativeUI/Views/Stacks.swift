import Foundation
import LayoutEngine

/// A view that arranges views in a row.
public struct HStack<Content: View> {
    let layout: HStackLayout
    let content: Content

    /// Makes a row with an alignment and a gap in points; with `nil`, neighbours keep their preferred distances.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A view that arranges views in a column.
public struct VStack<Content: View> {
    let layout: VStackLayout
    let content: Content

    /// Makes a column with an alignment and a gap in points; with `nil`, neighbours keep their preferred distances.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// A view that stacks views on top of one another, the first at the back.
public struct ZStack<Content: View> {
    let layout: ZStackLayout
    let content: Content

    /// Makes a stack with an alignment.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
}

extension HStack: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: Self.self, collapses: true, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<HStackLayout, Content>.self).update(view.layout, view.content)
    }
}

extension VStack: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: Self.self, collapses: true, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<VStackLayout, Content>.self).update(view.layout, view.content)
    }
}

extension ZStack: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: Self.self, collapses: true, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<ZStackLayout, Content>.self).update(view.layout, view.content)
    }
}
