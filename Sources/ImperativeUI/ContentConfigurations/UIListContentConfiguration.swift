import Foundation

/// The usual content of a list's row: a text and a second one, below it or at the other side.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// The font; it follows the text size where it is made for a text style.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The largest number of lines; 0, the default, is any.
        public var numberOfLines = 0

        init(style: UIFont.TextStyle, color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }
    }

    /// The text; `nil`, the default, shows none.
    public var text: String?
    /// The second text; `nil`, the default, shows none.
    public var secondaryText: String?
    /// How the text looks.
    public var textProperties = TextProperties(style: .body, color: .label)
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// Whether the second text stands at the trailing side instead of below.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The space around the texts, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    /// The space between texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    /// The space between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8

    private init(secondary: UIFont.TextStyle, color: UIColor, isSideBySide: Bool) {
        secondaryTextProperties = TextProperties(style: secondary, color: color)
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    /// A row with a text, and a small second one below.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .caption1, color: .label, isSideBySide: false)
    }

    /// A row with a text, and a second one below that stands back.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .subheadline, color: .secondaryLabel, isSideBySide: false)
    }

    /// A row with a text, and a value at the trailing side.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondary: .body, color: .secondaryLabel, isSideBySide: true)
    }

    /// Makes a view that shows the texts.
    @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration itself: rows look the same in every state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
