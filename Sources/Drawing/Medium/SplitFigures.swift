import Foundation

/// The look of split views.
package struct SplitFigures: Hashable, Sendable {
    /// The line between columns.
    package enum Line: Sendable {
        /// A line of a point in the middle of the room for it.
        case thin
        /// A line that fills the room for it.
        case full
    }

    /// The line between columns.
    package let line: Line
    /// Whether a column that is covered is darker.
    package let dimsCovered: Bool
}
