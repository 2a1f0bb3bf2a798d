import Drawing
import Foundation

extension UIImage {
    /// Draws the image scaled to a rectangle, in points of the current context.
    ///
    /// Has no effect without a context, or for a rectangle that is empty or not finite. The image is drawn in its own
    /// colours, or in its tint colour if it has one, resolved under `UITraitCollection.current`. A symbol without a
    /// tint colour is drawn in the label colour.
    public final func draw(in rect: CGRect) {
        var tint = parts.tint
        if isSymbolImage { tint = tint ?? .label }
        guard let shown = shown(tint: tint?.cgColor.value, isRightToLeft: false, in: .current) else { return }
        UIGraphicsGetCurrentContext()?.draw(shown, in: rect)
    }

    /// Draws the image in its own size, with the upper-left corner at a point of the current context.
    public final func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// The tint colour in which the image is drawn wherever it is, if it has one and its rendering mode allows it.
    package final var ownTint: UIColor? { parts.renderingMode == .alwaysTemplate ? nil : parts.tint }

    /// Whether only the image's shape is drawn, in a colour that the caller provides.
    package final var isTemplate: Bool {
        switch parts.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: parts.tint == nil && parts.isTemplateByDefault == true
        }
    }

    /// Returns the picture with its drawing settings; `nil` for an empty image.
    ///
    /// - Parameters:
    ///   - tint: The colour that replaces the image's own.
    ///   - isRightToLeft: Whether the image is shown in right-to-left layout.
    ///   - traits: The traits under which the colours of a symbol are resolved.
    package final func shown(
        tint: ColorComponents?, isRightToLeft: Bool, in traits: UITraitCollection
    ) -> StyledImage? {
        parts.picture.map {
            let isMirrored = parts.isMirrored != (flipsForRightToLeftLayoutDirection && isRightToLeft)
            let style = ImageRepresentation.Style(tint: tint, isMirrored: isMirrored, paint: paint(in: traits))
            return StyledImage($0, style: style, caps: parts.caps)
        }
    }
}
