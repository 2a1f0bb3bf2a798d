import Foundation

extension TextScreen {
    /// The colours that the output may use.
    package enum Colors: Hashable, Sendable, CaseIterable {
        /// None, and no backgrounds: brackets, weight and the density of characters represent colours.
        case none
        case sixteen, indexed, full
    }

    /// Returns the screen as lines of text, each ended by a line feed. Trailing spaces that show nothing are left out.
    /// Without colours there are no control sequences.
    package func text(_ colors: Colors = .none, on ground: Ground = .terminal) -> String {
        let screen = prepared(for: colors, on: ground)
        var output = Output(colors: colors, hasFaces: colors != .none)
        for row in 0..<rows {
            output.write(screen, row: row, columns: 0..<screen.visibleEnd(of: row, colors))
            output.reset()
            output.bytes.append(0x0A)
        }
        return output.string
    }

    /// Returns the control sequences and characters that change a terminal showing `old` so that it shows this screen.
    ///
    /// Both are as they were prepared for the terminal's colours. Writes only what differs, or everything if `old` is
    /// `nil` or has another size.
    ///
    /// - Parameters:
    ///   - old: What the terminal shows; `nil` if that is not known.
    ///   - colors: The colours that it has.
    ///   - corner: Where the screen's upper left corner is in the terminal.
    package func changes(from old: TextScreen?, _ colors: Colors = .full, at corner: Corner = .terminal) -> String {
        var output = Output(colors: colors, hasFaces: true, hasLinks: true)
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

    /// Returns the same for two screens that are not prepared yet.
    package func update(
        from old: TextScreen?, _ colors: Colors = .full, on ground: Ground = .terminal, at corner: Corner = .terminal
    ) -> String {
        prepared(for: colors, on: ground).changes(
            from: old?.prepared(for: colors, on: ground), colors, at: corner)
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
                !cell.isBlank && (colors != .none || cell.glyph != 0x20) || cell.style.contains(.continued)
                || cell.style.contains(.underline) || cell.style.contains(.strikethrough)
                || cell.style.contains(.marked)
            if isShown || cell.background != 0 { break }
            end -= 1
        }
        return end
    }
}

extension TextScreen {
    /// The bytes written so far, and the colours in force at their end.
    fileprivate struct Output {
        let colors: Colors
        /// Whether weight, lines and marks may be sent as such.
        let hasFaces: Bool
        /// Whether addresses of links may be sent.
        let hasLinks: Bool
        var bytes: [UInt8] = []
        private var foreground: UInt32 = 0
        private var background: UInt32 = 0
        private var face: Style = []

        private var link: String?

        init(colors: Colors, hasFaces: Bool, hasLinks: Bool = false) {
            (self.colors, self.hasFaces, self.hasLinks) = (colors, hasFaces, hasLinks)
        }

        var string: String { String(decoding: bytes, as: UTF8.self) }

        mutating func write(_ screen: TextScreen, row: Int, columns: Range<Int>) {
            for column in columns {
                let cell = screen.cells[row * screen.columns + column]
                if cell.style.contains(.continued) { continue }
                if hasLinks { setLink(cell.link, screen.address(ofLink: cell.link)) }
                if hasFaces { set(cell) }
                if cell.glyph >= TextScreen.clusterBase {
                    bytes += screen.clusters[Int(cell.glyph - TextScreen.clusterBase)].utf8
                } else if !hasFaces, cell.style.contains(.marked), Self.isEmptyMark(cell) {
                    // A marked cell that is empty or a space shows a line in its place.
                    append(0x5F)
                } else {
                    append(cell.lines != 0 ? BoxCharacters.scalar(cell.lines, style: cell.style) : cell.glyph)
                }
                // In plain text a line below a character marks it.
                if !hasFaces, cell.style.contains(.marked), !Self.isEmptyMark(cell) { append(0x332) }
            }
        }

        private static func isEmptyMark(_ cell: Cell) -> Bool {
            !cell.style.contains(.text) || cell.glyph == 0 || cell.glyph == 0x20
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
            setLink(0, nil)
            guard foreground != 0 || background != 0 || !face.isEmpty else { return }
            bytes += "\u{1B}[0m".utf8
            (foreground, background, face) = (0, 0, [])
        }

        /// Begins or ends a link (OSC 8). The words of one belong together by its number.
        private mutating func setLink(_ number: UInt8, _ address: String?) {
            if address == link { return }
            link = address
            bytes += (address.map { "\u{1B}]8;id=\(number);\($0)\u{1B}\\" } ?? "\u{1B}]8;;\u{1B}\\").utf8
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
                    (Style.bold, "1"), (.faint, "2"), (.italic, "3"), (.underline, "4"), (.marked, "7"),
                    (.strikethrough, "9"),
                ]
                where newFace.contains(style) { codes.append(code) }
            }
            if newForeground != foreground { codes.append(code(newForeground, isBackground: false)) }
            if cell.background != background { codes.append(code(cell.background, isBackground: true)) }
            (foreground, background, face) = (newForeground, cell.background, newFace)
            if !codes.isEmpty { bytes += "\u{1B}[\(codes.joined(separator: ";"))m".utf8 }
        }

        private func code(_ color: UInt32, isBackground: Bool) -> String {
            guard color != 0 else { return isBackground ? "49" : "39" }
            switch colors {
            case .none: return ""
            case .full:
                let (red, green, blue) = CellColor.channels(color)
                return "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
            case .indexed:
                return "\(isBackground ? 48 : 38);5;\(CellColor.indexed(color))"
            case .sixteen:
                let index = CellColor.basic(color)
                return String((isBackground ? 40 : 30) + (index < 8 ? index : index + 52))
            }
        }
    }
}
