import Foundation
import Synchronization

/// An image that can be drawn at any size: vectors, pixels, or a name that stands for either.
///
/// Pictures are immutable, so the same object always draws the same.
package final class ImageRepresentation: Sendable {
    package enum Content: Sendable {
        /// A display list made for the picture's size.
        case vector(DisplayGroup)
        case pixels(PixelImage)
        /// A symbol of which only the name is known.
        case symbol(String)
        /// A picture of which only the name is known.
        case named(String)
    }

    package let content: Content
    /// The natural size in points; finite and not negative.
    package let size: CGSize
    /// The number of pixels per point.
    package let scale: Double
    /// The contents in the tint colour last used.
    private let recolored = Mutex<(tint: ColorComponents, content: Content)?>(nil)

    package init(_ content: Content, size: CGSize, scale: Double = 1) {
        self.content = content
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

    /// Makes a square symbol that suits text in a font.
    package convenience init(symbol name: String, font: FontDescription = .body, factor: Double = 1) {
        let side = TextMetrics.current.size(of: " ", font: font, maxWidth: nil).size.height * factor
        self.init(.symbol(name), size: CGSize(width: side, height: side))
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
        guard one.size == other.size, one.scale == other.scale else { return false }
        return switch (one.content, other.content) {
        case (.vector(let a), .vector(let b)): DisplayList([.group(a)]) == DisplayList([.group(b)])
        case (.pixels(let a), .pixels(let b)): a == b
        case (.symbol(let a), .symbol(let b)), (.named(let a), .named(let b)): a == b
        default: false
        }
    }
}
