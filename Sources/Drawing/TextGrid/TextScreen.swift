import Foundation

/// A grid of character cells with colours: the appearance of a display list in a terminal.
///
/// Cells contain only printable characters, so that drawn text cannot put a control sequence into the output.
package struct TextScreen: Sendable {
    /// A cell of the grid.
    struct Cell: Equatable {
        /// A scalar, or from `clusterBase` on the index of a cluster; 0 for nothing.
        var glyph: UInt32 = 0
        /// The colour as 0xFFrrggbb; 0 for the terminal's default.
        var foreground: UInt32 = 0
        var background: UInt32 = 0
        /// The lines from the cell's centre, two bits each for up, right, down, left: 1 thin, 2 thick.
        var lines: UInt8 = 0
        /// The number of the link that the character is part of; 0 for none.
        var link: UInt8 = 0
        var style = Style(rawValue: 0)

        var isBlank: Bool { glyph == 0 && lines == 0 }
    }

    struct Style: OptionSet, Equatable {
        let rawValue: UInt16

        /// The glyph is text, not part of a shape.
        static let text = Style(rawValue: 1)
        static let bold = Style(rawValue: 2)
        static let italic = Style(rawValue: 4)
        static let underline = Style(rawValue: 8)
        static let strikethrough = Style(rawValue: 16)
        /// Corners of the lines are rounded.
        static let rounded = Style(rawValue: 32)
        static let dashed = Style(rawValue: 64)
        /// The character in the previous cell extends into this one.
        static let continued = Style(rawValue: 128)
        /// A caret is in front of the cell, or it is selected.
        static let marked = Style(rawValue: 256)
        /// The cell shows pixels of an image.
        static let picture = Style(rawValue: 512)
        /// The text is fainter than others on purpose, like that of a disabled control.
        static let faint = Style(rawValue: 1024)
        /// The cell is filled with a colour of controls, however close to that of the page.
        static let plate = Style(rawValue: 2048)

        static let face: Style = [.bold, .italic, .underline, .strikethrough, .marked, .faint]

        // The standard one is slow where nothing is optimized, and each cell is asked.
        @inline(__always)
        func contains(_ other: Style) -> Bool { rawValue & other.rawValue == other.rawValue }
    }

    /// The number above all scalars from which glyphs are clusters.
    static let clusterBase: UInt32 = 0x0020_0000

    package let columns: Int
    package let rows: Int
    /// The colour that unset backgrounds stand for, as 0xFFrrggbb.
    let canvas: UInt32
    var cells: [Cell]
    /// The characters with several scalars, each once.
    private(set) var clusters: [String] = []
    private var clusterNumbers: [String: UInt32] = [:]
    /// The addresses of the links, from number 1 on, each once.
    private(set) var links: [String] = []

    /// The most cells in a row, and in a column.
    private static let longestSide = 4096

    /// Creates an empty screen. Sides are limited to 0...4096.
    package init(columns: Int, rows: Int) { self.init(columns: columns, rows: rows, canvas: 0xFFFF_FFFF) }

    init(columns: Int, rows: Int, canvas: UInt32) {
        self.canvas = canvas
        self.columns = min(max(columns, 0), Self.longestSide)
        self.rows = min(max(rows, 0), Self.longestSide)
        cells = [Cell](repeating: Cell(), count: self.columns * self.rows)
    }

    /// Whether more clusters and links may be added. They are limited, because none is ever removed.
    var hasRoom: Bool { clusters.count < 4096 && links.count < 200 }

    /// The longest address of a link. Terminals ignore longer ones.
    private static let longestAddress = 2083

    /// Returns the number of a link; 0 for an address that cannot be sent, and for too many.
    mutating func number(ofLink address: String) -> UInt8 {
        if let known = links.firstIndex(of: address) { return UInt8(known + 1) }
        let isSendable = address.utf8.count <= Self.longestAddress && address.utf8.allSatisfy { 0x21...0x7E ~= $0 }
        guard isSendable, links.count < Int(UInt8.max) else { return 0 }
        links.append(address)
        return UInt8(links.count)
    }

    /// The address of a link by its number; `nil` for 0.
    func address(ofLink number: UInt8) -> String? { number == 0 ? nil : links[Int(number) - 1] }

    /// All cells.
    var area: CellArea { CellArea(rows: 0..<rows, columns: 0..<columns) }

    /// Clears an area.
    mutating func clear(_ area: CellArea) {
        for row in area.rows {
            for column in area.columns { cells[row * columns + column] = Cell() }
        }
    }

    /// Returns the glyph of a character with several scalars.
    mutating func glyph(ofCluster cluster: String) -> UInt32 {
        if let known = clusterNumbers[cluster] { return known }
        let number = Self.clusterBase + UInt32(clusters.count)
        clusters.append(cluster)
        clusterNumbers[cluster] = number
        return number
    }

    /// Clears a cell's character, including the other half of a wide one, but not its background.
    mutating func clearGlyph(at index: Int) {
        if cells[index].style.contains(.continued), index > 0 { blank(index - 1) }
        if (index + 1) % columns != 0, cells[index + 1].style.contains(.continued) { blank(index + 1) }
        blank(index)
    }

    /// Covers cells of a row with an opaque colour, characters included.
    mutating func cover(_ row: Int, _ columns: Range<Int>, with color: UInt32) {
        guard let first = columns.first, let last = columns.last else { return }
        let start = row * self.columns
        // Inside, both halves of a wide character are covered.
        clearGlyph(at: start + first)
        clearGlyph(at: start + last)
        for index in start + first...start + last {
            blank(index)
            cells[index].background = color
        }
    }

    private mutating func blank(_ index: Int) {
        cells[index].glyph = 0
        cells[index].lines = 0
        cells[index].link = 0
        cells[index].style = Style(rawValue: 0)
    }

    /// Whether both screens share their storage and so are equal without comparison.
    package func isSame(as other: TextScreen) -> Bool {
        // The addresses are only compared, which both arrays outlive.
        columns == other.columns && rows == other.rows
            && cells.withUnsafeBufferPointer { mine in
                other.cells.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
            }
    }

    /// Whether a cell looks the same as the cell at the same index of another screen of the same size.
    func isSame(_ index: Int, as other: TextScreen) -> Bool {
        var (mine, theirs) = (cells[index], other.cells[index])
        if mine.glyph >= Self.clusterBase, theirs.glyph >= Self.clusterBase {
            guard
                clusters[Int(mine.glyph - Self.clusterBase)] == other.clusters[Int(theirs.glyph - Self.clusterBase)]
            else { return false }
            (mine.glyph, theirs.glyph) = (0, 0)
        }
        if mine.link != theirs.link || mine.link != 0 {
            guard address(ofLink: mine.link) == other.address(ofLink: theirs.link) else { return false }
            (mine.link, theirs.link) = (0, 0)
        }
        return mine == theirs
    }
}

extension TextScreen: Equatable {
    /// Whether both look the same.
    package static func == (one: TextScreen, other: TextScreen) -> Bool {
        guard one.columns == other.columns, one.rows == other.rows else { return false }
        if one.clusters == other.clusters, one.links == other.links { return one.cells == other.cells }
        return one.cells.indices.allSatisfy { one.isSame($0, as: other) }
    }
}
