import Foundation

extension SVGWriter {
    /// A group that is being written.
    struct OpenGroup {
        enum Role {
            case plain
            /// Contains two groups, the first of them a mask. The box is around the contents.
            case masked(isInverted: Bool, box: CGRect, waits: Bool)
            /// A mask; the document before it is kept meanwhile.
            case mask(before: String)
            /// A group that is composed with the picture behind it when it ends. The box is around it.
            case composed(BlendKind, before: String, box: CGRect)
        }

        var role = Role.plain
        /// The tag that begins it, if that does nothing but change coordinates.
        var opening = ""
        /// The text that ends it.
        var end = ""
        /// Whether it is one picture, which limits the blending inside it.
        var isIsolating = false
        /// Where in the body its contents begin.
        var start = 0
    }

    mutating func begin(_ group: DisplayGroup) -> Bool {
        if let outer = open.last, case .masked(let isInverted, let box, true) = outer.role {
            open[open.count - 1].role = .masked(isInverted: isInverted, box: box, waits: false)
            return beginMask()
        }
        if use(group) { return false }
        let effects = group.effects
        var made = OpenGroup(isIsolating: effects.isIsolating)
        var style = ""
        if let blend = effects.blend {
            if let name = blend.cssName {
                style = " style=\"mix-blend-mode:" + name + "\""
            } else {
                made.role = .composed(blend, before: body, box: group.bounds.moved(by: origin))
                body = ""
            }
        } else if effects.treatment == .isolation, group.hasBlending {
            style = " style=\"isolation:isolate\""
        }
        var attributes = ""
        if effects.transform.isTranslation {
            let moved = CGPoint(x: origin.x + effects.transform.tx, y: origin.y + effects.transform.ty)
            coordinates.append(Coordinates(origin: moved, isStretched: isStretched))
        } else {
            let transform = effects.transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
            attributes += " transform=\"" + SVGText.matrix(transform) + "\""
            coordinates.append(Coordinates(isStretched: isStretched || !effects.transform.keepsProportions))
            if !made.isIsolating { made.opening = "<g" + attributes + ">\n" }
        }
        if effects.opacity < 1 { attributes += " opacity=\"" + SVGText.number(effects.opacity) + "\"" }
        if let shadow = effects.shadow, let filter = id(of: shadow, around: group.contentBounds.moved(by: origin)) {
            attributes += " filter=\"url(#" + filter + ")\""
        }
        attributes += style
        made.end = attributes.isEmpty ? "" : "</g>\n"
        if !attributes.isEmpty { body += "<g" + attributes + ">\n" }
        if let clip = effects.clip {
            // A filter on the same element would be applied before the clip, but the shadow belongs to the clipped
            // contents.
            body += "<g clip-path=\"url(#" + id(of: clip) + ")\">\n"
            made.end += "</g>\n"
        }
        let box = group.contentBounds.moved(by: origin)
        if case .mask(let isInverted) = effects.treatment {
            made.role = .masked(isInverted: isInverted, box: box, waits: true)
        } else if let treatment = effects.treatment, let filter = id(of: treatment, around: box) {
            body += "<g filter=\"url(#" + filter + ")\">\n"
            made.end += "</g>\n"
        }
        made.start = body.utf8.count
        open.append(made)
        return true
    }

    /// Begins a mask: a definition, which is not drawn.
    private mutating func beginMask() -> Bool {
        open.append(OpenGroup(role: .mask(before: body), isIsolating: true))
        body = ""
        coordinates.append(Coordinates(origin: origin, isStretched: isStretched))
        return true
    }

    mutating func end(_ group: DisplayGroup) {
        guard let closed = open.popLast() else { return }
        body += closed.end
        if coordinates.count > 1 { coordinates.removeLast() }
        switch closed.role {
        case .plain, .masked: break
        case .composed(let kind, let before, let box):
            let text = body
            body = before
            compose(kind, text, in: box)
        case .mask(let before):
            let mask = body
            body = before
            let last = open.count - 1
            guard last >= 0, case .masked(let isInverted, let box, _) = open[last].role else { return }
            let shade = tinted(mask, isInverted ? .shade : .opacity, in: group.bounds.moved(by: origin))
            body += "<g mask=\"url(#" + idOfMask(shade, in: box, isInverted: isInverted) + ")\">\n"
            open[last].end = "</g>\n" + open[last].end
            open[last].start = body.utf8.count
        }
    }

    // MARK: The backdrop

    /// Composes the text of a group with the backdrop, up to the nearest group that is one picture.
    private mutating func compose(_ kind: BlendKind, _ text: String, in box: CGRect) {
        let outer = open.lastIndex(where: \.isIsolating)
        let between = open[(outer.map { $0 + 1 } ?? 0)...].filter { !$0.opening.isEmpty }
        let start = body.utf8.index(body.startIndex, offsetBy: outer.map { open[$0].start } ?? 0)
        let opening = between.map(\.opening).joined()
        let ending = String(repeating: "</g>\n", count: between.count)
        if kind == .destinationOver {
            body.insert(contentsOf: opening + text + ending, at: start)
            return
        }
        let behind = String(body[start...]) + ending
        body.removeSubrange(start...)
        switch kind {
        case .destinationOut:
            let shade = opening + tinted(text, .shade, in: box) + ending
            body += "<g mask=\"url(#" + idOfMask(shade, in: nil, isInverted: true) + ")\">\n" + behind + "</g>\n"
        default:
            // The backdrop is needed twice.
            let part = define("d", behind) { "<g id=\"\($0)\">\n" + behind + "</g>\n" }
            let use = "<use href=\"#" + part + "\"/>\n"
            let mask = idOfMask(tinted(use, .opacity, in: Self.everywhere), in: nil, isInverted: false)
            body += use + "<g mask=\"url(#" + mask + ")\">\n" + opening + text + ending + "</g>\n"
        }
        body += opening
    }

    // MARK: Definitions

    /// A box around all that pictures can have.
    private static let everywhere = CGRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768)

    /// Returns a box with room for drawing beside it: for letters wider than expected, and lines that have no area.
    private static func room(around box: CGRect, _ length: Double = 0) -> CGRect {
        let grown = box.grown(by: length + 20, length + 20)
        return grown.isFinite ? grown : everywhere
    }

    /// Returns the text with all colours filtered.
    private mutating func tinted(_ text: String, _ filter: ColorFilter, in box: CGRect) -> String {
        let id = idOfFilter(Self.effect(of: filter), in: Self.room(around: box))
        return "<g filter=\"url(#" + id + ")\">\n" + text + "</g>\n"
    }

    /// - Parameter box: The masked area; `nil` for everything.
    private mutating func idOfMask(_ text: String, in box: CGRect?, isInverted: Bool) -> String {
        let region = box.map { Self.room(around: $0) } ?? Self.everywhere
        var content = " maskUnits=\"userSpaceOnUse\"" + Self.box(region) + ">\n"
        if isInverted { content += "<rect" + Self.box(region) + " fill=\"#ffffff\"/>\n" }
        content += text
        return define("m", content) { "<mask id=\"\($0)\"\(content)</mask>\n" }
    }

    mutating func idOfFilter(_ effect: String, in region: CGRect) -> String {
        let attributes =
            " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"" + Self.box(region)
        return define("f", attributes + effect) { "<filter id=\"\($0)\"\(attributes)>\(effect)</filter>\n" }
    }

    /// Returns the id of the filter for a treatment; `nil` if it needs none.
    private mutating func id(of treatment: Treatment, around box: CGRect) -> String? {
        switch treatment {
        case .colors(let filter): return idOfFilter(Self.effect(of: filter), in: Self.room(around: box))
        case .blur(let radius, let area):
            var effect = "<feGaussianBlur stdDeviation=\"" + SVGText.number(radius) + "\"/>"
            guard let area else { return idOfFilter(effect, in: Self.room(around: box, radius * 3)) }
            effect += "<feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1\"/>"
            return idOfFilter(effect, in: area.moved(by: origin))
        case .mask, .blend, .isolation, .projection, .link: return nil
        }
    }

    private static func effect(of filter: ColorFilter) -> String {
        switch filter {
        case .matrix(let numbers):
            return "<feColorMatrix values=\"" + numbers.map(SVGText.number).joined(separator: " ") + "\"/>"
        case .luminanceToAlpha:
            return "<feColorMatrix type=\"luminanceToAlpha\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
        case .alphaThreshold(let min, let max, let color):
            let steps = 100
            let table = (0..<steps).map { step in
                let alpha = (Double(step) + 0.5) / Double(steps)
                return alpha >= min && alpha <= max ? "1" : "0"
            }
            return "<feComponentTransfer result=\"t\"><feFuncA type=\"discrete\" tableValues=\""
                + table.joined(separator: " ") + "\"/></feComponentTransfer><feFlood"
                + SVGText.color(color, "flood-color") + "/><feComposite in2=\"t\" operator=\"in\"/>"
        }
    }
}

extension BlendKind {
    /// The name of the mode in style sheets; `nil` if there is none.
    fileprivate var cssName: String? {
        switch self {
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusDarker: "plus-darker"
        case .plusLighter: "plus-lighter"
        case .sourceAtop, .destinationOver, .destinationOut: nil
        }
    }
}
