import Foundation

/// A picture with its drawing settings, ready to be drawn at any point and size.
package struct StyledImage: Sendable {
    package let picture: ImageRepresentation
    package var style: ImageRepresentation.Style
    /// The end caps; `nil` if the whole picture is scaled.
    package var caps: ImageRepresentation.Caps?

    package init(
        _ picture: ImageRepresentation, style: ImageRepresentation.Style = ImageRepresentation.Style(),
        caps: ImageRepresentation.Caps? = nil
    ) {
        self.picture = picture
        self.style = style
        self.caps = caps
    }

    /// Draws the picture scaled to a rectangle.
    package func draw(in rect: CGRect, to context: inout DrawingContext) {
        if let caps {
            picture.draw(in: rect, caps: caps, style: style, to: &context)
        } else {
            picture.draw(in: rect, style: style, to: &context)
        }
    }
}
