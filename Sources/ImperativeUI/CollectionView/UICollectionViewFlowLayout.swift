import Foundation

/// Puts items into lines, as many side by side as there is room for: a grid where all have one size.
///
/// The items of a full line are spread over the whole room; one that stands alone is in the middle. The last line keeps
/// to the columns above where all items have one width. Sizes and spaces that are negative or not finite count as 0.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An estimated size that says: ask every item's content, beginning with 50 by 50 points.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Makes a layout with items of 50 by 50 points and spaces of 10.
    public override init() {
        super.init()
        engine = LineEngine(source: self)
    }

    /// Makes a layout from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        engine = LineEngine(source: self)
    }

    /// The size of an item for which the delegate gives none, in points; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size an item counts as until its content was asked for its own; zero, the default, never asks.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The space between lines; 10 points by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least space between items of a line; 10 points by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The space around the items of each section; zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The way the content is longer than the view; down by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of each section's header; only the length along the scrolling axis counts. Zero, the default, is none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of each section's footer; only the length along the scrolling axis counts. Zero, the default, is none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    open override func prepare() {
        engine?.isVertical = scrollDirection == .vertical
        super.prepare()
    }
}
