import Foundation

extension SVGWriter {
    /// Returns an element that blurs its backdrop where the page's style says so, and has a colour.
    ///
    /// No element of SVG itself can: filters see only their own contents.
    static func material(_ color: ColorComponents, in shape: DrawnShape, _ rule: CGPathFillRule) -> String {
        let box = shape.bounds
        var style = "background:" + SVGText.styleColor(color)
        switch shape {
        case .rect: break
        case .roundedRect(_, let width, let height):
            let (x, y) = (min(width, box.width / 2), min(height, box.height / 2))
            if x > 0, y > 0 { style += ";border-radius:" + SVGText.number(x) + "px/" + SVGText.number(y) + "px" }
        case .ellipse: style += ";border-radius:50%"
        case .path(let path):
            let outline = path.applying(CGAffineTransform(translationX: -box.minX, y: -box.minY))
            let name = rule == .evenOdd ? "evenodd," : ""
            style += ";clip-path:path(" + name + "'" + SVGText.path(outline) + "')"
        }
        return "<foreignObject" + Self.box(box)
            + "><div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"material\" style=\"" + style
            + "\"></div></foreignObject>\n"
    }
}
