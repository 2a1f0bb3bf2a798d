import Foundation

/// Writes a display list as an SVG document: text stays text, and the same list gives the same bytes everywhere.
package struct SVGRenderer: Sendable {
    /// The size of the picture in points.
    package var size: CGSize
    /// The colour behind the picture; `nil` for none.
    package var background: ColorComponents?

    /// Creates a renderer. Sides that are not positive and finite count as zero.
    package init(size: CGSize, background: ColorComponents? = nil) {
        func side(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
        self.size = CGSize(width: side(size.width), height: side(size.height))
        self.background = background
    }

    /// Returns the document. Takes time linear in the list.
    package func document(_ list: DisplayList) -> String {
        let list = list.flattened
        var writer = SVGWriter(SVGRepeats(list))
        list.walk(&writer)
        let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
        var result = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        result += " viewBox=\"0 0 \(width) \(height)\">\n"
        let definitions = writer.definitions.text
        if !definitions.isEmpty { result += "<defs>\n" + definitions + "</defs>\n" }
        if let background {
            result += "<rect width=\"\(width)\" height=\"\(height)\"" + SVGText.color(background, "fill") + "/>\n"
        }
        result += writer.body
        result += "</svg>\n"
        return result
    }
}
