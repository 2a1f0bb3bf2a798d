import Foundation
import Foundations

extension GridPainter {
    /// Draws an image: its pixels as half cells, a symbol, or, for a picture known only by name, a box with the name.
    mutating func draw(_ image: PlacedImage) {
        let frame = image.frame.applying(state.transform)
        guard frame.isFinite, frame.width > 0, frame.height > 0 else { return }
        switch image.source {
        case .bitmap(let bitmap, let isTemplate):
            draw(bitmap, of: image, tint: isTemplate ? image.tint : nil, in: frame)
        case .symbol(let placed): draw(placed, of: image, in: frame)
        case .named(let name): draw(name: name, of: image, in: frame)
        }
    }

    /// Draws a box with a name.
    private mutating func draw(name: String, of image: PlacedImage, in frame: CGRect) {
        let paint = LocalPaint(filtered(.color(image.tint)), .identity)
        let columns = Self.cells(frame.minX, frame.maxX, Self.cellWidth, screen.columns)
        guard frame.width >= 3 * Self.cellWidth, frame.height >= 2 * Self.cellHeight else {
            return draw("▣", in: frame, paint)
        }
        stroke(.rect(image.frame), StrokePen(), .color(image.tint))
        if frame.height >= 3 * Self.cellHeight {
            let inner = frame.grown(by: -Self.cellWidth, -Self.cellHeight)
            var cells = 0
            var pieces: [CellText.Piece] = []
            for piece in CellText.pieces(name, limit: columns.count) where cells + piece.width <= columns.count - 2 {
                pieces.append(piece)
                cells += piece.width
            }
            write(pieces, centred: inner, cells: cells, paint)
        }
    }

    /// The number of rows from which on a symbol is drawn by its outline.
    private static let outlinedRows = 6.0

    /// Draws a character of like meaning; a symbol that is many rows high is drawn by its outline.
    private mutating func draw(_ placed: PlacedSymbol, of image: PlacedImage, in frame: CGRect) {
        let fills = placed.paint.fills(of: placed.symbol, tint: image.tint)
        if frame.height >= Self.outlinedRows * Self.cellHeight, frame.width >= 2 * Self.outlinedRows * Self.cellWidth {
            let transform = placed.placement(in: image.frame.standardized)
            for (area, color) in fills { fill(.path(area.applying(transform)), .color(color), .winding) }
            return
        }
        // Of several colours, the first one that is as opaque as any: that of the most important layer.
        let most = fills.map(\.color.alpha).max() ?? 1
        let color = fills.first { $0.color.alpha == most }?.color ?? image.tint
        let pieces = CellText.pieces(placed.text, limit: 2)
        write(
            pieces, centred: frame, cells: pieces.reduce(0) { $0 + $1.width },
            LocalPaint(filtered(.color(color)), .identity))
    }

    private mutating func draw(_ character: String, in frame: CGRect, _ paint: LocalPaint) {
        write(CellText.pieces(character, limit: 1), centred: frame, cells: 1, paint)
    }

    private mutating func write(
        _ pieces: [CellText.Piece], centred frame: CGRect, cells: Int, _ paint: LocalPaint
    ) {
        let column = ((frame.midX - Double(cells) * Self.cellWidth / 2) / Self.cellWidth).rounded()
        let row = (frame.midY / Self.cellHeight).rounded(.down)
        guard abs(column) < 1e6, row >= 0, row < Double(screen.rows) else { return }
        write(pieces, row: Int(clamping: row), column: Int(clamping: column), .text, paint)
    }

    /// - Parameter tint: The colour of a template; `nil` for the bitmap's own colours.
    private mutating func draw(_ bitmap: Bitmap, of image: PlacedImage, tint: ColorComponents?, in frame: CGRect) {
        let visible = frame.common(with: state.clip)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
        // As many pixels as there are half cells.
        let columns = Int(clamping: (frame.width / Self.cellWidth).rounded(.up))
        let rows = Int(clamping: (frame.height / Self.cellHeight * 2).rounded(.up))
        guard let pixels = bitmap.pixels(width: columns, height: rows) else {
            return draw(name: bitmap.name ?? "", of: image, in: frame)
        }
        for row in Self.cells(visible.minY, visible.maxY, Self.cellHeight, screen.rows) {
            for column in Self.cells(visible.minX, visible.maxX, Self.cellWidth, screen.columns)
            where isVisible(row, column) {
                let index = row * screen.columns + column
                func color(_ half: Double) -> ColorComponents {
                    let x = (Double(column) + 0.5) * Self.cellWidth
                    let y = (Double(row) + half) * Self.cellHeight
                    let point = CGPoint(x: (x - frame.minX) / frame.width, y: (y - frame.minY) / frame.height)
                    let blur = CGSize(width: state.blur / frame.width, height: state.blur / frame.height)
                    let color = pixels.color(around: point, within: blur)
                    return filtered(tint.map { $0.withAlpha($0.alpha * color.alpha) } ?? color)
                }
                let (upper, lower) = (color(0.25), color(0.75))
                if upper == lower {
                    cover(index, with: upper)
                } else if upper.alpha * state.opacity > 0 {
                    cover(index, with: lower)
                    cover(index, block: 0x2580, with: upper)
                } else {
                    cover(index, block: 0x2584, with: lower)
                }
                let isText = screen.cells[index].style.contains(.text)
                if upper.alpha + lower.alpha > 0, !isText { screen.cells[index].style.insert(.picture) }
            }
        }
    }
}
