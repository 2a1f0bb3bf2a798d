import Drawing
import Foundation

extension UIImage {
    /// Draws the image resized to a rectangle, in points of the current context.
    ///
    /// Where there is no context, or the rectangle has no extent or is not finite, nothing is drawn. An image is drawn in its colours,
    /// or in its tint colour under `UITraitCollection.current` if it has one; a symbol without one in the colour of labels.
    public final func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var tint = parts.tint
        if isSymbolImage, tint == nil { tint = .label }
        draw(in: rect, tint: tint?.cgColor.value, isRightToLeft: false, to: context)
    }

    /// Draws the image at its own size with its upper left corner at a point of the current context.
    public final func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// The colour in which the image is drawn in a view, if not in its own ones.
    final func tint(in view: UIColor) -> UIColor? {
        switch parts.renderingMode {
        case .alwaysTemplate: return view
        case .alwaysOriginal: return parts.tint
        case .automatic: return parts.tint ?? (parts.isTemplateByDefault == true ? view : nil)
        }
    }

    /// Draws the image resized to a rectangle.
    package final func draw(
        in rect: CGRect, tint: ColorComponents?, isRightToLeft: Bool, to context: inout DrawingContext
    ) {
        guard let picture = parts.picture else { return }
        let isMirrored = parts.isMirrored != (parts.flipsInRightToLeft && isRightToLeft)
        let style = Picture.Style(tint: tint, isMirrored: isMirrored)
        if let caps = parts.caps {
            picture.draw(in: rect, caps: caps, style: style, to: &context)
        } else {
            picture.draw(in: rect, style: style, to: &context)
        }
    }
}
