import Foundation
import Foundations

extension GridPainter {
    /// Returns a paint as the groups around show it.
    func filtered(_ paint: Paint) -> Paint {
        guard let filters = state.filters else { return paint }
        return paint.mapColors { filters.apply(to: $0) }
    }

    /// Returns a colour as the groups around show it.
    func filtered(_ color: ColorComponents) -> ColorComponents { state.filters?.apply(to: color) ?? color }

    // MARK: Beginning and ending

    /// Enters the contents of a mask, which are not drawn themselves.
    mutating func beginMask(_ group: DisplayGroup, _ layer: GridLayer) -> Bool {
        layer.waitsForMask = false
        saved.append(state)
        layer.cells = screen.cells
        layer.canvas = canvas
        // The mask's contents are no part of the picture.
        layer.touched = touched
        touched = []
        screen.clear(painted)
        canvas = 0xFF00_0000
        // All that counts is how opaque it is.
        state.filters = FilterChain(.opacity, around: nil)
        state.opacity = 1
        state.backdrop = screen.cells
        state.layer = GridLayer(.through(layer))
        return true
    }

    /// Limits blending from now on to cells painted from now on.
    mutating func isolate() {
        state.backdrop = screen.cells
        // A blended group records painted cells anyway.
        if case .blended? = state.layer?.kind, state.layer !== saved.last?.layer { return }
        let layer = GridLayer(.isolated(within: state.layer === saved.last?.layer ? nil : state.layer))
        begin(layer)
        state.layer = layer
    }

    /// Begins to record the painted cells.
    private mutating func begin(_ layer: GridLayer) {
        layer.outerTouched = touched
        touched = [Bool](repeating: false, count: screen.cells.count)
    }

    /// Resumes the record from before a layer began. Returns the cells painted in the layer.
    private mutating func leave(_ layer: GridLayer) -> [Bool] {
        var inner = layer.outerTouched
        swap(&inner, &touched)
        return inner
    }

    mutating func begin(_ treatment: Treatment) {
        switch treatment {
        case .colors(let filter): state.filters = FilterChain(filter, around: state.filters)
        case .blur(let radius, _):
            let t = state.transform
            state.blur = hypot(state.blur, radius * abs(t.a * t.d - t.b * t.c).squareRoot())
        case .blend(let kind):
            let layer = GridLayer(.blended(kind), cells: screen.cells)
            begin(layer)
            state.layer = layer
        case .mask(let isInverted): state.layer = GridLayer(.masked(isInverted: isInverted), cells: screen.cells)
        case .link(let address): state.link = screen.number(ofLink: address)
        case .isolation, .projection: break
        }
    }

    mutating func end(_ layer: GridLayer) {
        switch layer.kind {
        case .through(let masked):
            masked.mask = screen.cells
            screen.cells = masked.cells
            canvas = masked.canvas
            touched = masked.touched
        case .masked(let isInverted): applyMask(of: layer, isInverted: isInverted)
        case .blended(let kind):
            let drawn = leave(layer)
            blend(kind, drawn, onto: layer.cells)
        case .isolated(let within):
            let drawn = leave(layer)
            if !touched.isEmpty { for index in drawn.indices where drawn[index] { touched[index] = true } }
            if let within { end(within) }
        }
    }

    // MARK: Masks

    /// Keeps the cells painted in a layer as far as its mask shows them.
    mutating func applyMask(of layer: GridLayer, isInverted: Bool) {
        let (before, mask) = (layer.cells, layer.mask)
        for row in painted.rows {
            for column in painted.columns {
                let index = row * screen.columns + column
                let (old, new) = (before[index], screen.cells[index])
                if old == new { continue }
                let seen = mask.isEmpty ? TextScreen.Cell() : mask[index]
                screen.cells[index] = kept(of: new, over: old, through: seen, isInverted: isInverted)
            }
            joinHalves(in: row)
        }
    }

    private func kept(
        of new: TextScreen.Cell, over old: TextScreen.Cell, through mask: TextScreen.Cell, isInverted: Bool
    ) -> TextScreen.Cell {
        let share = Self.opacity(of: mask.background)
        if mask.isBlank, !mask.style.contains(.continued) {
            return mixed(new, over: old, isInverted ? 1 - share : share)
        }
        let quarters = BlockCharacters.quarters(of: mask.glyph)
        if quarters != 0, !mask.style.contains(.text) {
            // The visible quarters.
            let (drawn, rest) = (Self.opacity(of: mask.foreground), share)
            var shown: UInt8 = 0
            if (isInverted ? 1 - drawn : drawn) >= 0.5 { shown |= quarters }
            if (isInverted ? 1 - rest : rest) >= 0.5 { shown |= ~quarters & 15 }
            return part(shown, of: new, over: old)
        }
        // Characters and lines take the colour of the cell behind them.
        if isInverted { return mixed(new, over: old, 1 - share) }
        var result = mixed(new, over: old, share)
        let ink = new.isBlank || new.background != old.background ? new.background : new.foreground
        result.glyph = mask.glyph
        result.lines = mask.lines
        result.style = mask.style
        let color = ink == 0 ? canvas : ink
        result.foreground = Self.mix(
            color, over: result.background == 0 ? canvas : result.background, Self.opacity(of: mask.foreground))
        return result
    }

    /// Returns a cell that shows only some quarters of the new one.
    private func part(_ quarters: UInt8, of new: TextScreen.Cell, over old: TextScreen.Cell) -> TextScreen.Cell {
        if quarters == 15 { return new }
        if quarters == 0 { return old }
        guard new.isBlank, old.isBlank, !new.style.contains(.continued) else {
            return quarters.nonzeroBitCount >= 2 ? new : old
        }
        var result = old
        result.glyph = BlockCharacters.quarters[Int(quarters)]
        result.style = []
        result.foreground = new.background == 0 ? canvas : new.background
        return result
    }

    /// Returns a new cell blended faintly over an old one.
    private func mixed(_ new: TextScreen.Cell, over old: TextScreen.Cell, _ share: Double) -> TextScreen.Cell {
        if share >= 0.998 { return new }
        if share <= 0.002 { return old }
        let base = old.background == 0 ? canvas : old.background
        var result = new
        result.background =
            new.background == old.background
            ? old.background : Self.mix(new.background == 0 ? canvas : new.background, over: base, share)
        if new.isBlank, !old.isBlank {
            (result.glyph, result.lines, result.style) = (old.glyph, old.lines, old.style)
            result.foreground = Self.mix(new.background == 0 ? canvas : new.background, over: old.foreground, share)
        } else if !new.isBlank {
            result.foreground = Self.mix(
                new.foreground, over: result.background == 0 ? canvas : result.background, share)
        }
        return result
    }

    private static func opacity(of grey: UInt32) -> Double {
        grey == 0 ? 0 : Double(CellColor.channels(grey).green) / 255
    }

    private static func mix(_ color: UInt32, over below: UInt32, _ share: Double) -> UInt32 {
        if share >= 1 { return color }
        func channel(_ shift: UInt32) -> UInt32 {
            let (one, other) = (Double(color >> shift & 0xFF), Double(below >> shift & 0xFF))
            return UInt32(Int(clamping: (one * share + other * (1 - share)).rounded(), to: 0...255)) << shift
        }
        return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }

    /// Clears the other halves of wide characters that lost one half.
    private mutating func joinHalves(in row: Int) {
        let start = row * screen.columns
        for column in painted.columns where screen.cells[start + column].style.contains(.continued) {
            let isAlone =
                column == 0
                || screen.cells[start + column - 1].isBlank
                || screen.cells[start + column - 1].style.contains(.continued)
            if isAlone { screen.cells[start + column].style = [] }
        }
    }

    // MARK: Blending

    /// Blends drawn cells with those behind them.
    mutating func blend(_ kind: BlendKind, _ drawn: [Bool], onto before: [TextScreen.Cell]) {
        for row in painted.rows {
            for column in painted.columns {
                let index = row * screen.columns + column
                if !drawn[index] { continue }
                let (old, new) = (before[index], screen.cells[index])
                // Outside of any picture of its own, all that is not blank is in the picture.
                let isEmpty = touched.isEmpty ? old == TextScreen.Cell() : !touched[index]
                switch kind {
                case .sourceAtop: if isEmpty { screen.cells[index] = old }
                case .destinationOver: if !isEmpty { screen.cells[index] = old }
                case .destinationOut: screen.cells[index] = state.backdrop.map { $0[index] } ?? TextScreen.Cell()
                default: if !isEmpty || touched.isEmpty { screen.cells[index] = blended(new, old, kind) }
                }
                if touched.isEmpty { continue }
                touched[index] = kind == .destinationOut ? false : !isEmpty || kind != .sourceAtop
            }
            joinHalves(in: row)
        }
    }

    private func blended(_ new: TextScreen.Cell, _ old: TextScreen.Cell, _ kind: BlendKind) -> TextScreen.Cell {
        var result = new
        let below = old.background == 0 ? canvas : old.background
        // Where only a character was drawn, the background stays.
        if new.isBlank || new.background != old.background, new.background != 0 {
            result.background = kind.blended(new.background, over: below)
            // A covered character is blended, too, and so stays legible.
            if new.isBlank, !old.isBlank {
                (result.glyph, result.lines, result.style) = (old.glyph, old.lines, old.style)
                result.foreground = kind.blended(new.background, over: old.foreground)
                return result
            }
        }
        if !new.isBlank { result.foreground = kind.blended(new.foreground, over: below) }
        return result
    }
}
