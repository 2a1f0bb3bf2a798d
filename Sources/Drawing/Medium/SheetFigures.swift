import Foundation

/// The measures and the look of sheets.
package struct SheetFigures: Hashable, Sendable {
    /// The mark at the upper edge of a sheet.
    package enum Grabber: Sendable {
        /// A line across the grabber.
        case line
        /// A short rounded bar.
        case pill
    }

    /// Whether sheets fill a container with a compact height, so that there are no lower ones.
    package let fillsLowContainers: Bool
    /// The least distance from the upper edge of the container.
    package let topGap: CGFloat
    /// The least distance from the sides of a wide container.
    package let sideMargin: CGFloat
    /// The height of a sheet at least.
    package let leastHeight: CGFloat
    /// The look of the grabber.
    package let grabber: Grabber
    /// The size of the grabber.
    package let grabberSize: CGSize
    /// The height of the room above the content that is the grabber's.
    package let grabberRoom: CGFloat
    /// The height at the top of the content that a grabber covers, and which bars and texts keep free.
    package let grabberCover: CGFloat
}
