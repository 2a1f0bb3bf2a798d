import Drawing
import Foundation

/// A terminal that shows snapshots one after the other. Each time it is sent only what has changed.
///
/// The cost depends on the number of rows with changed cells. A window that is shown again and again is best laid out
/// for text at all times; see ``UIWindow/textMedium``.
public struct TerminalScreen: Sendable {
    /// The colours that the terminal supports.
    public let colors: Snapshot.Colors
    private var renderer: TextGridRenderer?
    private var background: ColorComponents?
    private var shown: TextScreen?

    /// Makes a terminal that shows nothing yet.
    public init(colors: Snapshot.Colors = .full) { self.colors = colors }

    /// Shows a picture in the terminal's upper left corner.
    ///
    /// - Returns: The characters to send to the terminal: the cells that have changed, with control sequences that
    ///   place the cursor and set colours. Empty if nothing has changed.
    public mutating func show(_ snapshot: Snapshot) -> String { show(snapshot, at: .terminal) }

    mutating func show(_ snapshot: Snapshot, at corner: TextScreen.Corner) -> String {
        let picture = snapshot.textPicture
        let (columns, rows) = (picture.columns, picture.rows)
        if renderer?.columns != columns || renderer?.rows != rows || background != picture.background {
            renderer = TextGridRenderer(
                columns: columns, rows: rows, canvas: picture.background ?? ColorComponents(white: 1))
            background = picture.background
        }
        guard var screen = renderer?.screen(picture.list) else { return "" }
        if let focus = snapshot.focus { screen.markFocus(focus, colors.kind) }
        if let shown, shown.isSame(as: screen) { return "" }
        defer { shown = screen }
        return screen.update(from: shown, colors.kind, at: corner)
    }
}
