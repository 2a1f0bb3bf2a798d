import Foundation
import Foundations

extension GridPainter {
    mutating func fill(_ shape: DrawnShape, _ paint: Paint, _ rule: CGPathFillRule) {
        // A character has no opacity: without colours a clear shape would be seen.
        guard !paint.isClear, state.opacity > 0 else { return }
        let painter = LocalPaint(filtered(paint), state.transform)
        fillsPlate = painter.constant.map { SystemPalette.isFillOfControls($0) } ?? false
        defer { fillsPlate = false }
        let placement = placement(of: shape)
        if state.transform.keepsUpright {
            let box = shape.bounds.applying(placement)
            switch shape {
            case .rect: return fill(box, painter)
            case .path(let path):
                if let rect = path.asRect {
                    return fill(Self.snapped(rect.applying(state.transform), isRound: false), painter)
                }
            case .roundedRect(_, let width, let height):
                // Of one row, there is room for the curves in its ends only.
                if box.isRow, width > 0, height > 0 {
                    return fill(
                        box.width >= 3 * Self.cellWidth ? box.insetBy(dx: Self.cellWidth / 2, dy: 0) : box, painter)
                }
            case .ellipse:
                let sides = (Self.cellWidth / 2)..<(1.5 * Self.cellWidth)
                if sides.contains(box.width), box.height < 1.5 * Self.cellHeight {
                    return mark(box, "●", painter)
                }
            }
        }
        let area = coverage(of: shape.path, rule: rule, transform: placement, within: state)
        if area.isEmpty {
            return mark(shape.bounds.applying(placement), "•", painter)
        }
        let cells = painted.clamped(to: CellArea(rows: area.rows, columns: area.columns))
        for row in cells.rows {
            for column in cells.columns {
                let index = row * screen.columns + column
                let quarters = area[row, column] & (state.mask?[index] ?? 15)
                guard quarters != 0 else { continue }
                cover(
                    index, block: BlockCharacters.quarters[Int(quarters)], with: painter.color(row, column))
            }
        }
    }

    /// Draws a character for a shape that is not much larger than one, or too small for a quarter of a cell.
    private mutating func mark(_ box: CGRect, _ character: Unicode.Scalar, _ paint: LocalPaint) {
        let around = box.common(with: state.clip)
        guard !around.isNull, around.isFinite, around.width > 0, around.height > 0 else { return }
        let (row, column) = (
            Int(clamping: around.midY / Self.cellHeight), Int(clamping: around.midX / Self.cellWidth)
        )
        guard isVisible(row, column) else { return }
        let index = row * screen.columns + column
        guard screen.cells[index].isBlank, !screen.cells[index].style.contains(.continued) else { return }
        touch(index)
        screen.cells[index].glyph = character.value
        screen.cells[index].foreground = CellColor.packed(
            paint.color(row, column), opacity: state.opacity, over: background(at: index))
    }

    /// Fills an upright rectangle, in points of the screen. A rectangle thinner than a line is drawn as a line.
    mutating func fill(_ whole: CGRect, _ paint: LocalPaint) {
        guard whole.isFinite else { return }
        let rect = whole.common(with: state.clip)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        if rect.height < 2, whole.height < 2, whole.width >= Self.cellWidth {
            let y = whole.midY
            return line(from: CGPoint(x: whole.minX, y: y), to: CGPoint(x: whole.maxX, y: y), StrokePen(), paint)
        }
        if rect.width < 2, whole.width < 2, whole.height >= Self.cellHeight {
            let x = whole.midX
            return line(from: CGPoint(x: x, y: whole.minY), to: CGPoint(x: x, y: whole.maxY), StrokePen(), paint)
        }
        // In eighths of a cell.
        let (left, right) = (Int(clamping: rect.minX.rounded()), Int(clamping: rect.maxX.rounded()))
        let (top, bottom) = (Int(clamping: (rect.minY / 2).rounded()), Int(clamping: (rect.maxY / 2).rounded()))
        guard left < right, top < bottom else {
            return mark(rect, "•", paint)
        }
        // Packed once for all cells.
        let solid = paint.constant.flatMap(opaque)
        let cells = painted.clamped(
            to: CellArea(rows: top / 8..<(bottom - 1) / 8 + 1, columns: left / 8..<(right - 1) / 8 + 1))
        for row in cells.rows {
            let edges = (upper: max(top - row * 8, 0), lower: min(bottom - row * 8, 8))
            func fillParts(_ columns: Range<Int>) {
                for column in columns {
                    let block = BlockCharacters.scalar(
                        left: max(left - column * 8, 0), right: min(right - column * 8, 8), top: edges.upper,
                        bottom: edges.lower)
                    fillPart(row, column, block: block, paint, solid: solid)
                }
            }
            guard let solid, state.mask == nil, edges.lower - edges.upper == 8 else {
                fillParts(cells.columns)
                continue
            }
            let first = (left + 7) / 8
            let whole = (first..<max(first, right / 8)).clamped(to: cells.columns)
            fillParts(cells.columns.lowerBound..<whole.lowerBound)
            if !touched.isEmpty { for column in whole { touch(row * screen.columns + column) } }
            screen.cover(row, whole, with: solid)
            fillParts(whole.upperBound..<cells.columns.upperBound)
        }
    }

    /// Fills the part of a cell that a block character covers, as far as a mask leaves it visible.
    private mutating func fillPart(_ row: Int, _ column: Int, block: UInt32, _ paint: LocalPaint, solid: UInt32?) {
        let index = row * screen.columns + column
        var block = block
        if let mask = state.mask, mask[index] != 15 {
            let quarters = block == 0x2588 ? 15 : BlockCharacters.quarters(of: block)
            block = mask[index] & quarters == 0 ? 0 : BlockCharacters.quarters[Int(mask[index] & quarters)]
        }
        cover(index, block: block, with: paint.color(row, column), solid: solid)
    }
}

extension CGRect {
    /// Whether the rectangle is as high as a row, and in one.
    fileprivate var isRow: Bool {
        height == GridPainter.cellHeight
            && (minY / GridPainter.cellHeight).rounded() == minY / GridPainter.cellHeight
    }
}

/// A paint in the coordinates of the screen.
struct LocalPaint {
    private let paint: Paint
    private let inverse: CGAffineTransform
    /// The colour, if it is the same everywhere.
    let constant: ColorComponents?

    init(_ paint: Paint, _ transform: CGAffineTransform) {
        self.paint = paint
        if let color = paint.plainColor {
            constant = color.space == .sRGB ? color : color.converted(to: .sRGB)
            inverse = .identity
        } else {
            constant = nil
            inverse = transform.inverted()
        }
    }

    /// Returns the colour at the centre of a cell.
    func color(_ row: Int, _ column: Int) -> ColorComponents {
        if let constant { return constant }
        let middle = CGPoint(
            x: (Double(column) + 0.5) * GridPainter.cellWidth, y: (Double(row) + 0.5) * GridPainter.cellHeight)
        return paint.color(at: middle.applying(inverse))
    }
}
