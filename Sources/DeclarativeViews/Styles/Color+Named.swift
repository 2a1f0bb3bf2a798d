extension Color {
    /// The system red, which adapts to the colour scheme.
    public static let red = Color(.palette(.systemRed))
    /// The system orange, which adapts to the colour scheme.
    public static let orange = Color(.palette(.systemOrange))
    /// The system yellow, which adapts to the colour scheme.
    public static let yellow = Color(.palette(.systemYellow))
    /// The system green, which adapts to the colour scheme.
    public static let green = Color(.palette(.systemGreen))
    /// The system mint, which adapts to the colour scheme.
    public static let mint = Color(.palette(.systemMint))
    /// The system teal, which adapts to the colour scheme.
    public static let teal = Color(.palette(.systemTeal))
    /// The system cyan, which adapts to the colour scheme.
    public static let cyan = Color(.palette(.systemCyan))
    /// The system blue, which adapts to the colour scheme.
    public static let blue = Color(.palette(.systemBlue))
    /// The system indigo, which adapts to the colour scheme.
    public static let indigo = Color(.palette(.systemIndigo))
    /// The system purple, which adapts to the colour scheme.
    public static let purple = Color(.palette(.systemPurple))
    /// The system pink, which adapts to the colour scheme.
    public static let pink = Color(.palette(.systemPink))
    /// The system brown, which adapts to the colour scheme.
    public static let brown = Color(.palette(.systemBrown))
    /// The system gray, which adapts to the colour scheme.
    public static let gray = Color(.palette(.systemGray))
    /// Black, in any colour scheme.
    public static let black = Color(white: 0)
    /// White, in any colour scheme.
    public static let white = Color(white: 1)
    /// A fully transparent colour.
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of primary text.
    public static let primary = Color(.palette(.label))
    /// The colour of secondary, less important text.
    public static let secondary = Color(.palette(.secondaryLabel))

    static let tertiaryLabel = Color(.palette(.tertiaryLabel))
    static let quaternaryLabel = Color(.palette(.quaternaryLabel))

    /// The colour of the text of disabled controls.
    static let disabledLabel = Color(.palette(.disabledLabel))
}

extension ShapeStyle where Self == Color {
    /// The system red; see ``Color/red``.
    public static var red: Color { Color.red }
    /// The system orange; see ``Color/orange``.
    public static var orange: Color { Color.orange }
    /// The system yellow; see ``Color/yellow``.
    public static var yellow: Color { Color.yellow }
    /// The system green; see ``Color/green``.
    public static var green: Color { Color.green }
    /// The system mint; see ``Color/mint``.
    public static var mint: Color { Color.mint }
    /// The system teal; see ``Color/teal``.
    public static var teal: Color { Color.teal }
    /// The system cyan; see ``Color/cyan``.
    public static var cyan: Color { Color.cyan }
    /// The system blue; see ``Color/blue``.
    public static var blue: Color { Color.blue }
    /// The system indigo; see ``Color/indigo``.
    public static var indigo: Color { Color.indigo }
    /// The system purple; see ``Color/purple``.
    public static var purple: Color { Color.purple }
    /// The system pink; see ``Color/pink``.
    public static var pink: Color { Color.pink }
    /// The system brown; see ``Color/brown``.
    public static var brown: Color { Color.brown }
    /// The system gray; see ``Color/gray``.
    public static var gray: Color { Color.gray }
    /// Black; see ``Color/black``.
    public static var black: Color { Color.black }
    /// White; see ``Color/white``.
    public static var white: Color { Color.white }
    /// A fully transparent colour; see ``Color/clear``.
    public static var clear: Color { Color.clear }
}
