import Foundation

/// The measures of navigation bars.
package struct NavigationBarFigures: Hashable, Sendable {
    /// The height of the row of buttons at least.
    package let leastRowHeight: CGFloat
    /// The height of the prompt at least.
    package let leastPromptHeight: CGFloat
    /// The height of the large title at least.
    package let leastLargeTitleHeight: CGFloat
    /// The space beside the text of the large title, above and below together.
    package let largeTitlePadding: CGFloat
    /// The space above a search bar that is alone in the bar.
    package let searchGap: CGFloat
}
