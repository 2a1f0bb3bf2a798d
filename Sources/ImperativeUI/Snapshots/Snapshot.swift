import Drawing
import Foundation

/// The appearance of a tree of views at one moment, as text for a terminal or as vector graphics.
///
/// The output depends only on the tree, its traits and the size: it is the same, byte for byte, on every machine.
public struct Snapshot: Sendable {
    /// The size of the picture in points.
    public let size: CGSize
    /// The background colour; `nil` for none.
    let background: ColorComponents?
    package let list: DisplayList
    /// Where what has the focus of the keyboard is, in points; `nil` for nothing.
    var focus: CGRect?

    package init(_ list: DisplayList, size: CGSize, background: ColorComponents?) {
        self.list = list
        self.size = CGSize(width: Self.side(size.width), height: Self.side(size.height))
        self.background = background
    }

    /// Returns a valid side length: 0 for negative numbers and NaN, and at most `longestSide`.
    private static func side(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, longestSide) : 0 }

    /// The longest side of a picture in points. The picture is cut off there.
    static let longestSide: CGFloat = 32_768

    /// The colours that text output may use.
    public enum Colors: Sendable, CaseIterable {
        /// None: plain text without control sequences. Areas are shown by the density of characters.
        case none
        /// The 16 colours that every terminal has.
        case sixteen
        /// The 256 colours of a terminal's palette.
        case indexed
        /// 24-bit colours.
        case full

        var kind: TextScreen.Colors {
            switch self {
            case .none: .none
            case .sixteen: .sixteen
            case .indexed: .indexed
            case .full: .full
            }
        }
    }

    /// Returns the picture as text in character cells of 8 by 16 points: one line per row, each ended by a line feed.
    ///
    /// Sizes are rounded up to whole cells, and cut off at 4,096 cells.
    public func text(colors: Colors = .none) -> String {
        var renderer = TextGridRenderer(columns: columns, rows: rows, canvas: background ?? ColorComponents(white: 1))
        var screen = renderer.screen(list)
        if let focus { screen.markFocus(focus, colors.kind) }
        return screen.text(colors.kind)
    }

    /// The picture's width in character cells.
    var columns: Int { Int((size.width / FixedPitchTextMeasurer.cellWidth).rounded(.up)) }
    /// The picture's height in character cells.
    var rows: Int { Int((size.height / FixedPitchTextMeasurer.cellHeight).rounded(.up)) }

    /// Returns the picture as an SVG document with one unit per point. Text stays text; the document runs and loads
    /// nothing.
    public func svg() -> String { SVGRenderer(size: size, background: background).document(list) }

    /// Writes the picture to a file: as plain text if the file's name ends in `.txt`, otherwise as SVG.
    public func write(to url: URL) throws {
        let content = url.pathExtension.lowercased() == "txt" ? text() : svg()
        try Data(content.utf8).write(to: url)
    }

    /// Draws the picture into the current graphics context, scaled to fill a rectangle. Draws nothing without a
    /// context.
    @MainActor public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        var drawing = DrawingContext()
        if let background { drawing.fill(CGRect(origin: .zero, size: size), with: background) }
        for item in list.items { drawing.append(item) }
        context.draw(drawing.finish(), of: size, in: rect)
    }
}
