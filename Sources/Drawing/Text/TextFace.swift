/// The properties of a font that choose among the faces of a viewer.
package struct TextFace: Hashable, Sendable {
    package let design: FontDescription.Design
    package let isBold: Bool
    package let isItalic: Bool

    /// All faces, in the order of their indexes.
    package static let all: [TextFace] = FontDescription.Design.allCases.flatMap { design in
        [(false, false), (true, false), (false, true), (true, true)].map {
            TextFace(design: design, isBold: $0.0, isItalic: $0.1)
        }
    }

    init(design: FontDescription.Design, isBold: Bool, isItalic: Bool) {
        (self.design, self.isBold, self.isItalic) = (design, isBold, isItalic)
    }

    /// The face of a font: from semibold on, a bold one.
    init(of font: FontDescription) {
        self.init(design: font.design, isBold: font.weight >= .semibold, isItalic: font.isItalic)
    }

    /// The place of the face in ``all``.
    package var index: Int { Self.all.firstIndex(of: self) ?? 0 }

    /// The table of the common face.
    var commonTable: AdvanceTable { .table(design: design, isBold: isBold, isItalic: isItalic) }

    /// The widths of the letters of the common face.
    var commonWidths: LetterWidths { design == .monospaced ? .cells(AdvanceTable.monospaced) : .table(commonTable) }

    /// Returns the width of a text in the common face, in units of which 2,048 are the size of the font.
    package func commonWidth(of text: String) -> Double {
        let widths = commonWidths
        return text.reduce(0) { $0 + Double(widths.width(of: $1)) }
    }

    /// The names of the faces that a viewer is told to show, as the value of `font-family`.
    package var family: String { Self.family(design) }

    /// Returns names of faces with the widths of the common ones.
    static func family(_ design: FontDescription.Design) -> String {
        switch design {
        case .default: sans
        case .serif: "'Times New Roman', 'Liberation Serif', Times, serif"
        case .rounded: "Nunito, ui-rounded, " + sans
        case .monospaced: "'Liberation Mono', Menlo, Consolas, 'Courier New', monospace"
        }
    }

    /// The names of the faces of most texts.
    static let sans = "Helvetica, Arial, 'Liberation Sans', sans-serif"
}
