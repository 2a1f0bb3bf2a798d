import DeclarativeViews
import ImperativeUI

extension Font {
    /// Creates a font from a `UIFont`, at its current size. The font does not scale with the user's text size.
    public init(_ font: UIFont) { self.init(.described(font.fontDescription)) }
}
