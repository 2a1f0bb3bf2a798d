import ImperativeUI

extension Font {
    /// Makes a font from one of the imperative world, in its current size: it does not follow the user's text size.
    public init(_ font: UIFont) { self.init(.described(font.fontDescription)) }
}
