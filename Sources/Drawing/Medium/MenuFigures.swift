import Foundation

/// The measures and the look of menus.
package struct MenuFigures: Hashable, Sendable {
    /// The edge of a menu.
    package enum Frame: Sendable {
        /// A line in the middle of the border.
        case lines
        /// The thin line around a rounded card.
        case card
    }

    /// The separator between two sections.
    package enum Separator: Sendable {
        /// A line in the middle of the space.
        case line
        /// A band that fills the space.
        case band
    }

    /// The edge of a menu.
    package let frame: Frame
    /// The border around the content.
    package let border: CGSize
    /// The least distance from the edges of the container.
    package let margin: CGFloat
    /// The distance from the source.
    package let gap: CGFloat
    /// The width that the content has at least, where there is room.
    package let leastWidth: CGFloat
    /// The height that a menu which is scrolled has at least, where there is room.
    package let leastHeight: CGFloat
    /// Whether a menu is wider where its texts are, and not only where rows are beside each other.
    package let widensForTexts: Bool
    /// The distance of texts from the sides.
    package let inset: CGFloat
    /// The width of the room for marks, with the gap behind them.
    package let markRoom: CGFloat
    /// The gap behind marks.
    package let markGap: CGFloat
    /// The height of a row at least.
    package let leastRowHeight: CGFloat
    /// The space above and below the content of a row, together.
    package let rowPadding: CGFloat
    /// The space above and below the content of a row with an image above its title, together.
    package let tilePadding: CGFloat
    /// Whether the content of a row is in the middle of its height, and not at the upper edge.
    package let centersRows: Bool
    /// The height of images; `nil` for their own, but no more than that of a line.
    package let imageHeight: CGFloat?
    /// The space above and below a title.
    package let titleMargin: CGFloat
    /// The separator between two sections.
    package let separator: Separator
    /// The space between sections.
    package let separatorHeight: CGFloat
    /// Whether there are lines between rows.
    package let showsRowSeparators: Bool
}
