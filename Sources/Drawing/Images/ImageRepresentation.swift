import Foundation
import Foundations

/// An image that can be drawn at any size: vectors, a bitmap, a symbol, or a name that stands for a picture.
///
/// Pictures are immutable, so the same object always draws the same.
package final class ImageRepresentation: Sendable {
    package enum Content: Sendable {
        /// A display list made for the picture's size.
        case vector(DisplayGroup)
        case bitmap(Bitmap)
        case symbol(Symbol)
        /// A picture known only by name.
        case named(String)
    }

    package let content: Content
    /// The natural size in points; finite and not negative.
    package let size: CGSize
    /// The number of pixels per point.
    package let scale: Double
    /// The distance from the top to the baseline of text beside the picture, in points; `nil` if it has none.
    package let baseline: Double?
    /// The vectors in the tint colour last used.
    private let recolored = Locked<(tint: ColorComponents, group: DisplayGroup)?>(nil)

    package init(_ content: Content, size: CGSize, scale: Double = 1, baseline: Double? = nil) {
        self.content = content
        self.baseline = baseline.flatMap { $0.isFinite ? $0 : nil }
        func length(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Makes a picture of a bitmap with `scale` pixels per point.
    package convenience init(_ bitmap: Bitmap, scale: Double) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        self.init(.bitmap(bitmap), size: size, scale: scale)
    }

    /// Makes a symbol that suits text in a font: as high as a line of it, times a factor.
    ///
    /// As characters, it is one row high, and as many columns wide as they need or its proportions ask for.
    package convenience init(_ symbol: Symbol, font: FontDescription, factor: Double = 1) {
        let line = TextMetrics.current.size(of: " ", font: font, maxWidth: nil)
        var size: CGSize
        switch font.medium.figures.symbol.look {
        case .characters:
            let columns = max(
                symbol.text.reduce(0) { $0 + $1.cellWidth }, symbol.mirroredText.reduce(0) { $0 + $1.cellWidth },
                Int(clamping: (symbol.aspect * 2).rounded()))
            size = CGSize(width: Double(columns) * GridTextMeasurer.cellWidth, height: GridTextMeasurer.cellHeight)
        case .shapes:
            let height = line.size.height * factor
            size = CGSize(width: (height * symbol.aspect * 2).rounded() / 2, height: height)
        }
        // The middle of the symbol is where that of the line is.
        let baseline = size.height / 2 + line.firstBaseline - line.size.height / 2
        self.init(.symbol(symbol), size: size, baseline: baseline)
    }

    /// Returns the picture shown for one that is missing or cannot be read.
    package static func placeholder(_ name: String) -> ImageRepresentation {
        ImageRepresentation(.named(name), size: CGSize(width: 32, height: 32))
    }

    /// Returns the picture's vectors with every colour replaced by `tint`, keeping opacities.
    func vectors(_ group: DisplayGroup, tinted tint: ColorComponents) -> DisplayGroup {
        if let last = recolored.withLock({ $0 }), last.tint == tint { return last.group }
        let made = group.recolored(tint)
        recolored.withLock { $0 = (tint, made) }
        return made
    }
}

extension ImageRepresentation: Equatable {
    /// Whether both draw the same. Takes constant time for the same object.
    package static func == (one: ImageRepresentation, other: ImageRepresentation) -> Bool {
        if one === other { return true }
        guard one.size == other.size, one.scale == other.scale, one.baseline == other.baseline else { return false }
        return switch (one.content, other.content) {
        case (.vector(let a), .vector(let b)): DisplayList([.group(a)]) == DisplayList([.group(b)])
        case (.bitmap(let a), .bitmap(let b)): a == b
        case (.symbol(let a), .symbol(let b)): a == b
        case (.named(let a), .named(let b)): a == b
        default: false
        }
    }
}
