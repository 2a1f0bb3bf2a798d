import Drawing
import Foundation

/// The appearance of a tree of views, as text for a terminal or as vector graphics.
///
/// Text is measured by the medium it is shown in, so the tree is laid out for each when the snapshot is taken. What
/// ``text(colors:)`` and ``svg()`` show is the tree of that moment, whatever becomes of it. The output depends only on
/// the tree, its traits and the size: it is the same, byte for byte, on every machine.
public struct Snapshot: Sendable {
    /// What text output shows.
    package let textPicture: Picture
    /// What SVG output shows.
    package let vectorPicture: Picture
    /// Where what has the focus of the keyboard is, in points; `nil` for nothing.
    var focus: CGRect?

    /// A picture that is shown in both outputs.
    package init(_ picture: Picture) { (textPicture, vectorPicture) = (picture, picture) }

    /// Pictures that are taken now, as what they show may change at any time: one for a medium, which both outputs show,
    /// or one for each where none is given.
    @MainActor package init(for medium: Medium?, taking take: (Medium) -> Picture) {
        textPicture = take(medium ?? .text)
        vectorPicture = medium == nil ? take(.vector) : textPicture
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
        let picture = textPicture
        if let focus { return Self.text(of: picture, colors, focus: focus) }
        return picture.outputs.text(colors) { Self.text(of: picture, colors, focus: nil) }
    }

    private static func text(of picture: Picture, _ colors: Colors, focus: CGRect?) -> String {
        var renderer = TextGridRenderer(
            columns: picture.columns, rows: picture.rows, canvas: picture.background ?? ColorComponents(white: 1))
        var screen = renderer.screen(picture.list)
        if let focus { screen.markFocus(focus, colors.kind) }
        return screen.text(colors.kind)
    }

    /// Returns the picture as an SVG document with one unit per point. Text stays text; the document runs and loads
    /// nothing.
    public func svg() -> String {
        let picture = vectorPicture
        return picture.outputs.document {
            SVGRenderer(size: picture.size, background: picture.background).document(picture.list)
        }
    }

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
        if let background = picture.background { drawing.fill(CGRect(origin: .zero, size: size), with: background) }
        for item in picture.list.items { drawing.append(item) }
        context.draw(drawing.finish(), of: size, in: rect)
    }
}

extension Snapshot.Picture {
    /// The picture's width in character cells.
    var columns: Int { Int(clamping: (size.width / GridTextMeasurer.cellWidth).rounded(.up), to: 0...100_000) }
    /// The picture's height in character cells.
    var rows: Int { Int(clamping: (size.height / GridTextMeasurer.cellHeight).rounded(.up), to: 0...100_000) }
}
