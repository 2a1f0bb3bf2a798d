import Foundation

extension UICollectionView {
    /// Which kind of view layout attributes are for.
    public enum ElementCategory: Int, Sendable {
        /// A cell.
        case cell
        /// A header, a footer and the like.
        case supplementaryView
    }

    /// The way in which the content is longer than the view.
    public enum ScrollDirection: Int, Sendable {
        /// Down.
        case vertical
        /// To the right.
        case horizontal
    }

    /// Where an item is to be after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The positions as bits.
        public let rawValue: UInt
        /// Positions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of a section's header.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
