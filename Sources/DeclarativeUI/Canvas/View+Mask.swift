import LayoutEngine

extension View {
    /// Shows of this view only what lies where another is opaque. Layout does not change, and taps land where they did;
    /// `contentShape(_:)` changes that. Nobody taps or hears of the mask itself.
    ///
    /// In text output a mask is cut out by quarters of cells, and its characters are seen in the colours of this view.
    ///
    /// - Parameters:
    ///   - alignment: Where in this view the mask is.
    ///   - mask: Views, of which only the opacity counts. Without any, nothing is shown.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(
            BackgroundModifier(
                alignment: alignment, content: mask().allowsHitTesting(false).accessibilityHidden(true), use: .mask))
    }

    /// Shows of this view only what lies where another is opaque, in the middle of this one.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a view builder.")
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
