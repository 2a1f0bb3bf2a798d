import LayoutEngine

extension View {
    /// Layers views in front of this one, in its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: content(), isInFront: true))
    }

    /// Layers a view in front of this one, in its size.
    ///
    /// A colour, or another style that is also a view, is used as a style here, and extends beyond the safe area.
    @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: overlay, isInFront: true))
    }
}
