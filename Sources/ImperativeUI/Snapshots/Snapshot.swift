import Drawing
import Foundation

/// What a tree of views looked like at one moment, as text for a terminal or as a vector picture.
///
/// The outputs depend on nothing but the tree, its traits and the size: they are the same bytes on every machine.
public struct Snapshot: Sendable {
    /// The size of the picture in points.
    public let size: CGSize
    /// What lies behind everything; `nil` for nothing.
    let background: ColorComponents?
    package let list: DisplayList

    package init(_ list: DisplayList, size: CGSize, background: ColorComponents?) {
        self.list = list
        self.size = CGSize(width: Self.side(size.width), height: Self.side(size.height))
        self.background = background
    }

    /// A length that pictures can have: what is not a number or below zero counts as zero.
    private static func side(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, longestSide) : 0 }

    /// The longest side of a picture, in points. Longer ones are cut.
    static let longestSide: CGFloat = 32_768

    /// How many colours a text uses.
    public enum Colors: Sendable, CaseIterable {
        /// None: plain text without any control sequence. Areas are shown by the density of characters.
        case none
        /// The 16 colours that every terminal has.
        case sixteen
        /// The 256 colours of a terminal's palette.
        case indexed
        /// 24 bits a colour.
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

    /// The picture in character cells of 8 by 16 points, one line a row, each ended by a line feed.
    ///
    /// A side that is no multiple of a cell is rounded up. At most 4,096 cells to a side are shown.
    public func text(colors: Colors = .none) -> String {
        var renderer = TextGridRenderer(columns: columns, rows: rows, canvas: background ?? ColorComponents(white: 1))
        return renderer.screen(list).text(colors.kind)
    }

    /// How many character cells the picture is wide.
    var columns: Int { Int((size.width / FixedPitchTextMeasurer.cellWidth).rounded(.up)) }
    /// How many character cells the picture is high.
    var rows: Int { Int((size.height / FixedPitchTextMeasurer.cellHeight).rounded(.up)) }

    /// The picture as an SVG document, a point being a unit. Text stays text; the document runs nothing and loads
    /// nothing.
    public func svg() -> String { SVGRenderer(size: size, background: background).document(list) }

    /// Writes the picture to a file: as SVG, or as plain text where the file's name ends in `.txt`.
    public func write(to url: URL) throws {
        let content = url.pathExtension.lowercased() == "txt" ? text() : svg()
        try Data(content.utf8).write(to: url)
    }

    /// Draws the picture into the current graphics context, scaled so that it fills a rectangle. Draws nothing where
    /// there is no current context.
    @MainActor public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        var drawing = DrawingContext()
        if let background { drawing.fill(CGRect(origin: .zero, size: size), with: background) }
        for item in list.items { drawing.append(item) }
        context.draw(drawing.finish(), of: size, in: rect)
    }
}
