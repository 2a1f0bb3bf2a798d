import Foundation
import Foundations

/// An image that can be drawn at any size: vectors, pixels, a symbol, or a name that stands for a picture.
///
/// Pictures are immutable, so the same object always draws the same.
package final class ImageRepresentation: Sendable {
    package enum Content: Sendable {
        /// A display list made for the picture's size.
        case vector(DisplayGroup)
        case pixels(PixelImage)
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
    /// The contents in the tint colour last used.
    private let recolored = Locked<(tint: ColorComponents, content: Content)?>(nil)

    package init(_ content: Content, size: CGSize, scale: Double = 1, baseline: Double? = nil) {
        self.content = content
        self.baseline = baseline.flatMap { $0.isFinite ? $0 : nil }
        func length(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Makes a picture from pixels, `scale` of them per point.
    package convenience init(_ pixels: PixelImage, scale: Double) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let size = CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        self.init(.pixels(pixels), size: size, scale: scale)
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

    /// Returns the contents with every colour replaced by `tint`, keeping opacities.
    func content(tinted tint: ColorComponents) -> Content {
        if let last = recolored.withLock({ $0 }), last.tint == tint { return last.content }
        let made: Content
        switch content {
        case .vector(let group): made = .vector(group.recolored(tint))
        case .pixels(let pixels): made = .pixels(pixels.recolored(tint))
        case .symbol, .named: return content
        }
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
        case (.pixels(let a), .pixels(let b)): a == b
        case (.symbol(let a), .symbol(let b)): a == b
        case (.named(let a), .named(let b)): a == b
        default: false
        }
    }
}
