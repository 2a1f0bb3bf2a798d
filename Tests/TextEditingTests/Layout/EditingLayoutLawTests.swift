import Drawing
import Foundation
import Testing

@testable import TextEditing

@MainActor @Suite("Laws of the layout of edited texts") struct EditingLayoutLawTests {
    private func check(
        _ name: String, sequences: Int = 300, _ fault: @escaping (EditingLayout, String, [RandomLayout]) -> String?
    ) {
        PropertyCheck(name, make: { RandomLayout(&$0) }) { pieces -> String? in
            guard let last = pieces.last else { return nil }
            let text = pieces.map(\.piece).joined()
            let layout = EditingLayout(text, style: last.style, measurer: last.measurer)
            return fault(layout, text, pieces).map { "\(text.debugDescription): \($0)" }
        }
        .check(sequences: sequences, length: 8)
    }

    /// Whether carets are in the same place, but for what is lost in adding lengths.
    private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minY == other.minY && abs(one.minX - other.minX) < 0.001
    }

    @Test("The place nearest to a caret is the caret's")
    func nearest() {
        check("nearest places") { layout, _, _ in
            for place in layout.allPlaces {
                let caret = layout.caretRect(at: place)
                let found = layout.caret(nearest: CGPoint(x: caret.minX, y: caret.midY))
                // Characters without width have the same caret on both sides.
                if found != place, !isSame(layout.caretRect(at: found), caret) {
                    return "\(place) at \(caret) is \(found)"
                }
            }
            return nil
        }
    }

    @Test("Every caret is inside the layout")
    func inside() {
        check("carets inside") { layout, _, _ in
            let width = max(Double(layout.size.width), layout.style.width ?? 0) + 0.001
            for place in layout.allPlaces {
                let caret = layout.caretRect(at: place)
                let isInside =
                    caret.minX >= 0 && caret.minX <= width && caret.minY >= 0 && caret.maxY <= layout.size.height
                if !isInside { return "\(place) at \(caret) of \(layout.size)" }
            }
            return nil
        }
    }

    @Test("Rows show the whole text, each character in one row")
    func rowsAreWhole() {
        check("rows") { layout, text, _ in
            var position = 0
            for index in 0..<layout.rowCount {
                let row = layout.placedRow(index)
                if row.range.lowerBound != position {
                    return "row \(index) starts at \(row.range.lowerBound), not \(position)"
                }
                position = row.range.upperBound + row.breakLength
            }
            return position == text.utf8.count ? nil : "rows end at \(position)"
        }
    }

    @Test("A caret that goes right from the left edge of a row visits each of its positions once")
    func visualMovement() {
        check("going right") { layout, _, _ in
            for index in 0..<layout.rowCount {
                let row = layout.placedRow(index)
                let geometry = layout.geometry(of: row)
                let starts = (0...geometry.count).filter { geometry.slot(ofPosition: $0) == 0 }
                guard starts.count == 1 else { return "row \(index) has \(starts) at its left edge" }
                var place = layout.caret(inRow: row, geometry, starts[0])
                var visited: Set<CaretPosition> = [place]
                var x = layout.caretRect(at: place).minX
                while let next = layout.caret(beside: place, toTheLeft: false) {
                    if layout.caret(beside: next, toTheLeft: true) != place {
                        return "left of \(next) is not \(place)"
                    }
                    if layout.caretRect(at: next).minX < x - 0.001 { return "\(next) is left of \(place)" }
                    (place, x) = (next, layout.caretRect(at: next).minX)
                    if !visited.insert(next).inserted { return "\(next) is visited twice" }
                }
                if visited.count != geometry.count + 1 {
                    return "row \(index): \(visited.count) of \(geometry.count + 1)"
                }
            }
            return nil
        }
    }

    @Test("Up and then down returns to the same caret")
    func upAndDown() {
        check("up and down") { layout, text, _ in
            for place in layout.allPlaces where layout.caretRect(at: place).minY > 0 {
                var session = EditingSession(text, options: EditingOptions(isMultiline: true))
                session.select(EditingSelection(caret: place))
                session.perform(.move(.up), in: layout)
                if layout.caretRect(at: session.selection.caret).maxY != layout.caretRect(at: place).minY {
                    return "up from \(place) leads to \(session.selection)"
                }
                session.perform(.move(.down), in: layout)
                if !isSame(layout.caretRect(at: session.selection.caret), layout.caretRect(at: place)) {
                    return "up and down from \(place) leads to \(session.selection)"
                }
            }
            return nil
        }
    }

    @Test("The rectangles of a range cover as much of a row as those of its characters")
    func selectionWidths() {
        check("selected widths", sequences: 200) { layout, text, pieces in
            let buffer = TextBuffer(text)
            let places = layout.allPlaces.map(\.position)
            for piece in pieces {
                let ends = [places[piece.place % places.count], places[(piece.place + piece.length) % places.count]]
                    .sorted()
                var expected: [Double: Double] = [:]
                var position = ends[0]
                while position < ends[1] {
                    let next = buffer.boundary(after: position)
                    for rect in layout.rectangles(of: position..<next) { expected[rect.minY, default: 0] += rect.width }
                    position = next
                }
                var found: [Double: Double] = [:]
                let rects = layout.rectangles(of: ends[0]..<ends[1])
                for rect in rects { found[rect.minY, default: 0] += rect.width }
                for top in Set(expected.keys).union(found.keys) {
                    if abs((expected[top] ?? 0) - (found[top] ?? 0)) > 0.001 {
                        return "\(ends) at \(top): \(found[top] ?? 0), its characters \(expected[top] ?? 0)"
                    }
                }
                for (index, one) in rects.enumerated() {
                    for other in rects[(index + 1)...]
                    where one.intersection(other).width > 0.001 && one.minY == other.minY {
                        return "\(one) and \(other) overlap"
                    }
                }
            }
            return nil
        }
    }

    @Test("A row that shows all its characters is as wide as their rectangles")
    func wholeRows() {
        check("widths of rows") { layout, _, _ in
            for row in layout.rows(from: 0, to: layout.size.height) {
                let placed = layout.placedRow(row.index)
                let start = placed.range.lowerBound
                let shown = start..<start + placed.row.shownEnd - placed.row.start
                let width = layout.rectangles(of: shown).reduce(0) { $0 + $1.width }
                if abs(width - row.frame.width) > 0.001 { return "row \(row.index): \(width) of \(row.frame.width)" }
            }
            return nil
        }
    }

    @Test("A layout that was changed piece by piece is the same as a new one")
    func incremental() {
        PropertyCheck("layouts changed", make: { RandomLayout(&$0) }) { pieces -> String? in
            guard let first = pieces.first else { return nil }
            let layout = EditingLayout("", style: first.style, measurer: first.measurer)
            var buffer = TextBuffer("")
            for (index, piece) in pieces.enumerated() {
                let start = piece.place % (buffer.end + 1)
                let range = buffer.rounded(start..<min(start + piece.length, buffer.end))
                buffer.replace(range, with: piece.piece + " " + piece.piece)
                layout.update(buffer.text)
                let fresh = EditingLayout(buffer.text, style: first.style, measurer: first.measurer)
                if layout.allRows != fresh.allRows {
                    return "after \(index): \(buffer.text.debugDescription) has \(layout.allRows), not \(fresh.allRows)"
                }
                if layout.size != fresh.size { return "after \(index): \(layout.size), not \(fresh.size)" }
            }
            return nil
        }
        .check(sequences: 150, length: 25)
    }

    @Test("A long line that was changed is the same as a new one")
    func longLines() {
        PropertyCheck("long lines changed", make: { RandomLayout(&$0) }) { pieces -> String? in
            guard let first = pieces.first else { return nil }
            // Rounded widths, which the measurer that says nothing of advances has, depend on what is measured at once.
            let measurer: any TextMeasuring =
                first.measurer is PlainMeasurer ? FixedPitchTextMeasurer() : first.measurer
            let style = LayoutStyle(font: FontDescription(size: first.size), wraps: false)
            var buffer = TextBuffer(String(repeating: "🇩a", count: 400))
            let layout = EditingLayout(buffer.text, style: style, measurer: measurer)
            for (index, piece) in pieces.enumerated() where !piece.piece.contains(where: \.isNewline) {
                let start = piece.place % (buffer.end + 1)
                let range = buffer.rounded(start..<min(start + piece.length, buffer.end))
                buffer.replace(range, with: piece.piece)
                layout.update(buffer.text)
                let fresh = EditingLayout(buffer.text, style: style, measurer: measurer)
                guard let line = layout.paragraphs[0].longLine, let other = fresh.paragraphs[0].longLine else {
                    continue
                }
                if line.offsets != other.offsets { return "after \(index): other characters" }
                if line.directions != other.directions, line.directions?.contains(.right) == true {
                    return "after \(index): other directions"
                }
                if line.advances != other.advances { return "after \(index): other widths" }
            }
            return nil
        }
        .check(sequences: 100, length: 25)
    }

    @Test("A long paragraph that is broken in pieces has the lines of one broken at once")
    func pieces() {
        PropertyCheck("long paragraphs", make: { RandomLayout(&$0) }) { pieces -> String? in
            guard let last = pieces.last else { return nil }
            let text = String(pieces.map(\.piece).joined().filter { !$0.isNewline })
            var long = ""
            while long.utf8.count < 6_000, !text.isEmpty { long += text }
            let layout = EditingLayout(long, style: last.style, measurer: last.measurer)
            let lines = last.measurer.brokenLines(of: long, font: last.style.font, maxWidth: last.width)
            guard layout.rowCount == max(1, lines.count) else { return "\(layout.rowCount) rows, \(lines.count) lines" }
            for (row, line) in zip(layout.rows(from: 0, to: .infinity), lines) {
                let trimmed = String(line.text.reversed().drop(while: \.isWhitespace).reversed())
                if !row.line.text.hasPrefix(trimmed) { return "row \(row.index) is \(row.line.text), not \(line.text)" }
            }
            return nil
        }
        .check(sequences: 40, length: 12)
    }
}
