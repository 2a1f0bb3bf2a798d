import Drawing
import Foundation

extension UILabel {
    /// Lays out a text of parts.
    func layout(
        _ parts: AttributedParts, maxWidth: CGFloat?, maxHeight: CGFloat? = nil, lineLimit: Int?,
        mayShrink: Bool = true
    ) -> StyledTextLayout {
        let medium = traitCollection.textMedium
        measuredMedium = medium
        var limits = StyledTextLayout.Limits(
            width: maxWidth.map { Double($0) }, height: maxHeight.map { Double($0) }, lines: lineLimit)
        if mayShrink, content.adjustsFontSizeToFitWidth, lineLimit != nil {
            let factor = content.minimumScaleFactor
            limits.smallestScale = factor.isFinite ? min(max(Double(factor), 0), 1) : 0
        }
        return parts.layout(font: font, in: medium, lineBreak: content.lineBreakMode, limits: limits)
    }

    /// Draws a text of parts, in the middle of the height.
    func draw(_ parts: AttributedParts, in rect: CGRect, _ lineLimit: Int?, to context: CGContext) {
        let layout = layout(parts, maxWidth: rect.width, maxHeight: rect.height, lineLimit: lineLimit)
        let top = rect.origin.y + ((rect.height - layout.size.height) / 2).rounded(.down)
        let frame = CGRect(x: rect.origin.x, y: top, width: rect.width, height: layout.size.height)
        parts.draw(
            layout, in: frame, alignment: content.textAlignment, isRightToLeft: isRightToLeft,
            traits: traitCollection, to: context, color: drawnColor(of:))
    }
}
