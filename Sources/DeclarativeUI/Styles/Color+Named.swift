extension Color {
    /// The system's red, which follows the colour scheme.
    public static let red = Color(.palette(.systemRed))
    /// The system's orange, which follows the colour scheme.
    public static let orange = Color(.palette(.systemOrange))
    /// The system's yellow, which follows the colour scheme.
    public static let yellow = Color(.palette(.systemYellow))
    /// The system's green, which follows the colour scheme.
    public static let green = Color(.palette(.systemGreen))
    /// The system's mint, which follows the colour scheme.
    public static let mint = Color(.palette(.systemMint))
    /// The system's teal, which follows the colour scheme.
    public static let teal = Color(.palette(.systemTeal))
    /// The system's cyan, which follows the colour scheme.
    public static let cyan = Color(.palette(.systemCyan))
    /// The system's blue, which follows the colour scheme.
    public static let blue = Color(.palette(.systemBlue))
    /// The system's indigo, which follows the colour scheme.
    public static let indigo = Color(.palette(.systemIndigo))
    /// The system's purple, which follows the colour scheme.
    public static let purple = Color(.palette(.systemPurple))
    /// The system's pink, which follows the colour scheme.
    public static let pink = Color(.palette(.systemPink))
    /// The system's brown, which follows the colour scheme.
    public static let brown = Color(.palette(.systemBrown))
    /// The system's gray, which follows the colour scheme.
    public static let gray = Color(.palette(.systemGray))
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// No colour at all.
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of text.
    public static let primary = Color(.palette(.label))
    /// The colour of less important text.
    public static let secondary = Color(.palette(.secondaryLabel))

    static let tertiaryLabel = Color(.palette(.tertiaryLabel))
    static let quaternaryLabel = Color(.palette(.quaternaryLabel))
}

extension ShapeStyle where Self == Color {
    /// `Color.red`.
    public static var red: Color { Color.red }
    /// `Color.orange`.
    public static var orange: Color { Color.orange }
    /// `Color.yellow`.
    public static var yellow: Color { Color.yellow }
    /// `Color.green`.
    public static var green: Color { Color.green }
    /// `Color.mint`.
    public static var mint: Color { Color.mint }
    /// `Color.teal`.
    public static var teal: Color { Color.teal }
    /// `Color.cyan`.
    public static var cyan: Color { Color.cyan }
    /// `Color.blue`.
    public static var blue: Color { Color.blue }
    /// `Color.indigo`.
    public static var indigo: Color { Color.indigo }
    /// `Color.purple`.
    public static var purple: Color { Color.purple }
    /// `Color.pink`.
    public static var pink: Color { Color.pink }
    /// `Color.brown`.
    public static var brown: Color { Color.brown }
    /// `Color.gray`.
    public static var gray: Color { Color.gray }
    /// `Color.black`.
    public static var black: Color { Color.black }
    /// `Color.white`.
    public static var white: Color { Color.white }
    /// `Color.clear`.
    public static var clear: Color { Color.clear }
}
