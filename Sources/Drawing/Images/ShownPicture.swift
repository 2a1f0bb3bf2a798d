import Foundation

/// A picture with its drawing settings, ready to be drawn at any place and size.
package struct ShownPicture: Sendable {
    package let picture: Picture
    package var style: Picture.Style
    /// The end caps; `nil` if the whole picture is scaled.
    package var caps: Picture.Caps?

    package init(_ picture: Picture, style: Picture.Style = Picture.Style(), caps: Picture.Caps? = nil) {
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
