import Foundation

/// The measures and the look of segments beside each other.
package struct SegmentFigures: Hashable, Sendable {
    /// How the selected segment is marked.
    package enum Mark: Hashable, Sendable {
        /// By the tint colour behind a white title.
        case tint
        /// By a plate in the colour of the background, and a stronger font.
        case plate
    }

    /// The opacity of the plate of a disabled segment, on which its title can be read in the dark, too.
    package static let disabledOpacity = 0.7

    /// The height of a segmented control in points.
    package let height: CGFloat
    /// The space around the segments in points.
    package let margin: CGFloat
    /// The space before and after a title in points.
    package let inset: CGFloat
    /// The space above and below a view that is a title, in points.
    package let padding: CGFloat
    /// How the selected segment is marked.
    package let mark: Mark
    /// The background of all segments.
    package let track: SystemPalette
    /// Whether views that are titles have fonts of their own.
    package let hasOwnFonts: Bool
}
