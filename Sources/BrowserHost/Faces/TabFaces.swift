import Drawing

/// The faces of a page, and the letters that it is asked to measure in them.
///
/// Text is measured by the common faces first. Where the page has others, or a text has letters whose widths are not
/// known, the page measures them once, and the scene is laid out again.
@MainActor final class TabFaces {
    /// The part by which the width of a face's probe may differ from that of the common face.
    private static let tolerance = 0.004
    /// The widest piece, in units.
    private static let widest = 1_000_000.0

    private var faces: MeasuredFaces?
    private var probe: [Double] = []
    /// The faces whose letters are to be measured.
    private var others: [TextFace] = []
    /// The request that the page has not answered.
    private var asked: (letters: [TextFace], pieces: [MeasuredFaces.Piece])?

    /// The medium of text in the page; `nil` for a page that tells nothing of its faces.
    var medium: TextMedium? { faces?.medium }

    /// A page connects, with the widths of ``PageMeasuring/probe`` in all faces.
    func connect(_ widths: [Double]?) {
        asked = nil
        guard let widths, widths.count == TextFace.all.count else { return (faces, probe, others) = (nil, [], []) }
        if widths == probe, faces != nil { return }
        (faces, probe) = (MeasuredFaces(), widths)
        others = zip(TextFace.all, widths).compactMap { face, width in
            let common = face.commonWidth(of: PageMeasuring.probe)
            return abs(width - common) > common * Self.tolerance ? face : nil
        }
    }

    /// Returns the letters that the page is to measure now; `nil` if there are none, and while it measures.
    func request() -> PageMeasuring? {
        guard asked == nil, let faces else { return nil }
        let pieces = faces.takeWanted()
        if others.isEmpty && pieces.isEmpty { return nil }
        asked = (others, pieces)
        return PageMeasuring(
            letters: others.map(\.index), faces: pieces.map(\.face.index), texts: pieces.map(\.text))
    }

    /// Stores the widths that the page has measured. Returns whether texts must be measured again.
    func receive(_ measures: PageMeasures) -> Bool {
        guard let faces, let asked else { return false }
        self.asked = nil
        func units(_ width: Double) -> UInt32 { UInt32(min(max(width, 0), Self.widest)) }
        var (letters, widths): ([TextFace: [UInt32]], [MeasuredFaces.Piece: UInt32]) = ([:], [:])
        for (face, measured) in zip(asked.letters, measures.letters) { letters[face] = measured.map(units) }
        for (piece, width) in zip(asked.pieces, measures.widths) { widths[piece] = units(width) }
        others.removeAll { letters[$0] != nil }
        if letters.isEmpty && widths.isEmpty { return false }
        self.faces = faces.adding(letters: letters, widths: widths)
        return true
    }
}
