import Drawing
import Foundation

extension UIImage {
    /// Draws the image resized to a rectangle, in points of the current context.
    ///
    /// Where there is no context, or the rectangle has no extent or is not finite, nothing is drawn. An image is
    /// drawn in its colours, or in its tint colour under `UITraitCollection.current` if it has one; a symbol without
    /// one in the colour of labels.
    public final func draw(in rect: CGRect) {
        var tint = parts.tint
        if isSymbolImage { tint = tint ?? .label }
        guard let shown = shown(tint: tint?.cgColor.value, isRightToLeft: false) else { return }
        UIGraphicsGetCurrentContext()?.draw(shown, in: rect)
    }

    /// Draws the image at its own size with its upper left corner at a point of the current context.
    public final func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// The colour of its own in which the image is drawn in place of its colours, if it has one and may use it.
    package final var ownTint: UIColor? { parts.renderingMode == .alwaysTemplate ? nil : parts.tint }

    /// Whether only the shape is drawn, in a colour of the place.
    package final var isTemplate: Bool {
        switch parts.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: parts.tint == nil && parts.isTemplateByDefault == true
        }
    }

    /// The picture and how it is drawn; `nil` for an empty image.
    ///
    /// - Parameters:
    ///   - tint: The colour in place of the image's own ones.
    ///   - isRightToLeft: The reading direction of the place.
    package final func shown(tint: ColorComponents?, isRightToLeft: Bool) -> ShownPicture? {
        parts.picture.map {
            let isMirrored = parts.isMirrored != (parts.flipsInRightToLeft && isRightToLeft)
            return ShownPicture($0, style: Picture.Style(tint: tint, isMirrored: isMirrored), caps: parts.caps)
        }
    }
}
