import Foundations

/// The widths of letters in the faces of one viewer, as far as it has told them.
///
/// The widths never change. A viewer that tells more has another object, whose number is another medium of text, so
/// that nothing that was measured before counts. The widths of letters that are asked for and unknown are `wanted`.
package final class MeasuredFaces: Sendable {
    /// The letters of a face that a viewer measures together.
    package static let letters: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA0...0x17F]
    /// How many letters that is.
    package static let letterCount = letters.reduce(0) { $0 + $1.count }
    /// The pieces of text that are kept at most.
    package static let pieceLimit = 20_000
    /// The bytes of a piece at most. Longer ones are measured by the table.
    private static let longestPiece = 64
    private static let wantedLimit = 500

    /// A text that is measured as a whole, in a face.
    package struct Piece: Hashable, Sendable {
        package let face: TextFace
        package let text: String
    }

    /// The number that fonts refer to the faces by.
    package let number: UInt16
    /// The tables of faces other than the common ones.
    private let tables: [TextFace: AdvanceTable]
    /// The widths of pieces, in units.
    private let pieces: [Piece: UInt32]
    private let wanted = Locked<Set<Piece>>([])

    /// Creates the faces of a viewer that shows the common ones.
    package convenience init() { self.init(tables: [:], pieces: [:]) }

    private init(tables: [TextFace: AdvanceTable], pieces: [Piece: UInt32]) {
        (self.tables, self.pieces) = (tables, pieces)
        number = Self.known.withLock { $0.takeNumber() }
        if number > 0 { Self.known.withLock { $0.faces[number] = Weak(self) } }
    }

    deinit {
        if number > 0 { Self.known.withLock { $0.faces[number] = nil } }
    }

    /// The medium of text that a viewer with these faces shows.
    package var medium: TextMedium { TextMedium(.vector, faces: number) }

    // MARK: Other faces

    /// Returns the faces with more widths.
    ///
    /// - Parameters:
    ///   - letters: The widths of ``letters`` in some faces, in units of which 2,048 are the size of the font. Faces
    ///     with any other number of widths are left out.
    ///   - widths: The widths of pieces, in the same units.
    package func adding(letters: [TextFace: [UInt32]] = [:], widths: [Piece: UInt32] = [:]) -> MeasuredFaces {
        var tables = tables
        for (face, widths) in letters where widths.count == Self.letterCount {
            tables[face] = AdvanceTable(widths, else: face.commonTable)
        }
        return MeasuredFaces(tables: tables, pieces: pieces.merging(widths) { $1 })
    }

    /// Returns the pieces whose widths were asked for since the last call, and are unknown.
    package func takeWanted() -> [Piece] {
        let taken = wanted.withLock { wanted in
            defer { wanted = [] }
            return wanted
        }
        return taken.sorted { ($0.face.index, $0.text) < ($1.face.index, $1.text) }
    }

    // MARK: Widths

    /// The widths of the letters of a face. Those of a monospaced one are the width of a digit.
    func widths(of face: TextFace) -> LetterWidths {
        guard let table = tables[face] else { return face.commonWidths }
        return face.design == .monospaced ? .cells(table.width(ofASCII: 0x30)) : .table(table)
    }

    /// Returns the width of a line in units, and notes the pieces that are unknown.
    func units(_ line: Substring, in face: TextFace) -> Int {
        var sum = 0
        forEachPart(of: line, in: face) { sum += $1 }
        return sum
    }

    /// Returns the width of each character of a line, in units. Characters of a piece share its width.
    func advances(in line: String, _ face: TextFace) -> [Double] {
        var advances: [Double] = []
        forEachPart(of: line[...], in: face) { piece, width in
            let count = piece?.text.count ?? 1
            for _ in 0..<count { advances.append(Double(width) / Double(count)) }
        }
        return advances
    }

    /// Whether the viewer has told the widths of all letters of a text.
    func knows(_ text: String, in face: TextFace) -> Bool {
        if text.isPrintableASCII { return true }
        var isKnown = true
        forEachPart(of: text[...], in: face) { part, _ in
            if let part, pieces[part] == nil { isKnown = false }
        }
        return isKnown
    }

    /// Calls a function with the parts of a line that are measured as a whole, and their widths: single letters, and
    /// pieces, with their names.
    private func forEachPart(of line: Substring, in face: TextFace, _ body: (Piece?, Int) -> Void) {
        let (widths, hasOwnLetters) = (widths(of: face), tables[face] != nil)
        var index = line.startIndex
        while index < line.endIndex {
            let character = line[index]
            let next = line.index(after: index)
            if !character.isPiece(hasOwnLetters: hasOwnLetters, isMonospaced: face.design == .monospaced) {
                body(nil, Int(widths.width(of: character)))
                index = next
                continue
            }
            var (end, common) = (next, Int(widths.width(of: character)))
            if character.isJoined {
                while end < line.endIndex, line[end].isJoined {
                    common += Int(widths.width(of: line[end]))
                    end = line.index(after: end)
                }
            }
            let piece = Piece(face: face, text: String(line[index..<end]))
            if let width = pieces[piece] {
                body(piece, Int(width))
            } else {
                want(piece)
                body(piece, common)
            }
            index = end
        }
    }

    private func want(_ piece: Piece) {
        guard pieces.count < Self.pieceLimit, piece.text.utf8.count <= Self.longestPiece else { return }
        wanted.withLock { if $0.count < Self.wantedLimit { $0.insert(piece) } }
    }
}

// MARK: Numbers

extension MeasuredFaces {
    private struct Weak: Sendable {
        // Set once; weak references can be read from any thread.
        nonisolated(unsafe) weak var faces: MeasuredFaces?
        init(_ faces: MeasuredFaces?) { self.faces = faces }
    }

    private struct Known {
        /// The faces by their numbers. A number is taken before its faces are there.
        var faces: [UInt16: Weak] = [:]
        private var last: UInt16 = 0

        /// Takes a number that is free, and returns it; 0, for the common faces, if there is none.
        mutating func takeNumber() -> UInt16 {
            for _ in 1...FontDescription.facesLimit {
                last = last % FontDescription.facesLimit + 1
                if faces[last] == nil {
                    faces[last] = Weak(nil)
                    return last
                }
            }
            return 0
        }
    }

    private static let known = Locked(Known())

    /// Returns the faces with a number; `nil` for 0, and for faces that are gone.
    static func faces(_ number: UInt16) -> MeasuredFaces? {
        if number == 0 { return nil }
        return known.withLock { $0.faces[number]?.faces }
    }
}
