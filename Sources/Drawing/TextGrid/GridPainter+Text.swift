import Foundation
import Foundations

extension GridPainter {
    /// Writes the lines of a run, each character into its one or two cells. Rotated or skewed text is written upright.
    mutating func draw(_ run: TextRun) {
        guard !run.paint.isClear, state.opacity > 0 else { return }
        let paint = LocalPaint(filtered(run.paint), state.transform)
        var style: TextScreen.Style = .text
        if run.font.weight >= .semibold { style.insert(.bold) }
        if run.font.isItalic { style.insert(.italic) }
        if run.decoration.contains(.underline) { style.insert(.underline) }
        if run.decoration.contains(.strikethrough) { style.insert(.strikethrough) }
        let box = run.frame.applying(state.transform)
        let scale = state.transform.keepsUpright ? abs(state.transform.d) : 1
        let origin = CGPoint(x: run.frame.minX, y: run.frame.minY).applying(state.transform)
        let top = state.transform.keepsUpright ? box.minY : origin.y
        let lineHeight = run.lineHeight * scale
        // Text laid out for cells is where its baseline is; a line of another height has its letters in the middle.
        let isOfCells = run.font.medium.figures.text.look == .cells
        let middle =
            isOfCells
            ? (run.baseline - GridTextMeasurer.baseline + Self.cellHeight / 2) * scale
            : lineHeight / 2 - Double(run.font.baselineOffset) / 2 * scale
        guard box.isFinite, lineHeight.isFinite, middle.isFinite else { return }
        for (index, line) in run.lines.enumerated() where !line.text.isEmpty {
            let y = top + Double(index) * lineHeight + middle
            let position = Self.nearest(y / Self.cellHeight - 0.5)
            guard position < Double(state.rows.upperBound) else {
                if lineHeight > 0 { return }
                continue
            }
            guard position >= Double(state.rows.lowerBound) else { continue }
            var pieces = takeSpare()
            defer { spare = pieces }
            let x: Double
            if run.alignment == .left {
                x = state.transform.keepsUpright ? box.minX : origin.x
                let end = Double(screen.columns) - Self.nearest(x / Self.cellWidth)
                guard end > 0 else { continue }
                CellText.append(line.text, limit: end < 1e6 ? Int(clamping: end) : nil, to: &pieces)
                space(&pieces, by: Double(run.font.letterSpacing) * scale)
            } else {
                CellText.append(line.text, limit: nil, to: &pieces)
                space(&pieces, by: Double(run.font.letterSpacing) * scale)
                var width = 0
                for piece in pieces { width += piece.width }
                let space = Double(width) * Self.cellWidth
                x = run.alignment == .center ? box.midX - space / 2 : box.maxX - space
            }
            // Halves go to the right on both sides of 0, so that lines side by side stay so.
            let start = Self.nearest(x / Self.cellWidth)
            guard abs(start) < 1e9 else { continue }
            write(pieces, row: Int(clamping: position), column: Int(clamping: start), style, paint)
        }
    }

    /// Returns an empty array with the storage of the one used before.
    private mutating func takeSpare() -> [CellText.Piece] {
        var pieces: [CellText.Piece] = []
        swap(&pieces, &spare)
        pieces.removeAll(keepingCapacity: true)
        return pieces
    }

    /// Adds after each character the number of empty cells nearest to a distance in points.
    private func space(_ pieces: inout [CellText.Piece], by distance: Double) {
        let count = Int(clamping: (distance / Self.cellWidth).rounded(), to: 0...screen.columns)
        guard count > 0 else { return }
        let space = CellText.Piece(scalar: 0x20, cluster: "", width: 1)
        pieces = Array(pieces.prefix(screen.columns + 1).map { [$0] + Array(repeating: space, count: count) }.joined())
    }

    /// Returns the glyph shown for a character: none can be read where the blur is strong.
    private mutating func glyph(of piece: CellText.Piece) -> UInt32 {
        if state.blur >= Self.cellWidth / 2, piece.scalar != 0x20 { return piece.width == 1 ? 0x2592 : 0x3013 }
        return piece.scalar != 0 ? piece.scalar : screen.glyph(ofCluster: piece.cluster)
    }

    /// The greatest opacity of text that is faint on purpose: that of the system's tertiary labels, with which controls
    /// show that they are disabled.
    private static let faintOpacity = 0.35

    /// Writes characters from a cell on. Those outside of the screen are left out, including half-visible wide
    /// characters.
    mutating func write(
        _ pieces: [CellText.Piece], row: Int, column start: Int, _ style: TextScreen.Style, _ paint: LocalPaint
    ) {
        var column = start
        let solid = paint.constant.flatMap { opaque($0) }
        var style = style
        if let color = paint.constant, color.alpha * state.opacity <= Self.faintOpacity { style.insert(.faint) }
        for piece in pieces {
            defer { column += piece.width }
            guard column < state.columns.upperBound else { return }
            guard isUnclipped(row, column), piece.width == 1 || isUnclipped(row, column + 1) else { continue }
            let isPainted = painted.contains(row, column)
            if piece.width == 2, painted.contains(row, column + 1) != isPainted { cutsCharacters = true }
            guard isPainted else { continue }
            let index = row * screen.columns + column
            let glyph = glyph(of: piece)
            // A space does not erase the lines and shapes behind it.
            if glyph == 0x20, style.isDisjoint(with: [.underline, .strikethrough]),
                !screen.cells[index].style.contains(.text)
            {
                continue
            }
            touch(index)
            let plate = screen.cells[index].style.intersection(.plate)
            screen.clearGlyph(at: index)
            if piece.width == 2 {
                touch(index + 1)
                screen.clearGlyph(at: index + 1)
                screen.cells[index + 1].style = style.union(.continued).union(plate)
                screen.cells[index + 1].link = state.link
                screen.cells[index + 1].background = screen.cells[index].background
            }
            screen.cells[index].glyph = glyph == 0x20 ? 0x20 : glyph
            screen.cells[index].style = style.union(plate)
            screen.cells[index].link = state.link
            screen.cells[index].foreground =
                solid
                ?? CellColor.packed(paint.color(row, column), opacity: state.opacity, over: background(at: index))
        }
    }
}
