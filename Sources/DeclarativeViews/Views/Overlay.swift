import LayoutEngine

extension View {
    /// Adds views in front of this view, laid out in its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: content(), isInFront: true))
    }

    /// Adds a view in front of this view, laid out in its size.
    ///
    /// A colour, or another style that is also a view, is used as a style here and extends beyond the safe area.
    @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: overlay, isInFront: true))
    }
}
