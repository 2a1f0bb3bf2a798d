import Drawing

/// How an edited text is laid out.
package struct LayoutStyle: Hashable, Sendable {
    /// The font of the text.
    package var font: FontDescription
    /// The width in which lines stand, in points. `nil`, infinity or NaN: none, so lines do not wrap, and begin at the
    /// left edge.
    package var width: Double?
    /// Whether lines wrap at that width. Otherwise they may be longer, as in a field of one line.
    package var wraps: Bool
    /// Where lines stand in the width. A line that is too long begins at the left edge.
    package var alignment: TextRun.Alignment

    /// Creates a style.
    package init(
        font: FontDescription = .body, width: Double? = nil, wraps: Bool = true, alignment: TextRun.Alignment = .left
    ) {
        self.font = font
        self.width = width
        self.wraps = wraps
        self.alignment = alignment
    }

    /// The width at which lines wrap; `nil` if they do not.
    var wrapWidth: Double? { wraps ? room : nil }

    /// The width in which lines stand; `nil` if there is none.
    var room: Double? { width.flatMap { $0.isFinite ? max(0, $0) : nil } }
}
