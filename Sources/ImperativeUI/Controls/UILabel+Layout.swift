import Drawing
import Foundation
import BridgedEnvironment

extension UILabel {
    private var lineLimit: Int? { content.numberOfLines > 0 ? content.numberOfLines : nil }

    /// The font in the medium that the label is shown in.
    private var measuredFont: FontDescription {
        let medium = traitCollection.textMedium
        measuredMedium = medium
        let font: UIFont = font
        return font.fontDescription.shown(in: medium)
    }

    /// Lays out the text within a width and a height, shrinking the font where allowed.
    private func layout(maxWidth: CGFloat?, maxHeight: CGFloat? = nil, lineLimit: Int?) -> TextLayout {
        let font = measuredFont
        let full = layout(font, maxWidth, maxHeight, lineLimit)
        let isTight = full.isTruncated || maxWidth.map { full.size.width > $0 } == true
        guard content.adjustsFontSizeToFitWidth, lineLimit != nil, isTight else { return full }
        return shrunk(font, maxWidth, maxHeight, lineLimit)
    }

    private func layout(
        _ font: FontDescription, _ maxWidth: CGFloat?, _ maxHeight: CGFloat?, _ lineLimit: Int?
    ) -> TextLayout {
        TextLayout(
            content.text ?? "", font: font, maxWidth: maxWidth.map { Double($0) },
            maxHeight: maxHeight.map { Double($0) }, lineLimit: lineLimit,
            lineBreak: content.lineBreakMode.lineBreak)
    }

    /// Returns the layout in the largest font that fits, in steps of half a point, or in the smallest allowed.
    private func shrunk(
        _ font: FontDescription, _ maxWidth: CGFloat?, _ maxHeight: CGFloat?, _ lineLimit: Int?
    ) -> TextLayout {
        let factor = content.minimumScaleFactor.isFinite ? min(max(content.minimumScaleFactor, 0), 1) : 0
        let smallest = max(min(1, font.size), font.size * factor)
        func layout(halves: Int) -> TextLayout {
            let size = max(smallest, Double(halves) / 2)
            let smaller = FontDescription(
                size: size, weight: font.weight, design: font.design, isItalic: font.isItalic
            ).shown(in: font.medium)
            return self.layout(smaller, maxWidth, maxHeight, lineLimit)
        }
        func fits(_ layout: TextLayout) -> Bool {
            !layout.isTruncated && maxWidth.map { layout.size.width <= $0 } ?? true
        }
        // Sizes far beyond any display are not searched.
        var (low, high) = (
            Int(clamping: smallest * 2, to: 0...2_000_000), Int(clamping: font.size * 2, to: 0...2_000_000)
        )
        var best = layout(halves: low)
        while low < high {
            let middle = (low + high + 1) / 2
            let candidate = layout(halves: middle)
            if fits(candidate) { (low, best) = (middle, candidate) } else { high = middle - 1 }
        }
        return best
    }

    /// Returns the size of the text within a width, rounded up to whole pixels.
    func contentSize(within width: CGFloat) -> CGSize {
        guard let text = content.text, !text.isEmpty else { return .zero }
        let maxWidth = width > 0 && width.isFinite ? width : nil
        // Text that may shrink still asks for its full size.
        var size =
            content.parts.map { layout($0, maxWidth: maxWidth, lineLimit: lineLimit, mayShrink: false).size }
            ?? layout(measuredFont, maxWidth, nil, lineLimit).size
        if let maxWidth { size.width = min(size.width, maxWidth) }
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    func contentRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
        let limit = lineLimit > 0 ? lineLimit : nil
        let full =
            content.parts.map { layout($0, maxWidth: bounds.width, maxHeight: bounds.height, lineLimit: limit).size }
            ?? layout(maxWidth: bounds.width, maxHeight: bounds.height, lineLimit: limit).size
        let size = CGSize(width: min(full.width, bounds.width), height: full.height)
        return CGRect(
            x: bounds.origin.x, y: bounds.origin.y + (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    func drawContent(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let text = content.text, !text.isEmpty else { return }
        if let parts = content.parts { return draw(parts, in: rect, lineLimit, to: context) }
        let layout = layout(maxWidth: rect.width, maxHeight: rect.height, lineLimit: lineLimit)
        let top = rect.origin.y + ((rect.height - layout.size.height) / 2).rounded(.down)
        let frame = CGRect(x: rect.origin.x, y: top, width: rect.width, height: layout.size.height)
        let alignment = content.textAlignment.resolved(isRightToLeft: isRightToLeft)
        context.draw(layout.run(in: frame, color: drawnColor, alignment: alignment))
    }

    private var drawnColor: ColorComponents { drawnColor(of: nil) }

    /// The colour of a part of the text as it is drawn now.
    func drawnColor(of own: UIColor?) -> ColorComponents {
        let color = own ?? (content.isHighlighted ? content.highlightedTextColor ?? textColor : textColor)
        let components = (color ?? .label).resolvedCGColor(with: traitCollection).value
        return content.isEnabled ? components : components.withAlpha(components.alpha * 0.5)
    }

    // MARK: Baselines

    /// Returns the distance in points from the top to the first baseline, in a label of the given height.
    package final func firstBaseline(inHeight height: CGFloat) -> CGFloat {
        if let parts = content.parts {
            let layout = layout(parts, maxWidth: bounds.width > 0 ? bounds.width : nil, lineLimit: lineLimit)
            return max(0, (height - layout.size.height) / 2) + layout.firstBaseline
        }
        let layout = layout(maxWidth: bounds.width > 0 ? bounds.width : nil, lineLimit: lineLimit)
        return max(0, (height - layout.size.height) / 2) + layout.baseline
    }

    /// Returns the distance in points from the bottom to the last baseline, in a label of the given height.
    package final func lastBaseline(inHeight height: CGFloat) -> CGFloat {
        if let parts = content.parts {
            let layout = layout(parts, maxWidth: bounds.width > 0 ? bounds.width : nil, lineLimit: lineLimit)
            return max(0, (height - layout.size.height) / 2) + layout.size.height - layout.lastBaseline
        }
        let layout = layout(maxWidth: bounds.width > 0 ? bounds.width : nil, lineLimit: lineLimit)
        return max(0, (height - layout.size.height) / 2) + layout.lineHeight - layout.baseline
    }
}

extension UILabel: BaselineView {}
