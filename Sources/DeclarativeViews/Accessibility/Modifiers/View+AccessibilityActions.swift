import Foundation

extension View {
    /// Adds an accessibility action of the given kind to the view, by default the one that activates it.
    @preconcurrency nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibility(.action(actionKind, handler))
    }

    /// Adds an accessibility action with a name.
    @preconcurrency nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibility(.action(AccessibilityActionKind(named: name), handler))
    }

    /// Adds an accessibility action with a name from a localised string key.
    @preconcurrency nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an accessibility action with a name.
    @preconcurrency @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds the actions of the controls in the given views as accessibility actions. The views are not shown.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(AttachedViews(.actions, content()))
    }

    /// Adds an action that adjusts the view's value in either direction, which makes the view adjustable.
    @preconcurrency nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility(.adjustment(handler))
    }

    /// Adds an action that scrolls the view towards an edge.
    @preconcurrency nonisolated public func accessibilityScrollAction(
        _ handler: @escaping @MainActor (Edge) -> Void
    ) -> some View {
        accessibility(.scroll(handler))
    }
}
