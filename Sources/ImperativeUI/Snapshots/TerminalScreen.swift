import Drawing
import Foundation

/// A terminal that shows one view after the other: of each it is told only what differs from the one before.
///
/// Rendering costs the rows of cells in which something changed; showing what is shown already costs next to nothing.
public struct TerminalScreen: Sendable {
    /// How many colours the terminal has.
    public let colors: Snapshot.Colors
    private var renderer: TextGridRenderer?
    private var background: ColorComponents?
    private var shown: TextScreen?

    /// A terminal that shows nothing yet.
    public init(colors: Snapshot.Colors = .full) { self.colors = colors }

    /// Shows a picture in the terminal's upper left corner.
    ///
    /// - Returns: The characters to send to the terminal: control sequences that place the cursor and set colours, and
    ///   the cells that differ from what it shows. Empty where nothing does.
    public mutating func show(_ snapshot: Snapshot) -> String {
        let (columns, rows) = (snapshot.columns, snapshot.rows)
        if renderer?.columns != columns || renderer?.rows != rows || background != snapshot.background {
            renderer = TextGridRenderer(
                columns: columns, rows: rows, canvas: snapshot.background ?? ColorComponents(white: 1))
            background = snapshot.background
        }
        guard let screen = renderer?.screen(snapshot.list) else { return "" }
        if let shown, shown.isSame(as: screen) { return "" }
        defer { shown = screen }
        return screen.update(from: shown, colors.kind)
    }
}
