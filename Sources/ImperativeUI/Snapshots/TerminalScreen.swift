import Drawing
import Foundation

/// A terminal that displays successive snapshots and receives only the changes between them.
///
/// The cost of each update depends on the number of rows with changed cells. A window that is displayed repeatedly is
/// best laid out for text at all times; see ``UIWindow/textMedium``.
public struct TerminalScreen: Sendable {
    /// The colours that the terminal supports.
    public let colors: Snapshot.Colors
    private var renderer: TextGridRenderer?
    private var background: ColorComponents?
    /// The last screen that was drawn.
    private var drawn: TextScreen?
    /// The last screen that was sent.
    package private(set) var shown: TextScreen?
    private var preparer: ScreenPreparer
    /// Whether content on the page has the terminal's own colours, because they are not known.
    package var keepsTerminalColors = false {
        didSet { if keepsTerminalColors != oldValue { drawn = nil } }
    }

    /// Creates a terminal that displays nothing yet.
    public init(colors: Snapshot.Colors = .full) {
        self.colors = colors
        preparer = ScreenPreparer(colors.kind)
    }

    /// Forgets the contents of the terminal, so that the next snapshot is sent whole.
    package mutating func forget() { (drawn, shown) = (nil, nil) }

    /// Displays a snapshot in the terminal's upper-left corner.
    ///
    /// - Returns: The characters to send to the terminal: the changed cells, with control sequences that move the
    ///   cursor and set colours. Empty if nothing has changed.
    public mutating func show(_ snapshot: Snapshot) -> String { show(snapshot, at: .terminal) }

    package mutating func show(_ snapshot: Snapshot, at corner: TextScreen.Corner) -> String {
        let picture = snapshot.textPicture
        let (columns, rows) = (picture.columns, picture.rows)
        if renderer?.columns != columns || renderer?.rows != rows || background != picture.background {
            renderer = TextGridRenderer(
                columns: columns, rows: rows, canvas: picture.background ?? ColorComponents(white: 1))
            background = picture.background
        }
        guard var screen = renderer?.screen(picture.list) else { return "" }
        snapshot.mark(&screen, colors)
        if let drawn, drawn.isSame(as: screen) { return "" }
        drawn = screen
        let ground: TextScreen.Ground = keepsTerminalColors ? .terminal : picture.ground
        let new = preparer.prepare(screen, on: ground)
        defer { shown = new }
        return new.changes(from: shown, colors.kind, at: corner)
    }
}
