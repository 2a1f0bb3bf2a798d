enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

private struct ScrollTargetBehaviorWriter<Behavior: ScrollTargetBehavior>: EnvironmentWriter {
    let behavior: Behavior

    var name: String { "scrollTargetBehavior" }
    func apply(to values: inout EnvironmentValues) { values[ScrollTargetBehaviorKey.self] = behavior }
}

extension View {
    /// Sets where scroll views in this view rest: at pages with `.paging`, at the start of a view with
    /// `.viewAligned`, or as determined by a custom behaviour. Without a behaviour, they rest anywhere.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     LazyHStack { ForEach(items) { ItemView(item: $0) } }.scrollTargetLayout()
    /// }
    /// .scrollTargetBehavior(.viewAligned)
    /// ```
    ///
    /// On screen, the content moves to the resting position with an animation; elsewhere it is there at once. Each
    /// call of a behaviour costs a step for each existing view in the scroll view.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EnvironmentModifier(ScrollTargetBehaviorWriter(behavior: behavior)))
    }

    /// Makes the views in this layout, such as a stack, targets of `.viewAligned` scrolling. In a lazy layout, its
    /// lines are the targets.
    ///
    /// - Parameter isEnabled: Whether the views are targets. If `false`, the modifier has no effect.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }

    /// Makes this view a target of `.viewAligned` scrolling.
    ///
    /// In lazy containers, the view is a target only while it exists, so apply `scrollTargetLayout(isEnabled:)` to
    /// the container instead.
    ///
    /// - Parameter isEnabled: Whether the view is a target. If `false`, the modifier has no effect.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
    }
}

/// Marks views that scrolling ends at.
struct ScrollTargetModifier {
    /// Whether the views are those in a layout.
    let isLayout: Bool
    let isEnabled: Bool
}

extension ScrollTargetModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ScrollTargetNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ScrollTargetNode.self).update(view)
    }
}

/// The node of views that scrolling ends at.
final class ScrollTargetNode: PrimitiveModifierNode<ScrollTargetModifier> {}
