import Foundation

/// What has been written of an SVG document. Definitions are numbered in the order of first use, and equal ones shared.
struct SVGWriter {
    private(set) var body = ""
    private(set) var definitions = ""
    /// The text of a definition without its id, and the id. Never gone through, so its order does not matter.
    private var ids: [String: String] = [:]
    private var depth = 0

    mutating func write(_ item: DisplayItem) {
        switch item {
        case .fill(let shape, let paint, let rule):
            body += Self.element(shape) + attribute(of: paint, "fill")
            if rule == .evenOdd, case .path = shape { body += " fill-rule=\"evenodd\"" }
            body += "/>\n"
        case .stroke(let shape, let pen, let paint):
            body += Self.element(shape) + " fill=\"none\"" + attribute(of: paint, "stroke") + Self.attributes(of: pen)
            body += "/>\n"
        case .text(let run):
            body += text(run)
        case .image(let image):
            body += Self.image(image)
        case .group:
            break
        }
    }

    mutating func begin(_ group: DisplayGroup) {
        let effects = group.effects
        body += "<g"
        if !effects.transform.isIdentity { body += " transform=\"" + SVGText.matrix(effects.transform) + "\"" }
        if effects.opacity < 1 { body += " opacity=\"" + SVGText.number(effects.opacity) + "\"" }
        if let shadow = effects.shadow, let filter = id(of: shadow, around: group.contentBounds) {
            body += " filter=\"url(#" + filter + ")\""
        }
        if let clip = effects.clip {
            let id = id(of: clip)
            // A filter on the same element would run before the clip; the shadow is that of the clipped contents.
            body += effects.shadow == nil ? "" : "><g"
            body += " clip-path=\"url(#" + id + ")\""
        }
        body += ">\n"
        openEnds.append(effects.shadow != nil && effects.clip != nil ? "</g></g>\n" : "</g>\n")
    }

    private var openEnds: [String] = []

    mutating func end() {
        body += openEnds.popLast() ?? ""
    }

    // MARK: Definitions

    /// The id under which a definition stands; `make` gives its text with that id.
    private mutating func define(_ prefix: String, _ key: String, _ make: (String) -> String) -> String {
        let key = prefix + key
        if let known = ids[key] { return known }
        let id = prefix + String(ids.count + 1)
        ids[key] = id
        definitions += make(id)
        return id
    }

    private mutating func id(of clip: DisplayGroup.Effects.Clip) -> String {
        var shape = Self.element(clip.shape)
        if clip.rule == .evenOdd { shape += " clip-rule=\"evenodd\"" }
        shape += "/>"
        return define("c", shape) { "<clipPath id=\"\($0)\">\(shape)</clipPath>\n" }
    }

    private mutating func id(of shadow: DisplayGroup.Effects.Shadow, around box: CGRect) -> String? {
        let (dx, dy) = (shadow.offset.width, shadow.offset.height)
        guard shadow.radius.isFinite, dx.isFinite, dy.isFinite else { return nil }
        // Written out step by step, as not all renderers know the one step for it.
        let effect =
            "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGText.number(max(0, shadow.radius) / 2))\"/>"
            + "<feOffset dx=\"\(SVGText.number(dx))\" dy=\"\(SVGText.number(dy))\" result=\"b\"/>"
            + "<feFlood" + SVGText.color(shadow.color, "flood-color") + "/><feComposite in2=\"b\" operator=\"in\"/>"
            + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        // A region in user space, as one measured in the contents' box is nothing for a straight line.
        let blur = max(0, shadow.radius) * 2
        let region = box.grown(by: blur + abs(dx) + 20, blur + abs(dy) + 20)
        guard region.isFinite else { return nil }
        let attributes = " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"" + Self.box(region)
        return define("s", attributes + effect) { "<filter id=\"\($0)\"\(attributes)>\(effect)</filter>\n" }
    }

    mutating func attribute(of paint: Paint, _ property: String) -> String {
        let name: String
        let geometry: String
        let stops: Paint.Gradient
        switch paint {
        case .color(let color):
            return SVGText.color(color, property)
        case .linearGradient(let gradient, let from, let to):
            (name, stops) = ("linearGradient", gradient)
            geometry =
                " x1=\"\(SVGText.number(from.x))\" y1=\"\(SVGText.number(from.y))\""
                + " x2=\"\(SVGText.number(to.x))\" y2=\"\(SVGText.number(to.y))\""
        case .radialGradient(let gradient, let center, let start, let end):
            // SVG circles grow outwards only.
            let isReversed = end < start
            (name, stops) = ("radialGradient", isReversed ? gradient.reversed : gradient)
            geometry =
                " cx=\"\(SVGText.number(center.x))\" cy=\"\(SVGText.number(center.y))\""
                + " r=\"\(SVGText.number(max(start, end)))\" fr=\"\(SVGText.number(min(start, end)))\""
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
