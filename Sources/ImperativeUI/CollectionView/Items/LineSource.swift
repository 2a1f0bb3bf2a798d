import Foundation

/// A line with the frames of its items.
struct PackedLine {
    struct Item {
        /// The frame; along the scrolling axis it is relative to the start of the line.
        var frame: CGRect
        var fitsWidth = false
        var fitsHeight = false
    }

    var items: [Item]
    /// The length along the scrolling axis.
    var extent: CGFloat
}

/// The space around the lines of a section, in points.
struct SectionFrame {
    /// The space before the header and after the footer.
    var lead: CGFloat = 0
    var tail: CGFloat = 0
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
    /// Its position across the scrolling axis.
    var start: CGFloat
    var breadth: CGFloat
    /// Whether the view's content decides the length.
    var fits = false
}

/// Breaks the items of sections into lines.
@MainActor protocol LineSource: AnyObject {
    /// Returns the space around a section's lines.
    func frame(ofSection section: Int) -> SectionFrame
    /// Returns the number of items in every line but the last, and the length of a line before items are measured.
    ///
    /// Returns `nil` if lines may differ.
    func regularLine(inSection section: Int, count: Int) -> (count: Int, extent: CGFloat)?
    /// Returns the line that begins with an item. It is never empty.
    func line(inSection section: Int, from first: Int, to end: Int) -> PackedLine
}
