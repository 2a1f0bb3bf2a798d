import Foundation

/// The picture that a page holds as SVG, and the edits that lead from one picture to the next.
///
/// The page sets the face of most texts, ``faces``, and keeps the spaces of all texts, so that elements need not say it.
/// The tree keeps the groups of the last display list. Groups that are the same object, or draw the same, are not
/// looked into again, so an update costs what differs. What is out of sight is left out: it costs a comparison.
package struct PictureTree {
    private var root = PictureNode(number: 0, group: nil)
    private var nextNumber = 1
    /// The outlines of symbols and the bitmaps that the page has.
    private var library = SVGDefinitions(scope: "y")
    private var edits: [PictureEdit] = []

    /// The faces that the page sets for all texts.
    package static var faces: String { TextFace.sans }

    /// Creates the tree of an empty picture.
    package init() {}

    /// The bytes of definitions that a page keeps until its picture should be begun again with an empty tree.
    package static let definitionLimit = 4 << 20

    /// Whether the page has so many definitions that its picture should be begun again.
    package var isFull: Bool { library.text.utf8.count > Self.definitionLimit }

    /// Updates the tree to a display list, and returns the edits that update the page's picture, in order.
    ///
    /// - Parameters:
    ///   - list: The display list.
    ///   - area: The area that the page shows; by default, everything.
    package mutating func update(to list: DisplayList, in area: CGRect? = nil) -> [PictureEdit] {
        edits = []
        let known = library.text.utf8.count
        update(root, to: list, depth: 0, area.map(SeenArea.init) ?? .everything)
        let added = library.text.utf8.dropFirst(known)
        if !added.isEmpty { edits.insert(.define(markup: String(decoding: added, as: UTF8.self)), at: 0) }
        defer { edits = [] }
        return edits
    }

    // MARK: Updates

    private mutating func update(_ node: PictureNode, to list: DisplayList, depth: Int, _ area: SeenArea) {
        let (parts, areAll) = PicturePart.parts(of: list, depth: depth, in: area)
        let plan = PicturePlan(from: node.contents, to: parts)
        var contents: [PictureNode.Content] = []
        // Later elements first, so that the indexes of earlier ones stay as they are.
        var replacements: [PictureEdit] = []
        for step in plan.steps {
            switch step {
            case .keep(let old, let new):
                contents.append(node.contents[old])
                if case .node(let child) = node.contents[old], case .group(let group) = parts[new] {
                    update(child, to: group, depth: depth + 1, area.inside(group.effects))
                }
            case .replace(let old, let new):
                let made = parts[new].map { make($0, depth: depth, area) }
                contents.append(contentsOf: made.map(\.content))
                replacements.append(
                    .replace(
                        group: node.number, index: old.lowerBound, count: old.count,
                        markup: made.map(\.markup).joined()))
            }
        }
        node.contents = contents
        node.area = area
        node.isWhole = areAll && contents.allSatisfy(\.isWhole)
        edits.append(contentsOf: replacements.reversed())
    }

    /// - Parameter area: The area that can be seen inside the group.
    private mutating func update(_ node: PictureNode, to group: DisplayGroup, depth: Int, _ area: SeenArea) {
        guard let old = node.group else { return }
        // As much of the contents is seen as before.
        let isSeenAlike = node.area == area || (node.isWhole && area.shows(allOf: group))
        if old === group {
            if !isSeenAlike { update(node, to: group.list, depth: depth, area) }
            return
        }
        node.group = group
        let (before, after) = (old.effects, group.effects)
        if before.transform != after.transform || before.opacity != after.opacity {
            edits.append(.place(group: node.number, transform: after.svgTransform, opacity: after.svgOpacity))
        }
        if after.needsDefinitions {
            let definitions = definitions(of: group, node.number)
            if definitions != node.definitions {
                node.definitions = definitions
                edits.append(.redefine(group: node.number, markup: definitions))
            }
        }
        if isSeenAlike, old.contentFingerprint == group.contentFingerprint, old.list == group.list { return }
        update(node, to: group.list, depth: depth, area)
    }

    // MARK: Markup

    private mutating func make(
        _ part: PicturePart, depth: Int, _ around: SeenArea
    ) -> (content: PictureNode.Content, markup: String) {
        switch part {
        case .items(let items): return (.items(items), markup(of: items))
        case .group(let group):
            let node = PictureNode(number: nextNumber, group: group)
            nextNumber += 1
            let area = around.inside(group.effects)
            let (parts, areAll) = PicturePart.parts(of: group.list, depth: depth + 1, in: area)
            let inside = parts.map { make($0, depth: depth + 1, area) }
            node.contents = inside.map(\.content)
            (node.area, node.isWhole) = (area, areAll && node.contents.allSatisfy(\.isWhole))
            let effects = group.effects
            var markup = "<g id=\"n\(node.number)\""
            if !effects.svgTransform.isEmpty { markup += " transform=\"\(effects.svgTransform)\"" }
            if !effects.svgOpacity.isEmpty { markup += " opacity=\"\(effects.svgOpacity)\"" }
            guard effects.needsDefinitions else {
                return (.node(node), markup + ">" + inside.map(\.markup).joined() + "</g>")
            }
            node.definitions = definitions(of: group, node.number)
            if effects.shadow != nil { markup += " filter=\"url(#s\(node.number))\"" }
            markup += "><defs>" + node.definitions + "</defs><g id=\"k\(node.number)\""
            if effects.clip != nil { markup += " clip-path=\"url(#c\(node.number))\"" }
            return (.node(node), markup + ">" + inside.map(\.markup).joined() + "</g></g>")
        }
    }

    /// Returns the definitions of a group's clip and shadow.
    private func definitions(of group: DisplayGroup, _ number: Int) -> String {
        var result = ""
        if let clip = group.effects.clip {
            result += "<clipPath id=\"c\(number)\">" + SVGWriter.shape(of: clip, origin: .zero) + "</clipPath>"
        }
        if let shadow = group.effects.shadow {
            // A filter that is missing would hide the group.
            let filter = SVGWriter.filter(of: shadow, around: group.contentBounds) ?? "><feOffset/>"
            result += "<filter id=\"s\(number)\"" + filter + "</filter>"
        }
        return result
    }

    /// Takes the library out, so that a writer can add to it without copying it.
    private mutating func lendLibrary() -> SVGDefinitions {
        var lent = SVGDefinitions(scope: library.scope)
        swap(&lent, &library)
        return lent
    }

    /// Returns one element with some items.
    private mutating func markup(of items: [DisplayItem]) -> String {
        let list = DisplayList(drawable: items).flattened
        var writer = SVGWriter(
            SVGRepeats(DisplayList()), scope: "d\(nextNumber)", library: lendLibrary(), isInPage: true)
        list.walk(&writer)
        if let used = writer.library { library = used }
        let own = writer.definitions.text
        if own.isEmpty {
            let isElement = items.count == 1 && items[0].isElement
            return isElement ? String(writer.body.dropLast()) : "<g>" + writer.body + "</g>"
        }
        // Other parts have other ids.
        nextNumber += 1
        return "<g><defs>" + own + "</defs>" + writer.body + "</g>"
    }
}

extension DisplayItem {
    /// Whether the item is one element, whatever its numbers are, on a line of its own.
    fileprivate var isElement: Bool {
        switch self {
        case .fill, .stroke: true
        case .text(let run): run.lines.filter { !$0.text.isEmpty }.count == 1
        case .image, .group: false
        }
    }
}
