import Foundation

/// Writes an SVG document.
struct SVGWriter: DisplayListVisitor {
    var body = ""
    private(set) var definitions: SVGDefinitions
    /// The outlines of symbols and the bitmaps that the document shares with others; `nil` if it has its own.
    private(set) var library: SVGDefinitions?
    /// Whether a page shows the elements: it sets the face of most texts, ``TextFace/sans``, keeps all spaces, and blurs
    /// the backdrop of materials.
    let isInPage: Bool
    /// The coordinates of a group.
    struct Coordinates {
        /// Their origin in those of the nearest element with a transform. Translations are written into the numbers, so
        /// that a document shows where things are.
        var origin = CGPoint.zero
        /// Whether shapes are stretched in them.
        var isStretched = false
    }

    /// The coordinates of the groups that are being written, the outermost first.
    var coordinates = [Coordinates()]
    var origin: CGPoint { coordinates[coordinates.count - 1].origin }
    var isStretched: Bool { coordinates[coordinates.count - 1].isStretched }
    /// The groups that are being written, the outermost first.
    var open: [OpenGroup] = []
    /// The parts that are defined once and used several times.
    private let repeats: SVGRepeats
    /// The ids of groups that are defined.
    private var parts: [ObjectIdentifier: String] = [:]
    /// The group whose definition is being written.
    private var defined: DisplayGroup?
    private var depth = 0

    /// Definitions in definitions are written recursively, to this depth; deeper ones are written where they are.
    private static let depthLimit = 16

    /// - Parameters:
    ///   - repeats: The repeated parts of the drawing.
    ///   - scope: The text that all ids of definitions begin with.
    ///   - library: The definitions that are shared with other documents; `nil` for none.
    ///   - isInPage: Whether a page shows the elements.
    init(
        _ repeats: SVGRepeats, scope: String = "", library: SVGDefinitions? = nil, isInPage: Bool = false
    ) {
        self.repeats = repeats
        self.library = library
        self.isInPage = isInPage
        definitions = SVGDefinitions(scope: scope)
    }

    mutating func visit(_ item: DisplayItem) {
        switch item.moved(by: origin) {
        case .fill(let shape, .material(let color), let rule) where isInPage && color.alpha < 1:
            body += Self.material(color, in: shape, rule)
        case .fill(let shape, let paint, let rule):
            body += element(shape, paint) + attribute(of: paint, "fill")
            if rule == .evenOdd, case .path = shape { body += " fill-rule=\"evenodd\"" }
            body += "/>\n"
        case .stroke(let shape, let pen, let paint):
            body += element(shape, paint) + " fill=\"none\"" + attribute(of: paint, "stroke")
            body += Self.attributes(of: pen) + "/>\n"
        case .text(let run):
            body += text(run)
        case .image(let image):
            body += self.image(image)
        case .group:
            break
        }
    }

    // MARK: Definitions

    /// Returns the start of a shape's element: the use of a definition if a path occurs several times.
    private mutating func element(_ shape: DrawnShape, _ paint: Paint) -> String {
        guard case .path(let path) = shape, paint.plainColor != nil, let outline = SVGRepeats.Outline(path),
            repeats.contains(outline)
        else { return Self.element(shape) }
        let id = define("p", outline.text) { "<path id=\"\($0)\" d=\"\(outline.text)\"/>\n" }
        return "<use href=\"#" + id + "\" x=\"" + SVGText.number(outline.place.x) + "\" y=\""
            + SVGText.number(outline.place.y) + "\""
    }

    /// Writes a group that occurs several times as the use of a definition. Returns whether it did.
    mutating func use(_ group: DisplayGroup) -> Bool {
        guard repeats.contains(group), defined !== group, depth < Self.depthLimit else { return false }
        var id = parts[ObjectIdentifier(group)]
        if id == nil {
            let outer = (body, coordinates, open, defined)
            (body, coordinates, open, defined) = ("", [Coordinates()], [], group)
            depth += 1
            DisplayList([.group(group)]).walk(&self)
            depth -= 1
            let content = body
            (body, coordinates, open, defined) = outer
            id = define("u", content) { "<g id=\"\($0)\">\n" + content + "</g>\n" }
            parts[ObjectIdentifier(group)] = id
        }
        guard let id else { return false }
        body += "<use href=\"#" + id + "\""
        if origin != .zero { body += " x=\"" + SVGText.number(origin.x) + "\" y=\"" + SVGText.number(origin.y) + "\"" }
        body += "/>\n"
        return true
    }

    /// Returns the id of a definition, adding it if needed; `make` returns its text for an id.
    mutating func define(_ prefix: String, _ key: String, _ make: (String) -> String) -> String {
        definitions.define(prefix, key, make)
    }

    /// Returns the id of an outline of a symbol.
    mutating func id(ofOutline outline: String) -> String {
        func make(_ id: String) -> String { "<path id=\"\(id)\" d=\"\(outline)\"/>\n" }
        return library?.define("y", outline, make) ?? define("y", outline, make)
    }

    /// Returns the id of a bitmap in the size in which it is stored.
    mutating func id(of bitmap: Bitmap) -> String { library?.define(bitmap) ?? definitions.define(bitmap) }

    mutating func id(of clip: DisplayGroup.Effects.Clip) -> String {
        let shape = Self.shape(of: clip, origin: origin)
        return define("c", shape) { "<clipPath id=\"\($0)\">\(shape)</clipPath>\n" }
    }

    mutating func id(of shadow: DisplayGroup.Effects.Shadow, around box: CGRect) -> String? {
        guard let filter = Self.filter(of: shadow, around: box) else { return nil }
        return define("s", filter) { "<filter id=\"\($0)\"\(filter)</filter>\n" }
    }

    mutating func attribute(of paint: Paint, _ property: String) -> String {
        let name: String
        let geometry: String
        let stops: Paint.Gradient
        switch paint {
        case .color(let color), .material(let color):
            return SVGText.color(color, property)
        case .linearGradient(let gradient, let from, let to):
            (name, stops) = ("linearGradient", gradient)
            geometry =
                " x1=\"\(SVGText.number(from.x))\" y1=\"\(SVGText.number(from.y))\""
                + " x2=\"\(SVGText.number(to.x))\" y2=\"\(SVGText.number(to.y))\""
        case .radialGradient(let gradient, let center, let start, let end):
            // SVG's radial gradients run outwards only.
            let isReversed = end < start
            (name, stops) = ("radialGradient", isReversed ? gradient.reversed : gradient)
            geometry =
                " cx=\"\(SVGText.number(center.x))\" cy=\"\(SVGText.number(center.y))\""
                + " r=\"\(SVGText.number(max(start, end)))\" fr=\"\(SVGText.number(min(start, end)))\""
        case .ellipticalGradient(let gradient, let center, let radii, let start, let end):
            let isReversed = end < start
            (name, stops) = ("radialGradient", isReversed ? gradient.reversed : gradient)
            // Circles with whole coordinates, scaled to ellipses.
            let size = max(radii.width, radii.height)
            let shape = CGAffineTransform(
                a: radii.width / size, b: 0, c: 0, d: radii.height / size, tx: center.x, ty: center.y)
            geometry =
                " cx=\"0\" cy=\"0\" r=\"\(SVGText.number(max(start, end) * size))\""
                + " fr=\"\(SVGText.number(min(start, end) * size))\" gradientTransform=\"\(SVGText.matrix(shape))\""
        case .angularGradient(let gradient, let center, let start, let end, let area):
            let pattern = SVGWedges(gradient: gradient, center: center, start: start, end: end, area: area).pattern
            let id = define("g", pattern) { "<pattern id=\"\($0)\"\(pattern)</pattern>\n" }
            return " " + property + "=\"url(#" + id + ")\""
        }
        var content = geometry + " gradientUnits=\"userSpaceOnUse\">"
        for stop in stops.stops {
            content +=
                "<stop offset=\"\(SVGText.number(stop.location))\"" + SVGText.color(stop.color, "stop-color") + "/>"
        }
        let id = define("g", name + content) { "<\(name) id=\"\($0)\"\(content)</\(name)>\n" }
        return " " + property + "=\"url(#" + id + ")\""
    }
}

extension Paint.Gradient {
    fileprivate var reversed: Paint.Gradient {
        Paint.Gradient(stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }
}
