enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

private struct ScrollTargetBehaviorWriter<Behavior: ScrollTargetBehavior>: EnvironmentWriter {
    let behavior: Behavior

    var name: String { "scrollTargetBehavior" }
    func apply(to values: inout EnvironmentValues) { values[ScrollTargetBehaviorKey.self] = behavior }
}

extension View {
    /// Says where scroll views in this view come to rest: at pages, with `.paging`, where a view begins, with
    /// `.viewAligned`, or as a behaviour of your own says. Without one they stay where they are let go.
    ///
    ///     ScrollView(.horizontal) {
    ///         LazyHStack { ForEach(items) { ItemView(item: $0) } }.scrollTargetLayout()
    ///     }
    ///     .scrollTargetBehavior(.viewAligned)
    ///
    /// On screen the contents move there; elsewhere they are there at once. Asking a behaviour costs a step for each
    /// view in the scroll view that is there.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EnvironmentModifier(ScrollTargetBehaviorWriter(behavior: behavior)))
    }

    /// Makes the views in this layout, such as a stack, those that `.viewAligned` scrolling ends at, the lines in a
    /// lazy one.
    ///
    /// - Parameter isEnabled: Whether they are; otherwise this does nothing.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }

    /// Makes this view one that `.viewAligned` scrolling ends at.
    ///
    /// In lazy containers it counts while it is there, so mark the container with `scrollTargetLayout(isEnabled:)`
    /// instead.
    ///
    /// - Parameter isEnabled: Whether it is; otherwise this does nothing.
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
