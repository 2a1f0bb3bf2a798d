import Drawing
import Foundation

/// The appearance of a tree of views at one moment, as text for a terminal or as vector graphics.
///
/// It is laid out for the medium it is shown in: ``text(colors:)`` and ``svg()`` each show a layout made for them,
/// unless it was taken for one ``Medium`` alone. The output depends only on the tree, its traits and the size: it is
/// the same, byte for byte, on every machine.
public struct Snapshot: Sendable {
    /// The background colour; `nil` for none.
    let background: ColorComponents?
    /// What text output shows.
    package let textPicture: Picture
    /// What SVG output shows.
    package let vectorPicture: Picture
    /// Where what has the focus of the keyboard is, in points; `nil` for nothing.
    var focus: CGRect?

    package init(_ text: Picture, _ vector: Picture, background: ColorComponents?) {
        (textPicture, vectorPicture) = (text, vector)
        self.background = background
    }

    /// The size of the picture in points. That of text output may be another one, where the size depends on text.
    public var size: CGSize { vectorPicture.size }

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
        var screen = renderer.screen(textPicture.list)
        if let focus { screen.markFocus(focus, colors.kind) }
        return screen.text(colors.kind)
    }

    /// The picture's width in character cells.
    var columns: Int { Int((textPicture.size.width / GridTextMeasurer.cellWidth).rounded(.up)) }
    /// The picture's height in character cells.
    var rows: Int { Int((textPicture.size.height / GridTextMeasurer.cellHeight).rounded(.up)) }

    /// Returns the picture as an SVG document with one unit per point. Text stays text; the document runs and loads
    /// nothing.
    public func svg() -> String { SVGRenderer(size: size, background: background).document(vectorPicture.list) }

    /// Writes the picture to a file: as plain text if the file's name ends in `.txt`, otherwise as SVG.
    public func write(to url: URL) throws {
        let content = url.pathExtension.lowercased() == "txt" ? text() : svg()
        try Data(content.utf8).write(to: url)
    }

    /// Draws the picture into the current graphics context, scaled to fill a rectangle: as in text output where text is
    /// drawn for that, otherwise as in SVG. Draws nothing without a context.
    @MainActor public func draw(in rect: CGRect) {
        let picture = UITraitCollection.current.textMedium == .grid ? textPicture : vectorPicture
        let size = picture.size
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        var drawing = DrawingContext()
        if let background { drawing.fill(CGRect(origin: .zero, size: size), with: background) }
        for item in picture.list.items { drawing.append(item) }
        context.draw(drawing.finish(), of: size, in: rect)
    }
}
