import LayoutEngine

extension View {
    /// Masks this view with the opacity of another view.
    ///
    /// Layout does not change, and taps land where they did; use `contentShape(_:)` to change that. The mask itself
    /// takes no part in hit testing or accessibility.
    ///
    /// In text output, the mask has a resolution of a quarter of a cell, and its characters appear in the colours of
    /// this view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the mask in this view.
    ///   - mask: The views whose opacity masks this view. Without any, nothing is shown.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(
            BackgroundModifier(
                alignment: alignment, content: mask().allowsHitTesting(false).accessibilityHidden(true), use: .mask))
    }

    /// Masks this view with the opacity of another view, centred in this one.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a view builder.")
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

extension View {
    /// Clips the drawing of this view to the shape of its container, inset as ``ContainerRelativeShape`` is.
    nonisolated public func clipShape(
        _ shape: ContainerRelativeShape, style: FillStyle = FillStyle()
    ) -> some View {
        mask { _ShapeFigure(shape: shape, style: Color.black, ink: .fill(style)) }
    }
}
