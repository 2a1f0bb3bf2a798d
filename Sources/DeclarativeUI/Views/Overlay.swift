import LayoutEngine

extension View {
    /// Lays views over this one, in its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: content(), isInFront: true))
    }

    /// Lays a view over this one, in its size. A colour or another style that is a view as well is a style here, and
    /// reaches out of the safe area.
    @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: overlay, isInFront: true))
    }
}
