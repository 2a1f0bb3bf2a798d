import Drawing
import Foundation

/// The appearance of a view hierarchy, as text for a terminal or as vector graphics.
///
/// Text is measured for the medium it is displayed in, so the hierarchy is laid out for each medium when the snapshot
/// is taken. ``text(colors:)`` and ``svg()`` show the hierarchy at that moment, whatever happens to it later. The
/// output depends only on the hierarchy, its traits and the size, and is identical byte for byte on every machine.
public struct Snapshot: Sendable {
    /// The picture for text output.
    package let textPicture: Picture
    /// The picture for SVG output.
    package let vectorPicture: Picture
    /// The frame of the focused element, in points; `nil` for none.
    package internal(set) var focus: CGRect?
    /// The mark of the pressable element under a pointer; `nil` for none.
    var pointed: PointerMark?
    /// Whether a pointer is over something that can be pressed.
    package var isPointing: Bool { pointed != nil }

    /// A picture that is shown in both outputs.
    package init(_ picture: Picture) { (textPicture, vectorPicture) = (picture, picture) }

    /// Takes the pictures now, because their subject may change at any time: one for a medium, which both outputs
    /// show, or one for each output if `medium` is `nil`.
    @MainActor package init(for medium: Medium?, taking take: (Medium) -> Picture) {
        textPicture = take(medium ?? .text)
        vectorPicture = medium == nil ? take(.vector) : textPicture
    }

    /// The size of the vector picture in points. Text output may have another size, where the size depends on text.
    public var size: CGSize { vectorPicture.size }

    /// The longest side of a picture in points. The picture is cut off there.
    static let longestSide: CGFloat = 32_768

    /// The colours that text output may use.
    public enum Colors: Sendable, CaseIterable {
        /// No colours: plain text without control sequences. Nothing has a background: brackets represent the
        /// background of a text, and the density of characters other filled areas.
        case none
        /// The 16 colours that every terminal supports.
        case sixteen
        /// The 256 colours of a terminal's palette.
        case indexed
        /// The full range of 24-bit colours.
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

    /// Returns the picture as text in character cells of 8 by 16 points: one line per row, each ending with a line
    /// feed.
    ///
    /// The size is rounded up to whole cells and limited to 4,096 cells in each direction.
    public func text(colors: Colors = .none) -> String {
        let picture = textPicture
        if focus == nil, pointed == nil { return picture.outputs.text(colors) { Self.text(of: self, colors) } }
        return Self.text(of: self, colors)
    }

    private static func text(of snapshot: Snapshot, _ colors: Colors) -> String {
        let picture = snapshot.textPicture
        var renderer = TextGridRenderer(
            columns: picture.columns, rows: picture.rows, canvas: picture.background ?? ColorComponents(white: 1))
        var screen = renderer.screen(picture.list)
        snapshot.mark(&screen, colors)
        return screen.text(colors.kind, on: picture.ground)
    }

    /// Marks the focused element, and the one under the pointer.
    func mark(_ screen: inout TextScreen, _ colors: Colors) {
        if let pointed, pointed.frame != focus || pointed.isPressed {
            screen.markPointer(
                pointed.frame, isPressed: pointed.isPressed, colors.kind, canvas: textPicture.background)
        }
        if let focus, pointed?.isPressed != true || pointed?.frame != focus { screen.markFocus(focus, colors.kind) }
    }

    /// Returns the picture as an SVG document with one unit per point. Text remains text. The document contains no
    /// scripts and loads no resources.
    public func svg() -> String {
        let picture = vectorPicture
        return picture.outputs.document {
            SVGRenderer(size: picture.size, background: picture.background).document(picture.list)
        }
    }

    /// Writes the picture to a file: as plain text if the file's extension is `.txt`, otherwise as SVG.
    public func write(to url: URL) throws {
        let content = url.pathExtension.lowercased() == "txt" ? text() : svg()
        try Data(content.utf8).write(to: url)
    }

    /// Draws the picture into the current graphics context, scaled to fill a rectangle. The text layout is used if
    /// the current traits are those of a character grid, and the SVG layout otherwise. Without a current context,
    /// this method does nothing.
    @MainActor public func draw(in rect: CGRect) {
        let picture = UITraitCollection.current.textMedium.kind == .grid ? textPicture : vectorPicture
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
    /// The background of its cells.
    var ground: TextScreen.Ground { background == nil ? .terminal : .canvas }
    /// The picture's height in character cells.
    var rows: Int { Int(clamping: (size.height / GridTextMeasurer.cellHeight).rounded(.up), to: 0...100_000) }
}
