import Foundation

extension TextScreen {
    /// Marks the element under a pointer, in a rectangle in points: underlines its text, or puts it between two
    /// triangles without colours. While the element is pressed, its text and its background have each other's colours,
    /// and the triangles are filled.
    ///
    /// - Parameter canvas: The colour of unset backgrounds; `nil` if it is not known.
    package mutating func markPointer(_ rect: CGRect, isPressed: Bool, _ colors: Colors, canvas: ColorComponents?) {
        guard let area = cells(in: rect) else { return }
        if colors == .none {
            put(isPressed ? "▶" : "▹", isPressed ? "◀" : "◃", around: area)
        } else if isPressed {
            exchangeColors(in: area, canvas.map { CellColor.packed($0, opacity: 1, over: 0) })
        } else {
            for row in area.rows {
                for column in area.columns where shows(row, column) {
                    cells[row * columns + column].style.insert(.underline)
                }
            }
        }
    }

    /// Whether a cell shows a character of text.
    private func shows(_ row: Int, _ column: Int) -> Bool {
        let cell = cells[row * columns + column]
        return cell.style.contains(.text) && cell.glyph != 0x20
    }

    private mutating func exchangeColors(in area: CellArea, _ canvas: UInt32?) {
        let fill = background(ofTextIn: area)
        var inks: [UInt32: Int] = [:]
        for row in area.rows {
            for column in area.columns where shows(row, column) {
                inks[cells[row * columns + column].foreground, default: 0] += 1
            }
        }
        let paper = fill == 0 ? canvas : fill
        guard !inks.isEmpty, let paper else { return }
        let ink = Self.mostFrequent(inks)
        for row in area.rows {
            for column in area.columns {
                let index = row * columns + column
                let cell = cells[index]
                if cell.style.contains(.picture) { continue }
                if cell.background == fill { cells[index].background = ink }
                if cell.style.contains(.text) {
                    cells[index].foreground = paper
                } else if cell.foreground == fill {
                    cells[index].foreground = ink
                }
            }
        }
    }
}
