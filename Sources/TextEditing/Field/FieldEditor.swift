import Drawing
import Foundation

/// A text that is edited in a rectangle on screen: the session, its layout, and how far it is scrolled.
///
/// It is the common part of the text fields of both worlds, and knows neither. Points are those of the rectangle,
/// whose upper left corner is the origin.
package final class FieldEditor {
    /// The text.
    package private(set) var session: EditingSession
    /// Where the rows and carets of the text are.
    package let layout: EditingLayout
    /// The point of the text that is at the upper left corner.
    package var offset = CGPoint.zero
    /// Whether the user may change the text; `true` by default.
    package var isEditable = true
    /// Whether a tab is inserted; `false` by default.
    package var insertsTabs = false
    /// Whether the text scrolls by itself so that the caret is in sight; `true` by default.
    package var scrolls = true
    /// The maximum number of rows that are shown, those at the top; 0, the default, or less for no limit.
    package var rowLimit = 0
    /// Where the last row that is shown has an ellipsis if there are more; `words`, the default, for nowhere.
    package var truncation = TextLayout.LineBreak.words

    /// Whether the text is being edited. Otherwise the start of a single line is in sight.
    package var isEdited = false {
        didSet { if isEdited != oldValue { showCaret() } }
    }

    /// The size of the rectangle.
    private var viewport = CGSize.zero

    /// Makes an editor of an empty text.
    package init(options: EditingOptions = EditingOptions()) {
        session = EditingSession(options: options)
        layout = EditingLayout(
            isSecure: options.isSecure, style: LayoutStyle(width: 0, wraps: options.isMultiline))
    }

    /// The room for a caret at the end of a row, in points: its width, or that of a space where it takes a cell.
    package private(set) lazy var caretRoom = Self.room(layout)

    private static func room(_ layout: EditingLayout) -> Double {
        if !layout.style.font.medium.givesCaretsCharacters { return caretWidth }
        let width = Double(layout.measurer.size(of: " ", font: layout.style.font, maxWidth: nil).size.width)
        return width.isFinite ? max(2, width) : 2
    }

    /// The options of the text.
    package var options: EditingOptions {
        get { session.options }
        set {
            if newValue == session.options { return }
            session.options = newValue
            layout.style.wraps = newValue.isMultiline
            settle()
        }
    }

    /// The text as it is shown: a secret as bullets.
    package var shownText: String { layout.shown.text }

    // MARK: Layout

    /// Returns the font in which a text in a font is shown: the characters of a secret may be further apart.
    private func shownFont(_ font: FontDescription) -> FontDescription {
        guard session.options.isSecure, font.medium.figures.field.secret == .discs else { return font }
        var copy = font
        copy.letterSpacing += Float(font.size * SecretDiscs.spacing)
        return copy
    }

    /// Returns the width of the text in one line, in points.
    package func lineWidth(in font: FontDescription) -> CGFloat {
        let (text, font) = (shownText, shownFont(font))
        return layout.measurer.size(of: text, font: font, maxWidth: nil).size.width
            + CGFloat(font.letterSpacing) * CGFloat(text.count)
    }

    /// Says how the text looks and how much room there is.
    package func fit(_ font: FontDescription, _ alignment: TextRun.Alignment, in size: CGSize) {
        let font = shownFont(font).withoutOffsets
        if font == layout.style.font, alignment == layout.style.alignment, size == viewport { return }
        let isOtherFont = font != layout.style.font
        viewport = size
        var style = layout.style
        style.font = font
        style.alignment = alignment
        layout.style = style
        if isOtherFont { caretRoom = Self.room(layout) }
        layout.style.width = max(0, size.width - caretRoom)
        layout.pageHeight = size.height
        settle()
    }

    /// How far rows are moved to the right: texts read from the right have the room for the caret at their left.
    private var shift: Double {
        layout.style.alignment == .right && layout.isRightToLeft(around: CaretPosition(0)) ? caretRoom : 0
    }

    /// The room of the caret, in the coordinates of the text.
    package var caretRoomRect: CGRect {
        let caret = layout.caretRect(at: session.selection.caret)
        let isReversed = layout.isRightToLeft(around: session.selection.caret)
        let x = Double(caret.minX) + shift - (isReversed ? caretRoom : 0)
        return CGRect(x: max(0, x), y: Double(caret.minY), width: caretRoom, height: Double(caret.height))
    }

    /// The caret, in the coordinates of the text: a bar of 2 points.
    package var caretRect: CGRect {
        let room = caretRoomRect
        let isReversed = layout.isRightToLeft(around: session.selection.caret)
        return CGRect(
            x: isReversed ? room.maxX - Self.caretWidth : room.minX, y: room.minY, width: Self.caretWidth,
            height: room.height)
    }

    /// The width of a caret, in points.
    package static let caretWidth = 2.0

    /// Returns the rectangles that cover a range, in the coordinates of the text.
    package func rectangles(of range: Range<Int>, from top: Double, to bottom: Double) -> [CGRect] {
        let (shift, bottom) = (shift, min(bottom, shownHeight(of: layout)))
        return layout.rectangles(of: range, from: top, to: bottom, lineBreakWidth: caretRoom)
            .map { $0.offsetBy(dx: shift, dy: 0) }
    }

    /// Returns the rows between two heights that are shown, in the coordinates of the text.
    package func rows(from top: Double, to bottom: Double) -> [(line: TextLine, frame: CGRect)] {
        let shift = shift
        return layout.rows(from: top, to: min(bottom, shownHeight(of: layout))).map { row in
            let shown = shortened(row) ?? (row.line, row.frame)
            return (shown.line, shown.frame.offsetBy(dx: shift, dy: 0))
        }
    }

    /// The size of the visible rows with the room for a caret.
    package var contentSize: CGSize {
        CGSize(width: layout.size.width + caretRoom, height: shownHeight(of: layout))
    }

    /// Returns the height of the visible rows at a width.
    package func height(atWidth width: Double) -> Double {
        guard session.options.isMultiline else { return layout.rowHeight }
        let needed = max(0, width - caretRoom)
        if layout.style.width == needed { return shownHeight(of: layout) }
        var style = layout.style
        style.width = needed
        let other = EditingLayout(
            session.text, isSecure: session.options.isSecure, style: style, measurer: layout.measurer)
        return shownHeight(of: other)
    }

    /// Updates the layout for the text, and scrolls so that the caret is in sight.
    private func settle() {
        layout.update(session.text, isSecure: session.options.isSecure)
        showCaret()
    }

    private func showCaret() {
        guard scrolls else { return }
        if !isEdited {
            if !session.options.isMultiline { offset = .zero }
            return
        }
        let room = caretRoomRect
        let content = CGSize(width: layout.size.width, height: layout.size.height)
        offset = CaretScrolling.offset(
            from: offset, showing: room, caretWidth: caretRoom, content: content, viewport: viewport)
    }

    /// Scrolls by a distance, at most to the ends of the text. Returns whether it did.
    package func scroll(by delta: CGVector) -> Bool {
        let content = contentSize
        let new = CGPoint(
            x: min(max(0, offset.x + delta.dx), max(0, content.width - viewport.width)),
            y: min(max(0, offset.y + delta.dy), max(0, content.height - viewport.height)))
        if new == offset { return false }
        offset = new
        return true
    }

    // MARK: Changes

    /// Does something with the session, after which the layout follows the text.
    @discardableResult
    private func change(_ body: (inout EditingSession) -> EditingChange) -> EditingChange {
        let result = body(&session)
        settle()
        return result
    }

    /// Makes a change if a function allows it, which may itself change the text.
    private func make(_ edit: TextEdit?, _ allows: (TextEdit) -> Bool) -> EditingChange {
        guard let edit, allows(edit) else { return [] }
        return change { $0.apply(edit) }
    }

    /// Performs a command. The function is asked before a change of the text.
    @discardableResult
    package func perform(
        _ command: EditingCommand, allows: (TextEdit) -> Bool = { _ in true }
    ) -> EditingChange {
        switch command {
        case .move, .selectAll, .undo, .redo: change { $0.perform(command, in: layout) }
        case .delete, .insertNewline, .insertTab: make(session.edit(for: command, in: layout), allows)
        }
    }

    /// Inserts a text in place of the selection.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isTyped: Whether it continues earlier typing, so that both are undone at once.
    ///   - allows: Asked before the change, which is not made if it returns `false`.
    @discardableResult
    package func insert(
        _ text: String, isTyped: Bool = true, allows: (TextEdit) -> Bool = { _ in true }
    ) -> EditingChange { make(session.edit(inserting: text, isTyped: isTyped), allows) }

    /// Replaces a range, as a step of its own to undo.
    @discardableResult
    package func replace(_ range: Range<Int>, with text: String) -> EditingChange {
        change { $0.apply($0.edit(replacing: range, with: text)) }
    }

    /// Shows a text that the program has set. While it is edited, the selection stays as far as it can; otherwise the
    /// caret is at the end.
    @discardableResult
    package func setText(_ text: String) -> EditingChange {
        change { [isEdited] session in
            let result = session.replaceText(with: text)
            if !isEdited, result.contains(.text) { session.select(session.buffer.end..<session.buffer.end) }
            return result
        }
    }

    /// Selects a range.
    @discardableResult
    package func select(_ range: Range<Int>) -> EditingChange { change { $0.select(range) } }

    // MARK: Pointers

    /// Returns the caret nearest to a point.
    package func caret(at point: CGPoint) -> CaretPosition {
        layout.caret(nearest: CGPoint(x: point.x + offset.x - shift, y: point.y + offset.y))
    }

    /// A pointer came down: puts the caret there, or selects the word or paragraph there.
    ///
    /// - Parameters:
    ///   - point: Where it is.
    ///   - count: How many times in a row it has come down there.
    ///   - extends: Whether the selection is to reach there.
    @discardableResult
    package func press(at point: CGPoint, count: Int = 1, extends: Bool = false) -> EditingChange {
        let caret = caret(at: point)
        return change { session in
            extends
                ? session.extendSelection(to: caret, in: layout)
                : session.beginSelecting(at: caret, by: SelectionUnit(clicks: count), in: layout)
        }
    }

    /// Called when a pointer that came down has moved: the selection reaches to there.
    @discardableResult
    package func drag(to point: CGPoint) -> EditingChange {
        let caret = caret(at: point)
        return change { $0.extendSelection(to: caret, in: layout) }
    }
}

extension FontDescription {
    /// The font without attributes that would move characters out of the positions that a layout finds for them.
    fileprivate var withoutOffsets: FontDescription {
        var copy = self
        copy.baselineOffset = 0
        return copy
    }
}
