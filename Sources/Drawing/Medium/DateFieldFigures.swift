import Foundation

/// The measures of the fields of compact date pickers, and of what they open.
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
    /// The space around what a field opens in points.
    package let popoverMargin: CGFloat

    package init(
        inset: CGFloat, padding: CGFloat, leastHeight: CGFloat, growsWithText: Bool, lineGap: CGFloat,
        popoverMargin: CGFloat
    ) {
        self.inset = inset
        self.padding = padding
        self.leastHeight = leastHeight
        self.growsWithText = growsWithText
        self.lineGap = lineGap
        self.popoverMargin = popoverMargin
    }

    /// Returns the height of a field with a text of a height, in points.
    package func height(of text: CGFloat) -> CGFloat {
        growsWithText ? max(leastHeight, text + 2 * padding) : leastHeight
    }
}
