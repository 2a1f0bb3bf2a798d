import Foundation

/// The repeated parts of a drawing, which a document defines once.
struct SVGRepeats: DisplayListVisitor {
    /// A path without its place.
    struct Outline {
        /// The path data, relative to the first point.
        let text: String
        let place: CGPoint

        /// Makes an outline of a path that is long enough to be worth a definition; `nil` for any other.
        init?(_ path: PathData) {
            guard path.elements.count >= 6, case .move(let first)? = path.elements.first else { return nil }
            let moved = path.applying(CGAffineTransform(translationX: -first.x, y: -first.y))
            (text, place) = (SVGText.path(moved), first)
            guard text.utf8.count >= 80 else { return nil }
        }
    }

    private var outlines: [String: Int] = [:]
    private var groups: [ObjectIdentifier: Int] = [:]

    init(_ list: DisplayList) { list.walk(&self) }

    func contains(_ outline: Outline) -> Bool { outlines[outline.text, default: 0] > 1 }

    /// Whether a group is drawn several times, and looks the same wherever it is.
    func contains(_ group: DisplayGroup) -> Bool {
        groups[ObjectIdentifier(group), default: 0] > 1 && !group.hasBlending && group.effects.blend == nil
    }

    mutating func visit(_ item: DisplayItem) {
        switch item {
        case .fill(.path(let path), .color, _), .stroke(.path(let path), _, .color):
            if let outline = Outline(path) { outlines[outline.text, default: 0] += 1 }
        default: break
        }
    }

    mutating func begin(_ group: DisplayGroup) -> Bool {
        groups[ObjectIdentifier(group), default: 0] += 1
        // What is in a group that is defined once is written once.
        return groups[ObjectIdentifier(group)] == 1
    }

    mutating func end(_ group: DisplayGroup) {}
}
