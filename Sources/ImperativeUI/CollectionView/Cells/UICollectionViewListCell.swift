import Foundation

/// A cell for the rows of a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
    /// Returns the standard content of a row, to be filled in and set as the `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
