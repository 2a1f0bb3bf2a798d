import Foundation
import Foundations

extension SVGWriter {
    /// Returns the start of a shape's element, to which attributes can be added.
    static func element(_ shape: DrawnShape) -> String {
        switch shape {
        case .rect(let rect):
            return "<rect" + box(rect)
        case .roundedRect(let rect, let width, let height):
            let box = "<rect" + box(rect)
            guard width > 0, height > 0 else { return box }
            return box + " rx=\"" + SVGText.number(min(width, rect.width / 2)) + "\" ry=\""
                + SVGText.number(min(height, rect.height / 2)) + "\""
        case .ellipse(let rect):
            return "<ellipse cx=\"" + SVGText.number(rect.midX) + "\" cy=\"" + SVGText.number(rect.midY) + "\" rx=\""
                + SVGText.number(rect.width / 2) + "\" ry=\"" + SVGText.number(rect.height / 2) + "\""
        case .path(let path):
            return "<path d=\"" + SVGText.path(path) + "\""
        }
    }

    static func box(_ rect: CGRect) -> String {
        " x=\"" + SVGText.number(rect.minX) + "\" y=\"" + SVGText.number(rect.minY) + "\" width=\""
            + SVGText.number(rect.width) + "\" height=\"" + SVGText.number(rect.height) + "\""
    }

    static func attributes(of pen: StrokePen) -> String {
        var result = pen.width == 1 ? "" : " stroke-width=\"" + SVGText.number(pen.width) + "\""
        switch pen.cap {
        case .butt: break
        case .round: result += " stroke-linecap=\"round\""
        case .square: result += " stroke-linecap=\"square\""
        }
        switch pen.join {
        case .miter:
            if pen.miterLimit != 4 { result += " stroke-miterlimit=\"" + SVGText.number(pen.miterLimit) + "\"" }
        case .round: result += " stroke-linejoin=\"round\""
        case .bevel: result += " stroke-linejoin=\"bevel\""
        }
        if !pen.dash.isEmpty {
            result += " stroke-dasharray=\"" + pen.dash.map(SVGText.number).joined(separator: " ") + "\""
            if pen.dashPhase != 0 { result += " stroke-dashoffset=\"" + SVGText.number(pen.dashPhase) + "\"" }
        }
        return result
    }

    mutating func text(_ run: TextRun) -> String {
        // A grid's letters are those of a terminal: of one width, that of a cell.
        let isOfCells = run.font.medium.figures.text.look == .cells
        let design = isOfCells ? .monospaced : run.font.design
        let size = isOfCells ? GridTextMeasurer.cellWidth / ProportionalTextMeasurer.monospacedWidth : run.font.size
        let family = TextFace.family(design)
        var common = isInPage && family == TextFace.sans ? "" : " font-family=\"" + family + "\""
        common += " font-size=\"" + SVGText.number(size) + "\""
        if run.font.weight != .regular { common += " font-weight=\"\((run.font.weight.rawValue + 1) * 100)\"" }
        if run.font.isItalic { common += " font-style=\"italic\"" }
        if run.font.width != 0 {
            common += " font-stretch=\"" + SVGText.number(100 + 125 * Double(run.font.width)) + "%\""
        }
        if run.font.hasMonospacedDigits { common += " font-variant-numeric=\"tabular-nums\"" }
        if run.font.letterSpacing != 0 {
            common += " letter-spacing=\"" + SVGText.number(Double(run.font.letterSpacing)) + "\""
        }
        var plain = run.decoration
        for look in run.lineLooks { plain.subtract(look.line) }
        switch plain {
        case [.underline, .strikethrough]: common += " text-decoration=\"underline line-through\""
        case .underline: common += " text-decoration=\"underline\""
        case .strikethrough: common += " text-decoration=\"line-through\""
        default: break
        }
        var (open, end) = ("", "")
        for look in run.lineLooks where run.decoration.contains(look.line) {
            open += "<tspan" + Self.attributes(of: look) + ">"
            end += "</tspan>"
        }
        common += attribute(of: run.paint, "fill")
        var result = ""
        for (index, line) in run.lines.enumerated() where !line.text.isEmpty {
            let isRightToLeft = line.text.startsRightToLeft
            let (x, alignment) = place(of: line, in: run, isRightToLeft: isRightToLeft)
            result += "<text x=\"" + SVGText.number(x) + "\" y=\""
            result += SVGText.number(run.frame.minY + run.lineHeight * Double(index) + run.baseline) + "\"" + common
            switch (alignment, isRightToLeft) {
            case (.center, _): result += " text-anchor=\"middle\""
            case (.left, true), (.right, false): result += " text-anchor=\"end\""
            default: break
            }
            if isRightToLeft { result += " direction=\"rtl\"" }
            if let width = line.width, width > 0, Self.needsLength(line.text, width, run.font) {
                result += " textLength=\"" + SVGText.number(width) + "\" lengthAdjust=\"spacingAndGlyphs\""
            }
            if !isInPage { result += " xml:space=\"preserve\"" }
            result += ">" + open + SVGText.escaped(line.text) + end + "</text>\n"
        }
        return result
    }

    /// Returns where a line is, and which of its ends, or its middle, is there.
    ///
    /// That is its start where shapes are stretched, or letters are apart: there, viewers disagree on its width.
    private func place(
        of line: TextLine, in run: TextRun, isRightToLeft: Bool
    ) -> (x: CGFloat, alignment: TextRun.Alignment) {
        let share: CGFloat =
            switch run.alignment {
            case .left: 0
            case .center: 0.5
            case .right: 1
            }
        let x = run.frame.minX + share * run.frame.width
        guard isStretched || run.font.letterSpacing != 0, let width = line.width,
            !Self.needsLength(line.text, width, run.font)
        else { return (x, run.alignment) }
        let left = x - share * width
        return isRightToLeft ? (left + width, .right) : (left, .left)
    }

    /// Whether a viewer is told the width of a line, so that the text fills its box and no more: not where the layout
    /// was made with the widths of the faces that are named first.
    private static func needsLength(_ text: String, _ width: Double, _ font: FontDescription) -> Bool {
        guard font.medium.kind == .vector else { return true }
        let measurer = ProportionalTextMeasurer(for: font.medium)
        let isKnown = measurer.faces?.knows(text, in: TextFace(of: font)) ?? (font.design != .rounded)
        if !isKnown { return true }
        let spaces = Double(font.letterSpacing) * Double(font.letterSpacing == 0 ? 0 : text.count)
        return abs(measurer.width(of: text, font: font) + spaces - width) > 0.01
    }

    private static func attributes(of look: TextRun.LineLook) -> String {
        var style: [String] = []
        switch look.pattern {
        // SVG has no pattern of two lines.
        case .solid where look.weight == .double: style.append("text-decoration-style:double")
        case .solid: break
        case .dot: style.append("text-decoration-style:dotted")
        // SVG has only one style for dashes.
        case .dash, .dashDot, .dashDotDot: style.append("text-decoration-style:dashed")
        }
        if look.weight == .thick { style.append("text-decoration-thickness:0.15em") }
        if let color = look.color { style.append("text-decoration-color:" + SVGText.styleColor(color)) }
        let line = look.line == .underline ? "underline" : "line-through"
        return " text-decoration=\"" + line + "\" style=\"" + style.joined(separator: ";") + "\""
    }

    /// Writes a symbol: its outlines are definitions, which symbols of any size and colour share.
    private mutating func symbol(_ placed: PlacedSymbol, in frame: CGRect, tint: ColorComponents) -> String {
        guard frame.width > 0, frame.height > 0 else { return "" }
        let transform = " transform=\"" + SVGText.matrix(placed.placement(in: frame)) + "\""
        let uses = placed.paint.fills(of: placed.symbol, tint: tint).map { area, color in
            let id = id(ofOutline: SVGText.outline(area))
            return "<use href=\"#" + id + "\"" + SVGText.color(color, "fill")
        }
        let title = "<title>" + SVGText.escaped(placed.symbol.name) + "</title>"
        if uses.count == 1 { return uses[0] + transform + ">" + title + "</use>\n" }
        return "<g" + transform + ">" + title + uses.map { $0 + "/>" }.joined() + "</g>\n"
    }

    mutating func image(_ image: PlacedImage) -> String {
        let frame = image.frame.standardized
        switch image.source {
        case .bitmap(let bitmap, let isTemplate):
            return self.bitmap(bitmap, of: image, tint: isTemplate ? image.tint : nil, in: frame)
        case .symbol(let placed): return symbol(placed, in: frame, tint: image.tint)
        case .named(let name):
            let (left, right, top, bottom) = (
                SVGText.number(frame.minX), SVGText.number(frame.maxX), SVGText.number(frame.minY),
                SVGText.number(frame.maxY)
            )
            return "<g fill=\"none\"" + SVGText.color(image.tint, "stroke") + "><title>" + SVGText.escaped(name)
                + "</title><rect" + Self.box(frame) + "/><path d=\"M\(left) \(top)L\(right) \(bottom)M\(right) \(top)"
                + "L\(left) \(bottom)\"/></g>\n"
        }
    }

    /// Writes a bitmap: its file is a definition, as it is, which all that show it share.
    ///
    /// - Parameter tint: The colour of a template; `nil` for the bitmap's own colours.
    private mutating func bitmap(
        _ bitmap: Bitmap, of image: PlacedImage, tint: ColorComponents?, in frame: CGRect
    ) -> String {
        guard frame.width > 0, frame.height > 0 else { return "" }
        let id = id(of: bitmap)
        let (width, height) = (Double(bitmap.width), Double(bitmap.height))
        let stored = bitmap.orientation.swapsSides ? (width: height, height: width) : (width: width, height: height)
        let placement = CGAffineTransform(
            a: frame.width / width, b: 0, c: 0, d: frame.height / height, tx: frame.minX, ty: frame.minY)
        let transform = bitmap.orientation.transform(width: stored.width, height: stored.height)
            .concatenating(placement)
        var use = "<use href=\"#" + id + "\" transform=\"" + SVGText.exactMatrix(transform) + "\""
        if image.isPixelated { use += " image-rendering=\"pixelated\"" }
        use += "/>\n"
        guard let tint else { return use }
        let effect =
            "<feFlood" + SVGText.color(tint, "flood-color") + "/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
        return "<g filter=\"url(#" + idOfFilter(effect, in: frame) + ")\">\n" + use + "</g>\n"
    }
}
