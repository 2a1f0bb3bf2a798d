import Drawing
import Foundation

/// The standard content of a row in a list: an image, a text and a secondary text, which is below the text or at the
/// trailing edge.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image; `nil`, the default, for none.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The primary text; `nil`, the default, for none.
    public var text: String?
    /// The secondary text; `nil`, the default, for none.
    public var secondaryText: String?
    /// The appearance of the primary text.
    public var textProperties: TextProperties
    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// A Boolean value that indicates whether the secondary text is at the trailing edge instead of below the text.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The margins around the content, in points. In a text grid, they are whole rows above and below.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The space between the image and the texts, in points; 8 by default.
    public var imageToTextPadding: CGFloat = ListFigure.accessoryGap
    /// The vertical space between texts that are one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 4
    /// The horizontal space between texts that are side by side, in points.
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

    /// Returns a new view that displays the content.
    @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the configuration unchanged: rows look the same in every state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
