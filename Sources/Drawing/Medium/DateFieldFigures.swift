import Foundation

/// The measures of compact date fields and of their popovers.
package struct DateFieldFigures: Hashable, Sendable {
    /// The space before and after a text in points.
    package let inset: CGFloat
    /// The space above and below a text in points.
    package let padding: CGFloat
    /// The least height of a field in points.
    package let leastHeight: CGFloat
    /// Whether a field is higher where its text is.
    package let growsWithText: Bool
    /// The space between fields below each other in points.
    package let lineGap: CGFloat
    /// The space around the content of a popover in points.
    package let popoverMargin: CGFloat

    /// Returns the height of a field with a text of a height, in points.
    package func height(of text: CGFloat) -> CGFloat {
        growsWithText ? max(leastHeight, text + 2 * padding) : leastHeight
    }
}
