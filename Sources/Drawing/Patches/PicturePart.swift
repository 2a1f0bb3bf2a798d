import Foundation

/// A part of a group's contents that is one element of a page: a group, or the items between two groups.
enum PicturePart {
    /// Items of which none is a group that can change by itself.
    case items([DisplayItem])
    /// A group whose contents change by themselves.
    case group(DisplayGroup)

    /// The most groups in each other that are elements of their own. Browsers read no more than 512 elements in each
    /// other.
    static let depthLimit = 96

    /// Returns the parts of a group's contents that may be seen, and whether these are all.
    ///
    /// - Parameters:
    ///   - depth: The number of groups around.
    ///   - area: The area that can be seen.
    static func parts(of list: DisplayList, depth: Int, in area: SeenArea) -> (parts: [PicturePart], areAll: Bool) {
        var parts: [PicturePart] = []
        var items: [DisplayItem] = []
        var areAll = true
        for item in list.items {
            if !area.mayShow(item) {
                areAll = false
                continue
            }
            if case .group(let group) = item, group.changesByParts, depth < depthLimit {
                if !items.isEmpty { parts.append(.items(items)) }
                items = []
                parts.append(.group(group))
            } else {
                items.append(item)
            }
        }
        if !items.isEmpty { parts.append(.items(items)) }
        return (parts, areAll)
    }
}

extension DisplayGroup {
    /// Whether a page has the group as an element of its own: its looks do not depend on what is around it, and it is
    /// neither a mask nor filtered as a whole.
    fileprivate var changesByParts: Bool {
        if hasBlending || hasProjection { return false }
        return switch effects.treatment {
        case nil, .link: true
        case .mask, .blur, .colors, .blend, .isolation, .projection: false
        }
    }
}

extension DisplayGroup.Effects {
    /// The transform as SVG writes it.
    var svgTransform: String { transform == .identity ? "" : SVGText.matrix(transform) }
    /// The opacity as SVG writes it.
    var svgOpacity: String { opacity < 1 ? SVGText.number(opacity) : "" }
    /// Whether an element needs definitions for the effects.
    var needsDefinitions: Bool { clip != nil || shadow != nil }
}
