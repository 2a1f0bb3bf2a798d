import Foundation

extension TextScreen {
    /// The colours that the output may use.
    package enum Colors: Hashable, Sendable, CaseIterable {
        /// None: no control sequences; areas are shown by the density of characters.
        case none
        case sixteen, indexed, full
    }

    /// Returns the screen as lines of text, each ended by a line feed. Trailing spaces that show nothing are left out.
    package func text(_ colors: Colors = .none) -> String {
        var output = Output(colors: colors)
        for row in 0..<rows {
            output.write(self, row: row, columns: 0..<visibleEnd(of: row, colors))
            output.reset()
            output.bytes.append(0x0A)
        }
        return output.string
    }

    /// Returns the control sequences and characters that change a terminal showing `old` so that it shows this screen.
    ///
    /// Writes only what differs, or everything if `old` is `nil` or has another size.
    ///
    /// - Parameters:
    ///   - old: What the terminal shows; `nil` if that is not known.
    ///   - colors: The colours that it has.
    ///   - corner: Where the screen's upper left corner is in the terminal.
    package func update(from old: TextScreen?, _ colors: Colors = .full, at corner: Corner = .terminal) -> String {
        var output = Output(colors: colors)
        let known = old.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
        switch corner {
        case .terminal: if known == nil { output.bytes += "\u{1B}[0m\u{1B}[2J".utf8 }
        case .cursor: output.bytes += (known == nil ? "\u{1B}[0m\r\u{1B}7\u{1B}[J" : "\r\u{1B}7").utf8
        }
        let start = output.bytes.count
        for row in 0..<rows {
            for run in known.map({ changedColumns(of: row, from: $0) }) ?? [0..<visibleEnd(of: row, colors)]
            where !run.isEmpty {
                output.move(to: row, run.lowerBound, from: corner)
                output.write(self, row: row, columns: run)
            }
        }
        output.reset()
        if corner == .cursor {
            if known != nil, output.bytes.count == start { return "" }
            output.bytes += "\u{1B}8".utf8
        }
        return output.string
    }

    /// Where a screen's upper left corner is in a terminal.
    package enum Corner: Sendable {
        /// In that of the terminal.
        case terminal
        /// Where the cursor is. It is there again afterwards.
        case cursor
    }

    /// Returns the ranges of columns that look different in a row of another screen of the same size. Wide characters
    /// are included whole.
    package func changedColumns(of row: Int, from old: TextScreen) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var column = 0
        let first = row * columns
        while column < columns {
            guard !isSame(first + column, as: old) else {
                column += 1
                continue
            }
            var start = column
            // A wide character is rewritten whole, whether it is old or new.
            while start > 0, cells[first + start].style.contains(.continued) { start -= 1 }
            var end = column + 1
            while end < columns, !isSame(first + end, as: old) || cells[first + end].style.contains(.continued) {
                end += 1
            }
            result.append(start..<end)
            column = end
        }
        return result
    }

    /// Returns the column after the last visible one.
    private func visibleEnd(of row: Int, _ colors: Colors) -> Int {
        var end = columns
        while end > 0 {
            let cell = cells[row * columns + end - 1]
            let isShown =
                !cell.isBlank || cell.style.contains(.continued)
                || cell.style.contains(.underline) || cell.style.contains(.strikethrough)
                || cell.style.contains(.marked)
            if isShown || (colors == .none ? Output.tone(cell.background) != 0x20 : cell.background != 0) { break }
            end -= 1
        }
        if colors == .none {
            while end > 0, Output.plainScalar(cells[row * columns + end - 1]) == 0x20 { end -= 1 }
        }
        return end
    }
}

extension TextScreen {
    /// The bytes written so far, and the colours in force at their end.
    fileprivate struct Output {
        let colors: Colors
        var bytes: [UInt8] = []
        private var foreground: UInt32 = 0
        private var background: UInt32 = 0
        private var face: Style = []

        init(colors: Colors) { self.colors = colors }

        var string: String { String(decoding: bytes, as: UTF8.self) }

        mutating func write(_ screen: TextScreen, row: Int, columns: Range<Int>) {
            for column in columns {
                let cell = screen.cells[row * screen.columns + column]
                if cell.style.contains(.continued) { continue }
                if colors != .none { set(cell) }
                if cell.glyph >= TextScreen.clusterBase {
                    bytes += screen.clusters[Int(cell.glyph - TextScreen.clusterBase)].utf8
                } else if colors == .none {
                    append(Self.plainScalar(cell))
                } else {
                    append(cell.lines != 0 ? BoxCharacters.scalar(cell.lines, style: cell.style) : cell.glyph)
                }
                // Without colours a line below a character marks it.
                if colors == .none, cell.style.contains(.marked), cell.style.contains(.text), cell.glyph != 0x20 {
                    append(0x332)
                }
            }
        }

        mutating func move(to row: Int, _ column: Int, from corner: Corner) {
            switch corner {
            case .terminal: bytes += "\u{1B}[\(row + 1);\(column + 1)H".utf8
            case .cursor:
                // Going back to the saved position restores the colours of then.
                reset()
                bytes += "\u{1B}8".utf8
                if row > 0 { bytes += "\u{1B}[\(row)B".utf8 }
                if column > 0 { bytes += "\u{1B}[\(column)C".utf8 }
            }
        }

        mutating func reset() {
            guard foreground != 0 || background != 0 || !face.isEmpty else { return }
            bytes += "\u{1B}[0m".utf8
            (foreground, background, face) = (0, 0, [])
        }

        private mutating func append(_ value: UInt32) {
            if value == 0 {
                bytes.append(0x20)
            } else if value < 0x80 {
                bytes.append(UInt8(value))
            } else if let scalar = Unicode.Scalar(value) {
                bytes += UTF8.encode(scalar).map { Array($0) } ?? []
            }
        }

        private mutating func set(_ cell: Cell) {
            let newFace = cell.style.intersection(.face)
            // The foreground colour of a blank cell has no effect.
            let newForeground = cell.isBlank && !newFace.contains(.marked) ? foreground : cell.foreground
            if newFace == face, newForeground == foreground, cell.background == background { return }
            var codes: [String] = []
            if newFace != face {
                codes.append("0")
                (foreground, background) = (0, 0)
                for (style, code) in [
                    (Style.bold, "1"), (.italic, "3"), (.underline, "4"), (.marked, "7"), (.strikethrough, "9"),
                ]
                where newFace.contains(style) { codes.append(code) }
            }
            if newForeground != foreground {
                codes.append(code(newForeground, against: cell.background, isBackground: false))
            }
            if cell.background != background { codes.append(code(cell.background, against: 0, isBackground: true)) }
            (foreground, background, face) = (newForeground, cell.background, newFace)
            if !codes.isEmpty { bytes += "\u{1B}[\(codes.joined(separator: ";"))m".utf8 }
        }

        private func code(_ color: UInt32, against other: UInt32, isBackground: Bool) -> String {
            guard color != 0 else { return isBackground ? "49" : "39" }
            switch colors {
            case .none: return ""
            case .full:
                let (red, green, blue) = CellColor.channels(color)
                return "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
            case .indexed:
                return "\(isBackground ? 48 : 38);5;\(CellColor.indexed(color))"
            case .sixteen:
                var index = CellColor.basic(color)
                // Text must not vanish because both of its colours map to the same basic colour.
                if other != 0, other != color, index == CellColor.basic(other) {
                    index = CellColor.brightness(other) > 127 ? 0 : 15
                }
                return String((isBackground ? 40 : 30) + (index < 8 ? index : index + 52))
            }
        }

        // MARK: Without colours

        /// Returns the character that represents a cell without colours.
        static func plainScalar(_ cell: Cell) -> UInt32 {
            // A marked cell that is empty or a space shows a line in its place.
            let isEmpty = cell.glyph == 0 || cell.glyph == 0x20
            if cell.style.contains(.marked), !cell.style.contains(.text) || isEmpty { return 0x5F }
            if cell.lines != 0 { return BoxCharacters.scalar(cell.lines, style: cell.style) }
            if cell.glyph == 0 { return tone(cell.background) }
            guard !cell.style.contains(.text), (0x2580...0x259F).contains(cell.glyph) else { return cell.glyph }
            let tone = tone(cell.foreground)
            if tone == 0x2588 || tone == 0x2593 { return cell.glyph }
            // A part of a cell in a light tone is shown if it covers at least half.
            return BlockCharacters.quarters(of: cell.glyph).nonzeroBitCount >= 2 ? tone : Self.tone(cell.background)
        }

        /// Returns the character whose density shows how far a background is from white.
        static func tone(_ color: UInt32) -> UInt32 {
            guard color != 0 else { return 0x20 }
            switch CellColor.brightness(color) {
            case 236...: return 0x20
            case 180..<236: return 0x2591
            case 115..<180: return 0x2592
            case 50..<115: return 0x2593
            default: return 0x2588
            }
        }
    }
}
