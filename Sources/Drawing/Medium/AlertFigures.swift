import Foundation

/// The measures and the look of alerts and action sheets.
package struct AlertFigures: Hashable, Sendable {
    /// The edge of an alert.
    package enum Frame: Sendable {
        /// A line in the middle of the border.
        case lines
        /// That of a card, of which nothing is drawn.
        case card
    }

    /// The edge of an alert.
    package let frame: Frame
    /// The border around the content.
    package let border: CGSize
    /// The width of the content of an alert.
    package let width: CGFloat
    /// The width of the content of an action sheet.
    package let sheetWidth: CGFloat
    /// The least distance from the edges of the container.
    package let margin: CGFloat
    /// The distance of texts and fields from the sides.
    package let inset: CGFloat
    /// The space above the first text, and below the last part above the buttons.
    package let headMargin: CGFloat
    /// The space below the title.
    package let titleGap: CGFloat
    /// The space above the first field.
    package let firstPartGap: CGFloat
    /// The space above each other field.
    package let partGap: CGFloat
    /// The space between other content and the buttons.
    package let buttonsGap: CGFloat
    /// The space above the button that cancels an action sheet.
    package let cancelGap: CGFloat
    /// The heights that buttons can have.
    package let buttonHeight: ClosedRange<CGFloat>
    /// The space above and below the title of a button, together.
    package let buttonPadding: CGFloat
    /// The height of the images of buttons; `nil` for their own, but no more than that of a line.
    package let imageHeight: CGFloat?
    /// Whether the images of buttons are in the middle of their height, and not beside the upper edge of the title.
    package let centersImages: Bool
    /// Whether there are lines between buttons.
    package let showsSeparators: Bool
}
