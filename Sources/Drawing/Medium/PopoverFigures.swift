import Foundation

/// The measures and the look of popovers.
package struct PopoverFigures: Hashable, Sendable {
    /// The outline of a popover.
    package enum Outline: Sendable {
        /// A line around the content, in which the tip of the arrow is.
        case box
        /// A rounded card with an arrow that reaches out of it.
        case bubble
    }

    /// The outline of a popover.
    package let outline: Outline
    /// The border around the content.
    package let border: CGSize
    /// How far the arrow reaches out of the card.
    package let arrowReach: CGFloat
    /// Whether the margins of the presentation stay free.
    package let keepsMargins: Bool
}
