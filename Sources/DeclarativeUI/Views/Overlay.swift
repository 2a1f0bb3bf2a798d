extension View {
    /// Lays views over this one, in its size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: content(), isInFront: true))
    }

    /// Lays a view over this one, in its size.
    @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: overlay, isInFront: true))
    }

    /// Fills the area over this view with a style.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S) -> some View {
        overlay { StyleView(style: style) }
    }
}
