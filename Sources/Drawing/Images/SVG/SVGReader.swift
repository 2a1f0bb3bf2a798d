import Foundation
import Foundations

/// Reads the shapes of an SVG file into a display list.
struct SVGReader {
    struct Drawing {
        let list: DisplayList
        /// The size the list is made for, in points.
        let size: CGSize
        /// The features in the file that are not supported, each once.
        let unknown: [String]
    }

    private static let depthLimit = 64
    private static let itemLimit = 100_000
    private static let sideLimit = 1e5
    /// Elements that draw nothing themselves.
    private static let silent: Set<String> = [
        "defs", "title", "desc", "metadata", "symbol", "clipPath", "mask", "linearGradient", "radialGradient",
        "pattern",
        "marker", "filter", "script", "sodipodi:namedview",
    ]

    private var context = DrawingContext()
    private var styles = [SVGStyle()]
    /// The elements that are open.
    private var open: [String] = []
    private var unknown: [String] = []
    private var itemCount = 0
    private var size: CGSize?

    static func read(_ bytes: [UInt8]) throws(AssetFault) -> Drawing {
        var reader = SVGReader()
        try reader.run(XMLScanner(bytes))
        guard let size = reader.size else { throw AssetFault("it is not an SVG file") }
        return Drawing(list: reader.context.finish(), size: size, unknown: reader.unknown)
    }

    private mutating func run(_ tags: XMLScanner) throws(AssetFault) {
        var tags = tags
        var skipped = 0
        while let tag = try Self.next(&tags) {
            switch tag {
            case .open(let name, let attributes, let isEmpty):
                if skipped > 0 {
                    skipped += isEmpty ? 0 : 1
                    continue
                }
                let isEntered = try begin(name, attributes)
                if !isEntered {
                    skipped = isEmpty ? 0 : 1
                } else if isEmpty {
                    end()
                } else {
                    guard open.count < Self.depthLimit else { throw AssetFault("its elements are nested too deep") }
                    open.append(name)
                }
            case .close(let name):
                if skipped > 0 {
                    skipped -= 1
                } else {
                    guard open.popLast() == name else { throw AssetFault("its tags do not match") }
                    end()
                }
            }
        }
        guard open.isEmpty, skipped == 0 else { throw AssetFault("its XML ends early") }
    }

    private static func next(_ tags: inout XMLScanner) throws(AssetFault) -> XMLScanner.Tag? {
        do { return try tags.next() } catch { throw AssetFault(error.message) }
    }

    private mutating func note(_ text: String) {
        if unknown.count < 8, !unknown.contains(text) { unknown.append(text) }
    }

    /// Begins an element. Returns whether to read its contents.
    private mutating func begin(_ name: String, _ attributes: [String: String]) throws(AssetFault) -> Bool {
        guard size != nil else {
            guard name == "svg" else { throw AssetFault("it is not an SVG file") }
            try beginDocument(attributes)
            return true
        }
        if Self.silent.contains(name) { return false }
        guard name == "g" || name == "a" || SVGShape.isKnown(name) else {
            note(name.contains(":") ? "foreign elements" : "the element \(AssetFault.quoted(name))")
            return false
        }
        beginGroup(attributes)
        if name == "g" || name == "a" { return true }
        itemCount += 1
        guard itemCount <= Self.itemLimit else { throw AssetFault("it has more than \(Self.itemLimit) shapes") }
        let (shape, isWhole) = SVGShape.read(name, attributes)
        if !isWhole { note("a damaged \(name)") }
        let style = styles[styles.count - 1]
        if let shape, !style.isHidden {
            if let fill = style.fill, name != "line" {
                context.fill(shape, with: .color(fill.withAlpha(fill.alpha * style.fillOpacity)), rule: style.rule)
            }
            if let stroke = style.stroke {
                context.stroke(
                    shape, with: .color(stroke.withAlpha(stroke.alpha * style.strokeOpacity)), pen: style.pen)
            }
        }
        return true
    }

    private mutating func beginGroup(_ attributes: [String: String]) {
        var style = styles[styles.count - 1]
        style.apply(attributes) { note($0) }
        styles.append(style)
        if style.opacity < 1 { context.beginGroup(opacity: style.opacity) } else { context.save() }
        guard let text = attributes["transform"] else { return }
        if let transform = SVGTransform.read(text) {
            context.concatenate(transform)
        } else {
            note("the transform \(AssetFault.quoted(text))")
        }
    }

    private mutating func end() {
        styles.removeLast()
        context.restore()
    }

    /// Reads the size, and maps the view box to it, centred and with its aspect ratio.
    private mutating func beginDocument(_ attributes: [String: String]) throws(AssetFault) {
        let box = attributes["viewBox"].flatMap(SVGNumbers.list)
        let area = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? $0 : nil }
        if attributes["viewBox"] != nil, area == nil { throw AssetFault("its viewBox is not four numbers") }
        let width = attributes["width"].flatMap { SVGNumbers.length($0) }
        let height = attributes["height"].flatMap { SVGNumbers.length($0) }
        let shown = CGSize(
            width: width ?? height.flatMap { h in area.map { $0[2] * h / $0[3] } } ?? area?[2] ?? 100,
            height: height ?? width.flatMap { w in area.map { $0[3] * w / $0[2] } } ?? area?[3] ?? 100)
        guard shown.width > 0, shown.height > 0, shown.width <= Self.sideLimit, shown.height <= Self.sideLimit else {
            throw AssetFault("its size is \(shown.width)×\(shown.height)")
        }
        size = shown
        var style = SVGStyle()
        style.apply(attributes) { note($0) }
        styles.append(style)
        if style.opacity < 1 { context.beginGroup(opacity: style.opacity) } else { context.save() }
        guard let area else { return }
        var (x, y) = (shown.width / area[2], shown.height / area[3])
        if attributes["preserveAspectRatio"] != "none" { (x, y) = (min(x, y), min(x, y)) }
        context.concatenate(
            CGAffineTransform(
                a: x, b: 0, c: 0, d: y, tx: (shown.width - area[2] * x) / 2 - area[0] * x,
                ty: (shown.height - area[3] * y) / 2 - area[1] * y))
    }
}
