import Foundation
import Synchronization

/// Something to draw at any size: vectors, dots of colour, or a name that stands for either.
///
/// It never changes, so a picture that is the same object draws the same.
package final class Picture: Sendable {
    package enum Content: Sendable {
        /// A list made for the picture's size.
        case vector(DisplayGroup)
        case pixels(PixelImage)
        /// A symbol known by its name only.
        case symbol(String)
        /// A picture known by its name only.
        case named(String)
    }

    package let content: Content
    /// The size at which it is meant to be shown, in points; finite and not below zero.
    package let size: CGSize
    /// How many of its dots lie on a point.
    package let scale: Double
    /// The contents in the colour last asked for.
    private let recolored = Mutex<(tint: ColorComponents, content: Content)?>(nil)

    package init(_ content: Content, size: CGSize, scale: Double = 1) {
        self.content = content
        func length(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// A picture of dots, `scale` of them on a point.
    package convenience init(_ pixels: PixelImage, scale: Double) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let size = CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        self.init(.pixels(pixels), size: size, scale: scale)
    }

    /// A symbol beside text of a font, as wide as it is high.
    package convenience init(symbol name: String, font: FontDescription = .body, factor: Double = 1) {
        let side = TextMetrics.current.size(of: " ", font: font, maxWidth: nil).size.height * factor
        self.init(.symbol(name), size: CGSize(width: side, height: side))
    }

    /// What stands for a picture that is missing or cannot be read.
    package static func placeholder(_ name: String) -> Picture {
        Picture(.named(name), size: CGSize(width: 32, height: 32))
    }

    /// The contents with every colour replaced by `tint`, their opacities kept.
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

extension Picture: Equatable {
    /// Whether both draw the same. At once if they are the same object.
    package static func == (one: Picture, other: Picture) -> Bool {
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
