import Foundation

extension UICollectionView {
    /// The category of view that layout attributes describe.
    public enum ElementCategory: Int, Sendable {
        /// A cell.
        case cell
        /// A header, a footer or another supplementary view.
        case supplementaryView
    }

    /// The direction in which the content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Vertically.
        case vertical
        /// Horizontally.
        case horizontal
    }

    /// The position of an item in the view after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The positions as bits.
        public let rawValue: UInt
        /// Makes positions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// Vertically centred.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// Horizontally centred.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of a section's header.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
