import Foundation

/// A line with its items in their places.
struct PackedLine {
    struct Item {
        /// The rectangle; along the scrolling axis it counts from the beginning of the line.
        var frame: CGRect
        var fitsWidth = false
        var fitsHeight = false
    }

    var items: [Item]
    /// The length along the scrolling axis.
    var extent: CGFloat
}

/// What is around the lines of a section, along the scrolling axis, in points.
struct SectionFrame {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var header: SectionEdge?
    var footer: SectionEdge?
}

/// A supplementary view before or after a section's lines.
struct SectionEdge {
    var kind: String
    /// Its length along the scrolling axis.
    var length: CGFloat
    /// Its place across.
    var start: CGFloat
    var breadth: CGFloat
    /// Whether its content decides the length.
    var fits = false
}

/// Breaks the items of sections into lines.
@MainActor protocol LineSource: AnyObject {
    /// What is around the lines.
    func frame(ofSection section: Int) -> SectionFrame
    /// How many items every line but the last holds, and how long it is before its items were measured; `nil` if that
    /// differs from line to line.
    func regularLine(inSection section: Int, count: Int) -> (count: Int, extent: CGFloat)?
    /// The line that begins with an item; never empty.
    func line(inSection section: Int, from first: Int, to end: Int) -> PackedLine
}
