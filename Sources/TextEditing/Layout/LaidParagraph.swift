/// A paragraph of a text that has been broken into rows.
struct LaidParagraph {
    /// A row: a line on screen. Offsets are in the UTF-8 of the paragraph.
    struct Row: Hashable {
        let start: Int
        /// The start of the next row, or the end of the paragraph before its line break.
        let end: Int
        /// The end of the visible text. From there to `end` are spaces at which the row wraps.
        let shownEnd: Int
        /// The width of the visible text, in points.
        let width: Double
        /// How far carets are to the right of the row's start: the width with the spaces, as far as there is room.
        let reach: Double

        func moved(by distance: Int) -> Row {
            Row(start: start + distance, end: end + distance, shownEnd: shownEnd + distance, width: width, reach: reach)
        }
    }

    /// The length of the paragraph with its line break, in UTF-8.
    let length: Int
    /// The length of its line break, in UTF-8.
    let breakLength: Int
    /// At least one.
    let rows: [Row]
    /// The reach of the row that has most.
    let reach: Double

    /// The characters of a long line that does not wrap; `nil` for others, whose characters are found when they are
    /// asked for.
    let longLine: LineCharacters?

    init(length: Int, breakLength: Int, rows: [Row], longLine: LineCharacters? = nil) {
        self.longLine = longLine
        self.length = length
        self.breakLength = breakLength
        self.rows = rows
        reach = rows.reduce(0) { max($0, $1.reach) }
    }

    /// The length without the line break, in UTF-8.
    var contentLength: Int { length - breakLength }

    /// The index of the row that an offset is in, or that starts there.
    func row(at offset: Int) -> Int {
        max(0, rows.partitioningIndex { $0.start > offset } - 1)
    }
}
