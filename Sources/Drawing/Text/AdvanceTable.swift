/// How far letters of a face advance, in units of which 2,048 make the size of the font.
///
/// Without serifs they are those of Arial and of the faces that have its metrics, such as Liberation Sans; with serifs
/// those of Times New Roman and of Liberation Serif. Rounded letters are those of Nunito, whose italics are as wide.
struct AdvanceTable: Sendable {
    /// The units in the size of a font.
    static let unitsPerEm = 2_048.0
    /// The width of every letter of a monospaced face: Courier's, and that of the faces that have its metrics.
    static let monospaced: UInt32 = 1_229
    /// The width of a letter that is in no table: about the mean of small Latin letters.
    private static let other: UInt32 = 1_024

    private let widths: [UInt16]

    /// Returns the table of a face whose letters have different widths.
    static func table(design: FontDescription.Design, isBold: Bool, isItalic: Bool) -> AdvanceTable {
        switch (design, isBold, isItalic) {
        case (.rounded, false, _): roundedTable
        case (.rounded, true, _): roundedBoldTable
        case (.serif, false, false): serifTable
        case (.serif, true, false): serifBoldTable
        case (.serif, false, true): serifItalicTable
        case (.serif, true, true): serifBoldItalicTable
        case (_, false, false): regularTable
        case (_, true, false): boldTable
        case (_, false, true): italicTable
        case (_, true, true): boldItalicTable
        }
    }

    private static let regularTable = AdvanceTable(widths: regular)
    private static let boldTable = AdvanceTable(widths: bold)
    private static let italicTable = AdvanceTable(widths: italic)
    private static let boldItalicTable = AdvanceTable(widths: boldItalic)
    private static let serifTable = AdvanceTable(widths: serif, and: regular)
    private static let serifBoldTable = AdvanceTable(widths: serifBold, and: bold)
    private static let serifItalicTable = AdvanceTable(widths: serifItalic, and: italic)
    private static let serifBoldItalicTable = AdvanceTable(widths: serifBoldItalic, and: boldItalic)
    private static let roundedTable = AdvanceTable(widths: rounded, orElse: regular)
    private static let roundedBoldTable = AdvanceTable(widths: roundedBold, orElse: bold)

    /// Creates a table with other widths of ``MeasuredFaces/letters``, in their order.
    init(_ letters: [UInt32], else common: AdvanceTable) {
        var widths = common.widths
        var rest = letters[...]
        for range in MeasuredFaces.letters {
            guard let start = Self.index(of: range.lowerBound) else { continue }
            for (index, width) in zip(start..., rest.prefix(range.count)) {
                widths[index] = UInt16(clamping: width)
            }
            rest = rest.dropFirst(range.count)
        }
        self.widths = widths
    }

    /// Creates a table of widths. The last blocks are those of another table if they are left out.
    private init(widths: [UInt16], and other: [UInt16] = []) { self.widths = widths + other.dropFirst(widths.count) }

    /// Creates a table of widths, with those of another face for letters that have none, which a viewer shows in it.
    private init(widths: [UInt16], orElse other: [UInt16]) {
        self.widths = other.indices.map { index in
            if index < widths.count, widths[index] > 0 { widths[index] } else { other[index] }
        }
    }

    /// The blocks of scalars in the tables, in their order, each with the index of its first scalar. The last two are
    /// the same with and without serifs.
    private static let blocks: [(scalars: ClosedRange<UInt32>, start: Int)] = {
        let scalars: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x1E00...0x1EFF, 0x2010...0x2044, 0x20A0...0x20BF,
            0x2190...0x2195, 0x2212...0x2265, 0x2500...0x2502, 0xFB01...0xFB02, 0x5BE...0x5F4, 0x2503...0x25CF,
        ]
        var start = 0
        return scalars.map { range in
            defer { start += range.count }
            return (range, start)
        }
    }()

    /// Returns the place of a scalar in the tables; `nil` if it is in no block.
    private static func index(of scalar: UInt32) -> Int? {
        for block in blocks where block.scalars.contains(scalar) {
            return block.start + Int(scalar - block.scalars.lowerBound)
        }
        return nil
    }

    /// Whether a scalar is in the tables of all faces.
    static func contains(_ scalar: Unicode.Scalar) -> Bool { index(of: scalar.value).map { regular[$0] != 0 } ?? false }

    /// Returns the width of a character in units; that of a tab is a space's.
    func width(of character: Character) -> UInt32 {
        if let ascii = character.asciiValue { return width(ofASCII: ascii) }
        // Emoji and East Asian letters are as wide as the font is high.
        if character.cellWidth == 2 { return UInt32(Self.unitsPerEm) }
        var width: UInt32 = 0
        for scalar in character.unicodeScalars {
            if let ascii = UInt8(exactly: scalar.value), ascii < 0x7F {
                width += self.width(ofASCII: ascii)
            } else if !scalar.isWidthless {
                width += self.width(of: scalar)
            }
        }
        return width
    }

    /// Returns the width of an ASCII character in units; 0 for controls.
    func width(ofASCII byte: UInt8) -> UInt32 {
        if byte >= 0x20, byte < 0x7F { return UInt32(widths[Int(byte) - 0x20]) }
        return byte == 0x09 ? UInt32(widths[0]) : 0
    }

    private func width(of scalar: Unicode.Scalar) -> UInt32 {
        // A scalar that the faces lack has 0.
        guard let index = Self.index(of: scalar.value), widths[index] > 0 else { return Self.other }
        return UInt32(widths[index])
    }
}
