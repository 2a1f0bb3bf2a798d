import Foundation

/// A cell for the rows of a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
    /// The usual content of a row, to be filled and set as the `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
