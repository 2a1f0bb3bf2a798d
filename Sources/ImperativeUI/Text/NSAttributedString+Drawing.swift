import Drawing
import Foundation

extension NSAttributedString {
    /// Returns the size of the text in points, without wrapping: only line breaks in the text start new lines.
    public func size() -> CGSize { PlacedAttributedString(self).layout().size }

    /// Draws the text in the current context, without wrapping: only line breaks in the text start new lines.
    ///
    /// - Parameter point: The upper-left corner of the text, in points.
    public func draw(at point: CGPoint) {
        let string = PlacedAttributedString(self)
        let layout = string.layout()
        string.draw(layout, in: CGRect(origin: point, size: layout.size))
    }

    /// Draws the text in the current context, inside a rectangle. Lines beyond the rectangle's height are omitted.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in the current context inside a rectangle.
    ///
    /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` it is a single line whose baseline starts at the
    /// rectangle's origin. A width or height of 0 is no limit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let string = PlacedAttributedString(self)
        let layout = string.layout(in: rect.size, options: options)
        var frame = CGRect(
            x: rect.origin.x, y: rect.origin.y, width: rect.width > 0 ? rect.width : layout.size.width,
            height: layout.size.height)
        if !options.contains(.usesLineFragmentOrigin) { frame.origin.y -= layout.firstBaseline }
        context?.totalBounds = CGRect(origin: frame.origin, size: layout.size)
        string.draw(layout, in: frame)
    }

    /// Returns the bounding rectangle of the text within a size, in points, relative to the drawing's origin.
    ///
    /// A width or height that is 0 or not finite is no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = PlacedAttributedString(self).layout(in: size, options: options)
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let bounds = CGRect(origin: CGPoint(x: 0, y: isBlock ? 0 : -layout.firstBaseline), size: layout.size)
        context?.totalBounds = bounds
        return bounds
    }
}

/// A string with attributes, ready to measure and draw.
private struct PlacedAttributedString {
    let parts: AttributedParts
    /// The look of what has none of its own.
    let plain = StringAttributes([:])

    init(_ string: NSAttributedString) { parts = AttributedParts(string) }

    func layout() -> StyledTextLayout { layout(StyledTextLayout.Limits(width: nil, height: nil, lines: nil)) }

    func layout(in size: CGSize, options: NSStringDrawingOptions) -> StyledTextLayout {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let isLimited = size.height > 0 && size.height.isFinite
        return layout(
            StyledTextLayout.Limits(
                width: size.width > 0 && size.width.isFinite ? Double(size.width) : nil,
                height: isBlock && isLimited ? Double(size.height) : nil, lines: isBlock ? nil : 1),
            truncates: isBlock && options.contains(.truncatesLastVisibleLine))
    }

    private func layout(_ limits: StyledTextLayout.Limits, truncates: Bool = false) -> StyledTextLayout {
        parts.layout(
            font: plain.font, in: UITraitCollection.current.textMedium,
            lineBreak: truncates ? .byTruncatingTail : .byWordWrapping, limits: limits)
    }

    func draw(_ layout: StyledTextLayout, in frame: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = UITraitCollection.current
        parts.draw(
            layout, in: frame, alignment: .natural, isRightToLeft: traits.layoutDirection == .rightToLeft,
            traits: traits, to: context
        ) { ($0 ?? plain.color).resolvedCGColor(with: traits).value }
    }
}
