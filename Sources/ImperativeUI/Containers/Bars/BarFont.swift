import Foundation

/// The fonts of the texts in bars, which have no room for the largest text sizes.
@MainActor enum BarFont {
    /// The title in the middle of a bar.
    static var title: UIFont { scaled(17, .semibold, as: .headline, most: 17) }
    /// The name of the page before.
    static var back: UIFont { scaled(17, .regular, as: .body, most: 17) }
    /// The name of a tab, and the text of its badge.
    static var tab: UIFont { scaled(11, .regular, as: .caption2, most: 11) }
    /// A title in a row of its own.
    static var largeTitle: UIFont { scaled(34, .bold, as: .largeTitle, most: 48) }
    /// A line above the title.
    static var prompt: UIFont { scaled(13, .regular, as: .footnote, most: 13) }

    private static func scaled(
        _ size: CGFloat, _ weight: UIFont.Weight, as style: UIFont.TextStyle, most: CGFloat
    ) -> UIFont {
        UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: most)
    }
}
