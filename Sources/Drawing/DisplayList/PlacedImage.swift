import Foundation

/// Decoded pixels.
package struct PixelImage: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and opacity of each pixel in sRGB, not premultiplied, row by row from the top.
    package let bytes: [UInt8]

    /// Creates an image; `nil` unless both sides are positive and there are four bytes per pixel.
    package init?(width: Int, height: Int, bytes: [UInt8]) {
        let (count, isTooMany) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !isTooMany, bytes.count % 4 == 0, bytes.count / 4 == count else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    package func color(x: Int, y: Int) -> ColorComponents {
        let first = (y * width + x) * 4
        return ColorComponents(
            bytes: bytes[first], bytes[first + 1], bytes[first + 2], alpha: Double(bytes[first + 3]) / 255)
    }
}

/// An image and the rectangle to which it is scaled.
package struct PlacedImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// A picture known only by name, drawn as a box with the name.
        case named(String)
        /// A symbol, drawn as a character where there is text only.
        case symbol(PlacedSymbol)
        /// A bitmap. Of a template only the shape is drawn, in the tint.
        case bitmap(Bitmap, isTemplate: Bool)
    }

    package var source: Source
    package var frame: CGRect
    /// The colour of the box and the name, of a template, or of the parts of a symbol without a colour of their own.
    package var tint: ColorComponents
    /// Whether the pixels of an enlarged bitmap are seen.
    package var isPixelated = false

    package init(_ source: Source, frame: CGRect, tint: ColorComponents = ColorComponents(white: 0.5)) {
        self.source = source
        self.frame = frame
        self.tint = tint
    }
}
