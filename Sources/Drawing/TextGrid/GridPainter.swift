import Foundation
import Foundations

/// Paints display items into a screen, one cell for 8 by 16 points.
struct GridPainter: DisplayListVisitor {
    static let cellWidth = FixedPitchTextMeasurer.cellWidth
    static let cellHeight = FixedPitchTextMeasurer.cellHeight

    /// The state in which a group's items are painted.
    struct State {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        /// The visible rectangle in points of the screen.
        var clip: CGRect
        /// The visible quarters of each cell, if the visible area is not a rectangle.
        var mask: [UInt8]?
        /// The visible cells.
        var columns: Range<Int>
        var rows: Range<Int>
        /// Whether cells are marked instead of filled.
        var marksText = false
        /// The colour filters of the items.
        var filters: FilterChain?
        /// How far items are blurred, in points of the screen.
        var blur = 0.0
        /// The cells behind a group that is composed as one picture; `nil` for blank ones.
        var backdrop: [TextScreen.Cell]?
        /// The masks and blended groups around, the innermost last.
        var layer: GridLayer?
        /// The number of the link that texts are part of; 0 for none.
        var link: UInt8 = 0
    }

    var screen: TextScreen
    /// The colour of unset backgrounds below translucent items.
    var canvas: UInt32
    var state: State
    var saved: [State] = []

    /// Storage for the characters of a line.
    var spare: [CellText.Piece] = []

    /// The cells that are painted; all others are kept.
    let painted: CellArea
    /// Which cells were painted since the innermost group began that is one picture or is blended; empty where nothing
    /// is blended.
    var touched: [Bool] = []
    /// Whether the colour that is filled with is one of controls.
    var fillsPlate = false
    /// Whether a wide character has only one half in the painted cells. Both halves decide how it is shown.
    var cutsCharacters = false

    /// - Parameter old: A screen of this size to paint on, whose cells in `damage` are cleared first.
    init(columns: Int, rows: Int, canvas: ColorComponents, onto old: TextScreen? = nil, damage: CellArea? = nil) {
        let canvas = CellColor.packed(canvas.withAlpha(1), opacity: 1, over: 0)
        if let old, let damage, damage != old.area {
            screen = old
            painted = damage.clamped(to: screen.area)
            screen.clear(painted)
        } else {
            // Nothing is kept, so nothing is copied.
            screen = TextScreen(columns: columns, rows: rows, canvas: canvas)
            painted = screen.area
        }
        self.canvas = canvas
        let (width, height) = (Double(screen.columns) * Self.cellWidth, Double(screen.rows) * Self.cellHeight)
        state = State(
            clip: CGRect(x: 0, y: 0, width: width, height: height), columns: 0..<screen.columns, rows: 0..<screen.rows)
    }

    var isNothingVisible: Bool { state.columns.isEmpty || state.rows.isEmpty }

    mutating func visit(_ item: DisplayItem) {
        guard !isNothingVisible, canTouchPainted(item.bounds, hasText: item.hasText) else { return }
        switch item {
        case .fill(let shape, _, _) where state.marksText: markText(in: shape.bounds.applying(state.transform))
        case .fill(let shape, let paint, let rule): fill(shape, paint, rule)
        case .stroke(let shape, let pen, let paint): stroke(shape, pen, paint)
        case .text(let run): draw(run)
        case .image(let image): draw(image)
        case .group: break
        }
    }

    /// Whether an item with this bounding box, in the current coordinates, may be visible in the painted cells.
    private func canTouchPainted(_ box: CGRect, hasText: Bool) -> Bool {
        if painted == screen.area { return true }
        guard state.transform.keepsOrientation else { return true }
        let box = box.applying(state.transform)
        guard box.isExact else { return true }
        // Items on the edge of a cell are drawn in that cell or the next.
        if box.maxY < Double(painted.rows.lowerBound - 1) * Self.cellHeight { return false }
        if box.minY > Double(painted.rows.upperBound + 1) * Self.cellHeight { return false }
        if hasText { return true }
        return box.maxX >= Double(painted.columns.lowerBound - 1) * Self.cellWidth
            && box.minX <= Double(painted.columns.upperBound + 1) * Self.cellWidth
    }

    /// Enters a group. Returns `false` and changes nothing if none of it is visible.
    mutating func begin(_ group: DisplayGroup) -> Bool {
        let effects = group.effects
        if let layer = state.layer?.waiting { return beginMask(group, layer) }
        if !group.isBoundless, !canTouchPainted(group.bounds, hasText: group.hasText) { return false }
        let transform = effects.transform.concatenating(state.transform)
        guard transform.isDrawable, !isNothingVisible else { return false }
        saved.append(state)
        state.transform = transform
        state.opacity *= effects.opacity
        if effects.marksText { state.marksText = true }
        if let clip = effects.clip {
            limit(to: clip)
            if isNothingVisible {
                if let outer = saved.popLast() { state = outer }
                return false
            }
        }
        if let treatment = effects.treatment { begin(treatment) }
        if group.hasBlending, effects.isIsolating { isolate() }
        return true
    }

    mutating func end(_ group: DisplayGroup) {
        let inner = state
        if let outer = saved.popLast() { state = outer }
        // Most groups have no layer of their own.
        guard let layer = inner.layer, layer !== state.layer else { return }
        end(layer)
    }

    private mutating func limit(to clip: DisplayGroup.Effects.Clip) {
        let placement = placement(of: clip.shape)
        let around = clip.shape.bounds.applying(placement)
        state.clip = around.isFinite ? state.clip.common(with: around) : .null
        guard !state.clip.isNull, state.clip.width > 0, state.clip.height > 0 else {
            (state.columns, state.rows) = (0..<0, 0..<0)
            return
        }
        state.columns = Self.cells(state.clip.minX, state.clip.maxX, Self.cellWidth, screen.columns)
        state.rows = Self.cells(state.clip.minY, state.clip.maxY, Self.cellHeight, screen.rows)
        if case .rect = clip.shape, state.transform.keepsUpright { return }
        let area = coverage(of: clip.shape.path, rule: clip.rule, transform: placement, within: state)
        var mask = [UInt8](repeating: 0, count: screen.cells.count)
        for row in area.rows {
            for column in area.columns {
                let index = row * screen.columns + column
                mask[index] = area[row, column] & (state.mask?[index] ?? 15)
            }
        }
        state.mask = mask
    }

    /// Returns the cells that lie between two edges with their larger part, or the one cell that contains both.
    static func cells(_ low: Double, _ high: Double, _ size: Double, _ count: Int) -> Range<Int> {
        let (first, last) = (index(nearest(low / size), count), index(nearest(high / size), count))
        if first < last { return first..<last }
        let middle = index((low + high) / 2 / size, count)
        return middle..<min(middle + 1, count)
    }

    /// Returns the nearest edge between cells; from the middle of a cell, allowing for rounding errors, the next one.
    static func nearest(_ edge: Double) -> Double { (edge + 0.5 + 1e-6).rounded(.down) }

    /// Returns all cells that a length touches, including the last, and so many more on both sides.
    static func touchedCells(
        _ low: Double, _ high: Double, _ size: Double, _ count: Int, margin: Double = 0
    ) -> Range<Int> {
        let first = index(low / size - margin, count)
        return first..<max(first, index((high / size).rounded(.up) + margin, count))
    }

    /// Returns a number rounded down and limited to 0...count.
    static func index(_ value: Double, _ count: Int) -> Int {
        Int(clamping: value, to: 0...max(0, count))
    }

    // MARK: Cells

    /// Whether something may be painted into a cell.
    func isVisible(_ row: Int, _ column: Int) -> Bool {
        painted.contains(row, column) && isUnclipped(row, column)
    }

    /// Whether the clips let a cell be seen.
    func isUnclipped(_ row: Int, _ column: Int) -> Bool {
        state.rows.contains(row) && state.columns.contains(column) && isUnmasked(row, column)
    }

    /// Whether a clip that is no rectangle lets a cell be seen.
    func isUnmasked(_ row: Int, _ column: Int) -> Bool {
        guard let mask = state.mask else { return true }
        return mask[row * screen.columns + column].nonzeroBitCount >= 2
    }

    func background(at index: Int) -> UInt32 {
        let color = screen.cells[index].background
        return color == 0 ? canvas : color
    }

    /// Notes that a cell is painted.
    mutating func touch(_ index: Int) {
        if !touched.isEmpty { touched[index] = true }
    }

    /// Covers a whole cell. A translucent colour lets the former contents show through.
    mutating func cover(_ index: Int, with color: ColorComponents) {
        touch(index)
        if let solid = opaque(color) { return cover(index, opaque: solid) }
        guard color.alpha * state.opacity > 0 else { return }
        let new = CellColor.packed(color, opacity: state.opacity, over: background(at: index))
        if !screen.cells[index].isBlank {
            screen.cells[index].foreground = CellColor.packed(
                color, opacity: state.opacity, over: screen.cells[index].foreground)
        }
        screen.cells[index].background = new
        if fillsPlate { screen.cells[index].style.insert(.plate) }
    }

    /// Returns the packed colour of a cell that a colour covers wholly; `nil` if former contents show through.
    func opaque(_ color: ColorComponents) -> UInt32? {
        color.alpha * state.opacity >= 1 ? CellColor.packed(color, opacity: state.opacity, over: 0) : nil
    }

    /// Covers a whole cell with an opaque colour.
    mutating func cover(_ index: Int, opaque color: UInt32) {
        touch(index)
        screen.clearGlyph(at: index)
        screen.cells[index].background = color
    }

    /// Covers the part of a cell that a block character fills.
    ///
    /// - Parameter solid: The packed colour, if it is known and opaque.
    mutating func cover(_ index: Int, block: UInt32, with color: ColorComponents, solid: UInt32? = nil) {
        if block == 0x2588 { return cover(index, with: color) }
        let cell = screen.cells[index]
        guard block != 0, color.alpha * state.opacity > 0, !cell.style.contains(.text), cell.lines == 0,
            !cell.style.contains(.continued)
        else { return }
        touch(index)
        let packed = solid ?? CellColor.packed(color, opacity: state.opacity, over: background(at: index))
        if cell.glyph != 0 {
            let (old, new) = (BlockCharacters.quarters(of: cell.glyph), BlockCharacters.quarters(of: block))
            if cell.foreground == packed, old | new != 0 {
                let both = BlockCharacters.quarters[Int(old | new)]
                if both == 0x2588 { return cover(index, with: color) }
                screen.cells[index].glyph = both
                return
            }
            // The part of the old block that remains visible becomes the background.
            if old & ~new != 0 { screen.cells[index].background = cell.foreground }
        }
        screen.cells[index].glyph = block
        screen.cells[index].foreground = packed
        screen.cells[index].style = []
    }
}
