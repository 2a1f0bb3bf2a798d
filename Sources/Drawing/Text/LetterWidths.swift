/// The widths of the letters of a face, in units of which 2,048 are the size of the font.
enum LetterWidths: Sendable {
    /// Each letter has the width in a table.
    case table(AdvanceTable)
    /// All letters have one width, and wide letters twice that width.
    case cells(UInt32)

    /// Returns the width of a character.
    func width(of character: Character) -> UInt32 {
        switch self {
        case .table(let table): table.width(of: character)
        case .cells(let width): UInt32(character.cellWidth) * width
        }
    }

    /// Returns the width of a printable ASCII character.
    func width(ofASCII byte: UInt8) -> UInt32 {
        switch self {
        case .table(let table): table.width(ofASCII: byte)
        case .cells(let width): width
        }
    }
}
