import Foundation

extension View {
    /// Adds what is done when somebody uses the view, or asks something else of it.
    @preconcurrency nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibility(.action(actionKind, handler))
    }

    /// Adds an action with a name.
    @preconcurrency nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibility(.action(AccessibilityActionKind(named: name), handler))
    }

    /// Adds an action with a localisable name.
    @preconcurrency nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name.
    @preconcurrency @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds the actions of the controls among some views, which are not shown themselves.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(AttachedViews(.actions, content()))
    }

    /// Makes the view one whose value somebody can adjust, and says how.
    @preconcurrency nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibility(.adjustment(handler))
    }

    /// Says how the view is scrolled to what is beyond an edge.
    @preconcurrency nonisolated public func accessibilityScrollAction(
        _ handler: @escaping @MainActor (Edge) -> Void
    ) -> some View {
        accessibility(.scroll(handler))
    }
}
