import Foundation

/// The style of an element in an SVG file. A nested element inherits the style of the outer one.
struct SVGStyle {
    var fill: ColorComponents? = ColorComponents(white: 0)
    var stroke: ColorComponents?
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var rule = CGPathFillRule.winding
    var pen = StrokePen(miterLimit: 4)
    /// The value of `currentColor`.
    var color = ColorComponents(white: 0)
    var isHidden = false

    /// The opacity, which is not inherited.
    var opacity = 1.0

    /// Applies the attributes of an element, including those in its `style` attribute.
    ///
    /// - Parameter unknown: Called with each value that is not supported.
    mutating func apply(_ attributes: [String: String], unknown: (String) -> Void) {
        opacity = 1
        var values = attributes
        for part in (attributes["style"] ?? "").split(separator: ";") {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let key = part[..<colon].trimmingCharacters(in: .whitespaces)
            values[key] = part[part.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        for key in ["clip-path", "mask", "filter"] {
            if let value = values[key], value != "none" { unknown(key) }
        }
        if let text = values["color"], let value = SVGColor.read(text) { color = value }
        if let text = values["fill"] { fill = paint(text, inherited: fill, unknown) }
        if let text = values["stroke"] { stroke = paint(text, inherited: stroke, unknown) }
        opacity = Self.share(values["opacity"]) ?? 1
        fillOpacity = Self.share(values["fill-opacity"]) ?? fillOpacity
        strokeOpacity = Self.share(values["stroke-opacity"]) ?? strokeOpacity
        switch values["fill-rule"] {
        case "evenodd"?: rule = .evenOdd
        case "nonzero"?: rule = .winding
        default: break
        }
        if values["visibility"] == "visible" { isHidden = false }
        if values["display"] == "none" || values["visibility"] == "hidden" { isHidden = true }
        applyPen(values)
    }

    private mutating func applyPen(_ values: [String: String]) {
        var (dash, phase, limit) = (pen.dash, pen.dashPhase, pen.miterLimit)
        if let width = values["stroke-width"].flatMap({ SVGNumbers.length($0) }) { pen.width = max(0, width) }
        switch values["stroke-linecap"] {
        case "butt"?: pen.cap = .butt
        case "round"?: pen.cap = .round
        case "square"?: pen.cap = .square
        default: break
        }
        switch values["stroke-linejoin"] {
        case "miter"?: pen.join = .miter
        case "round"?: pen.join = .round
        case "bevel"?: pen.join = .bevel
        default: break
        }
        if let value = values["stroke-miterlimit"].flatMap(SVGNumbers.list)?.first { limit = value }
        if let value = values["stroke-dashoffset"].flatMap({ SVGNumbers.length($0) }) { phase = value }
        if let text = values["stroke-dasharray"] {
            let list = SVGNumbers.list(text) ?? []
            // An odd number of lengths is repeated once.
            dash = list.count > 1000 ? [] : list.count % 2 == 1 ? list + list : list
        }
        pen = StrokePen(
            width: pen.width, cap: pen.cap, join: pen.join, miterLimit: limit, dash: dash, dashPhase: phase)
    }

    private static func share(_ text: String?) -> Double? {
        text.flatMap { SVGNumbers.length($0, of: 1) }.map { min(max($0, 0), 1) }
    }

    private func paint(
        _ text: String, inherited: ColorComponents?, _ unknown: (String) -> Void
    ) -> ColorComponents? {
        let text = text.trimmingCharacters(in: .whitespaces)
        switch text {
        case "none", "transparent": return nil
        case "currentColor", "currentcolor": return color
        case "inherit": return inherited
        default: break
        }
        if text.hasPrefix("url(") {
            unknown("gradients and patterns")
            // A fallback colour may follow the reference.
            guard let end = text.firstIndex(of: ")") else { return nil }
            return SVGColor.read(String(text[text.index(after: end)...]))
        }
        guard let read = SVGColor.read(text) else {
            unknown("the colour \(AssetFault.quoted(text))")
            return inherited
        }
        return read
    }
}
