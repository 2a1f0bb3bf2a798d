/// The medium that shows a text, which decides how the text is measured.
package struct TextMedium: Hashable, Sendable {
    /// The kinds of media.
    package enum Kind: UInt8, Hashable, Sendable {
        /// None in particular: characters of one width that grows with the font, so that sizes are simple numbers.
        case uniform
        /// A grid of cells: a character takes one or two of them, whatever the font.
        case grid
        /// Vector graphics: letters have the widths of faces.
        case vector
    }

    /// The kind of the medium.
    package let kind: Kind
    /// The number of the faces that show the text, if they were measured; 0 for the common faces. See
    /// ``MeasuredFaces``.
    package let faces: UInt16

    /// The medium of a kind, with the common faces.
    package static let uniform = TextMedium(.uniform)
    package static let grid = TextMedium(.grid)
    package static let vector = TextMedium(.vector)
    /// All media with the common faces.
    package static let allCases: [TextMedium] = [.uniform, .grid, .vector]

    package init(_ kind: Kind, faces: UInt16 = 0) {
        self.kind = kind
        self.faces = faces
    }

    /// Whether a caret takes the room of a character at the end of a row, and not that of a bar alone.
    package var givesCaretsCharacters: Bool { kind != .vector }
}
