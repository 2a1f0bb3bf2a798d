import Foundation

/// A layout that fills lines with as many items as fit: a grid if all items have the same size.
///
/// The items of a full line are spread over the line's whole length; a single item is centred. If all items have the
/// same width, the last line keeps to the columns above it. Sizes and spacings that are negative or not finite count as
/// 0.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An estimated size that has every item's content measured, starting from 50 by 50 points.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Makes a layout with items of 50 by 50 points and a spacing of 10.
    public override init() {
        super.init()
        engine = LineEngine(source: self)
    }

    /// Makes a layout from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        engine = LineEngine(source: self)
    }

    /// The size in points of items for which the delegate returns none; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The assumed size of items whose content has not been measured, in points. Zero, the default, disables measuring.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The spacing between lines; 10 points by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum spacing between items in a line; 10 points by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The insets around the items of each section, in points; zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The direction in which the content scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of each section's header, of which only the length along the scrolling axis is used. Zero, the default,
    /// for none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of each section's footer, of which only the length along the scrolling axis is used. Zero, the default,
    /// for none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    open override func prepare() {
        engine?.isVertical = scrollDirection == .vertical
        super.prepare()
    }
}
