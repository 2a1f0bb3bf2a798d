import Foundation

/// A group of the picture that a page holds, and what is in it.
final class PictureNode {
    /// An element in a group.
    enum Content {
        case items([DisplayItem])
        case node(PictureNode)
    }

    /// The number in the id of the element.
    let number: Int
    /// The group that is shown; `nil` for the picture itself.
    var group: DisplayGroup?
    var contents: [Content]
    /// The area that could be seen when the contents were made.
    var area = SeenArea.everything
    /// Whether nothing in the group was left out.
    var isWhole = true
    /// The definitions for the group's effects, as they were sent.
    var definitions: String

    init(number: Int, group: DisplayGroup?, contents: [Content] = [], definitions: String = "") {
        (self.number, self.group, self.contents, self.definitions) = (number, group, contents, definitions)
    }
}

extension PictureNode.Content {
    /// Whether nothing in it was left out.
    var isWhole: Bool { if case .node(let node) = self { node.isWhole } else { true } }

    /// Whether a part draws the same.
    func isKept(as part: PicturePart) -> Bool {
        switch (self, part) {
        case (.items(let old), .items(let new)): DisplayList(drawable: old) == DisplayList(drawable: new)
        case (.node(let node), .group(let group)): node.group.map { $0.isKept(as: group) } ?? false
        default: false
        }
    }

    /// Whether a part draws the same elsewhere.
    func isMoved(to part: PicturePart) -> Bool {
        guard case .node(let node) = self, case .group(let group) = part, let old = node.group else { return false }
        return old.contentFingerprint == group.contentFingerprint && old.list == group.list
    }
}
