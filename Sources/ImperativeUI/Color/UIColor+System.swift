import Drawing
import Foundation

/// The adaptive colours of the system: fixed names for colours that depend on `userInterfaceStyle` and
/// `accessibilityContrast`. An unspecified style counts as light.
extension UIColor {
    /// A red that adapts to the style and contrast.
    public static let systemRed = UIColor(source: .palette(.systemRed))
    /// An orange that adapts to the style and contrast.
    public static let systemOrange = UIColor(source: .palette(.systemOrange))
    /// A yellow that adapts to the style and contrast.
    public static let systemYellow = UIColor(source: .palette(.systemYellow))
    /// A green that adapts to the style and contrast.
    public static let systemGreen = UIColor(source: .palette(.systemGreen))
    /// A mint that adapts to the style and contrast.
    public static let systemMint = UIColor(source: .palette(.systemMint))
    /// A teal that adapts to the style and contrast.
    public static let systemTeal = UIColor(source: .palette(.systemTeal))
    /// A cyan that adapts to the style and contrast.
    public static let systemCyan = UIColor(source: .palette(.systemCyan))
    /// A blue that adapts to the style and contrast.
    public static let systemBlue = UIColor(source: .palette(.systemBlue))
    /// An indigo that adapts to the style and contrast.
    public static let systemIndigo = UIColor(source: .palette(.systemIndigo))
    /// A purple that adapts to the style and contrast.
    public static let systemPurple = UIColor(source: .palette(.systemPurple))
    /// A pink that adapts to the style and contrast.
    public static let systemPink = UIColor(source: .palette(.systemPink))
    /// A brown that adapts to the style and contrast.
    public static let systemBrown = UIColor(source: .palette(.systemBrown))
    /// The grey that has the same lightness in the light and dark style.
    public static let systemGray = UIColor(source: .palette(.systemGray))
    /// The second of six greys. Greys with higher numbers are closer to the background.
    public static let systemGray2 = UIColor(source: .palette(.systemGray2))
    /// The third of six greys. Greys with higher numbers are closer to the background.
    public static let systemGray3 = UIColor(source: .palette(.systemGray3))
    /// The fourth of six greys. Greys with higher numbers are closer to the background.
    public static let systemGray4 = UIColor(source: .palette(.systemGray4))
    /// The fifth of six greys. Greys with higher numbers are closer to the background.
    public static let systemGray5 = UIColor(source: .palette(.systemGray5))
    /// The sixth of six greys. Greys with higher numbers are closer to the background.
    public static let systemGray6 = UIColor(source: .palette(.systemGray6))

    /// The colour that marks interactive elements: the system blue.
    public static let tintColor = UIColor(source: .palette(.tintColor))
}
