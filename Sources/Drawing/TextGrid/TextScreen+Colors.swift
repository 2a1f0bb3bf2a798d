import Foundation

extension TextScreen {
    /// The background of a screen.
    package enum Ground: Hashable, Sendable {
        /// The canvas, which is sent as the background of each cell.
        case canvas
        /// The terminal's own background, whose colour is not known. Content on it has the terminal's colour for text.
        case terminal
    }

    /// Returns the screen as it is sent to a terminal: in colours that it has, and in which text can be read.
    ///
    /// A text has at least a contrast of ``CellContrast/ofText`` to its background, as both are shown, or
    /// ``CellContrast/ofMarks`` if it is faint on purpose or a mark. No cell has a foreground without a background.
    /// Lines and parts of shapes keep their colours, however faint.
    package func prepared(for colors: Colors, on ground: Ground) -> TextScreen {
        var preparer = ScreenPreparer(colors)
        return preparer.prepare(self, on: ground)
    }
}

extension TextScreen.Cell {
    /// The kinds of content that a cell shows in its foreground colour.
    enum Ink {
        case nothing, text, mark, shape
    }

    /// The kind of content in the cell's foreground colour.
    var ink: Ink {
        if lines != 0 { return .shape }
        if isBlank || glyph == 0x20 {
            return style.isDisjoint(with: [.underline, .strikethrough, .marked]) ? .nothing : .mark
        }
        guard style.contains(.text) else { return .shape }
        switch glyph {
        case 0x2500...0x259F, 0x2800...0x28FF: return .shape
        case 0x25A0...0x25FF: return .mark
        default: return .text
        }
    }
}

extension TextScreen.Cell {
    /// Whether the cell shows a character that says something: a letter, a symbol or a mark.
    var isSign: Bool {
        switch ink {
        case .text: true
        case .mark: !isBlank && glyph != 0x20
        case .shape, .nothing: false
        }
    }
}

/// The choice of the colours in which cells are sent.
struct CellInks {
    let colors: TextScreen.Colors
    let ground: TextScreen.Ground
    let canvas: UInt32
    private let shownCanvas: UInt32
    private let tone: PlainTone
    /// The backgrounds that are shown darker, because white text is on them.
    private(set) var darker: [UInt32: UInt32] = [:]
    private var judged: Set<UInt64> = []
    private var judgedLast: UInt64 = 0
    /// The last cell that was not part of a shape, and how it was shown.
    private var last: (cell: TextScreen.Cell, shown: TextScreen.Cell)?

    init(colors: TextScreen.Colors, ground: TextScreen.Ground, canvas: UInt32) {
        (self.colors, self.ground, self.canvas) = (colors, ground, canvas)
        shownCanvas = colors.shown(canvas)
        tone = PlainTone(on: canvas)
    }

    /// Notes a background on which white text could not be read.
    ///
    /// Labels on colours are white, as on other systems, where these colours are lighter than text can stand: so the
    /// colour gives way, and in all of its cells, not just in those of the text. In a gradient the text gives way, as a
    /// darker colour would be a bar across it.
    mutating func note(_ cell: TextScreen.Cell, at index: Int, in screen: TextScreen) {
        if cell.foreground & 0xFFFFFF < 0xF00000 { return }
        let pair = UInt64(cell.foreground) << 32 | UInt64(cell.background)
        if pair == judgedLast || colors == .sixteen || cell.ink != .text { return }
        judgedLast = pair
        guard judged.insert(pair).inserted else { return }
        guard CellContrast.luminance(cell.foreground) > 0.85, !isGround(cell.background) else { return }
        let ratio = CellContrast.ratio(colors.shown(cell.foreground), colors.shown(cell.background))
        guard ratio >= 1.9, ratio < CellContrast.ofText, !screen.isInGradient(index) else { return }
        let light = colors.shown(cell.foreground)
        let new = CellContrast.darkened(cell.background, for: light, in: colors)
        if let known = darker[cell.background], CellContrast.luminance(known) <= CellContrast.luminance(new) { return }
        darker[cell.background] = new
    }

    private func isGround(_ color: UInt32) -> Bool {
        color == 0 || color == canvas || tone.character(for: color) == 0x20
    }

    private func shown(area color: UInt32) -> UInt32 { darker[color] ?? colors.shown(color) }

    /// Returns a cell in the colours in which it is sent.
    mutating func shown(_ cell: TextScreen.Cell) -> TextScreen.Cell {
        if let last, last.cell.foreground == cell.foreground, last.cell.background == cell.background,
            last.cell.style == cell.style, last.cell.ink == cell.ink
        {
            var result = cell
            (result.foreground, result.background) = (last.shown.foreground, last.shown.background)
            result.style = last.shown.style
            return result
        }
        let result = ground == .terminal && isGround(cell.background) ? onTerminal(cell) : onColor(cell)
        if cell.ink != .shape { last = (cell, result) }
        return result
    }

    private func onColor(_ cell: TextScreen.Cell) -> TextScreen.Cell {
        var result = cell
        result.style.remove(.faint)
        result.background = cell.background == 0 ? shownCanvas : shown(area: cell.background)
        let color = cell.foreground == 0 ? CellColor.contrasting(to: result.background) : cell.foreground
        switch cell.ink {
        case .nothing: result.foreground = 0
        case .text:
            let least = cell.style.contains(.faint) ? CellContrast.ofMarks : CellContrast.ofText
            result.foreground = CellContrast.readable(color, on: result.background, least: least, in: colors)
        case .mark:
            result.foreground = CellContrast.readable(
                color, on: result.background, least: CellContrast.ofMarks, in: colors)
        case .shape:
            result.foreground = shown(area: color)
            // A shape must not vanish because both colours are nearest to the same one.
            if result.foreground == result.background, color != cell.background {
                result.foreground = CellContrast.readable(
                    color, on: result.background, least: 1.2, in: colors)
            }
        }
        return result
    }

    /// Returns a cell on the terminal's own background.
    private func onTerminal(_ cell: TextScreen.Cell) -> TextScreen.Cell {
        var result = cell
        (result.foreground, result.background) = (0, 0)
        if cell.lines != 0 {
            let isFaint = CellContrast.ratio(cell.foreground, canvas) < CellContrast.ofMarks
            if isFaint { result.style.insert(.faint) }
        } else if cell.ink == .shape, (0x2580...0x259F).contains(cell.glyph) {
            // No colour without a background: a part of a cell is the whole cell or none of it.
            result.glyph = 0
            result.style = []
            if BlockCharacters.quarters(of: cell.glyph).nonzeroBitCount >= 2, !isGround(cell.foreground) {
                result.background = shown(area: cell.foreground)
            }
        }
        return result
    }
}
