import Drawing
import Foundation

/// The usual content of a list's row: an image, a text and a second one, below it or at the other side.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image; `nil`, the default, shows none.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The text; `nil`, the default, shows none.
    public var text: String?
    /// The second text; `nil`, the default, shows none.
    public var secondaryText: String?
    /// How the text looks.
    public var textProperties: TextProperties
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// Whether the second text stands at the trailing side instead of below.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The space around the content, in points. In a grid of characters it is whole rows above and below.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The space between the image and the texts, in points; 8 by default.
    public var imageToTextPadding: CGFloat = ListFigure.accessoryGap
    /// The space between texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    /// The space between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Whether it is a row, with the least height of one.
    let isRow: Bool

    init(_ text: TextProperties, _ secondary: TextProperties, isSideBySide: Bool = false) {
        textProperties = text
        secondaryTextProperties = secondary
        prefersSideBySideTextAndSecondaryText = isSideBySide
        directionalLayoutMargins = Self.margins(top: ListFigure.end, bottom: ListFigure.end)
        isRow = true
    }

    /// A header or a footer.
    init(edge text: TextProperties, isHeader: Bool, isGrouped: Bool) {
        textProperties = text
        secondaryTextProperties = TextProperties(style: .footnote, color: .secondaryLabel)
        prefersSideBySideTextAndSecondaryText = false
        let ends = ListFigure.edgeEnds(isHeader: isHeader, isGrouped: isGrouped)
        directionalLayoutMargins = Self.margins(top: ends.top, bottom: ends.bottom)
        isRow = false
    }

    private static func margins(top: CGFloat, bottom: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: ListFigure.side, bottom: bottom, trailing: ListFigure.side)
    }

    /// Makes a view that shows the content.
    @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration itself: rows look the same in every state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
