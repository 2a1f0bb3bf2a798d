import Foundation

/// Colours that are the same everywhere, in sRGB and opaque unless their description says otherwise.
extension UIColor {
    /// Black, a grey of 0.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A grey of one third.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// A grey of two thirds.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White, a grey of 1.
    public static let white = UIColor(white: 1, alpha: 1)
    /// A grey of one half.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A red colour with the sRGB components 1, 0, 0.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// A green colour with the sRGB components 0, 1, 0.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// A blue colour with the sRGB components 0, 0, 1.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// A cyan colour with the sRGB components 0, 1, 1.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// A yellow colour with the sRGB components 1, 1, 0.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// A magenta colour with the sRGB components 1, 0, 1.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// An orange colour with the sRGB components 1, 0.5, 0.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// A purple colour with the sRGB components 0.5, 0, 0.5.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A brown colour with the sRGB components 0.6, 0.4, 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// A fully transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// The colour of dark text, which does not adapt to traits.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The colour of light text, slightly transparent, which does not adapt to traits.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}
