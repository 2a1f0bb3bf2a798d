import ImperativeUI

extension Font {
    /// The font of the imperative world, in the size it has: it does not follow the user's text size.
    public init(_ font: UIFont) { self.init(.described(font.fontDescription)) }
}
