import Foundation

extension UICollectionView {
    /// The category of view that layout attributes describe.
    public enum ElementCategory: Int, Sendable {
        /// The view is a cell.
        case cell
        /// The view is a header, a footer or another supplementary view.
        case supplementaryView
    }

    /// The direction in which the content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// The content scrolls vertically.
        case vertical
        /// The content scrolls horizontally.
        case horizontal
    }

    /// The position of an item in the view after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The positions as a bit mask.
        public let rawValue: UInt
        /// Creates positions from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top of the view.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the vertical centre of the view.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom of the view.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left of the view.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the horizontal centre of the view.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right of the view.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The element kind of a section's header.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of a section's footer.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
