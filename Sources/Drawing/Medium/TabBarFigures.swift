import Foundation

/// The measures and the look of tab bars.
package struct TabBarFigures: Hashable, Sendable {
    /// How the parts of a tab are placed.
    package enum Layout: Sendable {
        /// A title with a badge behind it, and an image only where there is no title.
        case row
        /// An image above a title, with a badge over a corner.
        case column
    }

    /// The look of a badge.
    package enum Badge: Sendable {
        /// The text on a colour.
        case plain
        /// The text in a capsule.
        case capsule
    }

    /// How the parts of a tab are placed.
    package let layout: Layout
    /// The look of badges.
    package let badge: Badge
    /// The height that the line above the tabs takes.
    package let lineHeight: CGFloat
    /// The height of the tabs at least.
    package let leastHeight: CGFloat
    /// The space above and below the content of tabs, together.
    package let padding: CGFloat
    /// The least space between tabs.
    package let tabGap: CGFloat
    /// Whether a mark in the line shows which tab is selected.
    package let marksSelection: Bool
}
