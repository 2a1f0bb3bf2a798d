import Foundation

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
