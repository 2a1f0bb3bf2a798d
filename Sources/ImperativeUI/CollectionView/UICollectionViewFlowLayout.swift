import Foundation

/// A layout that fills each line with as many items as fit: a grid if all items have the same size.
///
/// The items of a full line are spread over the length of the line; a single item is centred. If all items have the
/// same width, the items of the last line align with the columns above. Sizes and spacings that are negative or not
/// finite count as 0.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An estimated size that makes the layout measure the content of every item, starting from 50 by 50 points.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Creates a layout with items of 50 by 50 points and a spacing of 10 points.
    public override init() {
        super.init()
        engine = LineEngine(source: self)
    }

    /// Creates a layout of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        engine = LineEngine(source: self)
    }

    /// The size of the items, in points, if the delegate does not provide sizes; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of items that have not been measured, in points. Zero, the default, disables measuring.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The spacing between lines, in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum spacing between items in a line, in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The insets around the items of each section, in points; zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The direction in which the content scrolls; vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of each section's header; only the length along the scrolling axis is used. Zero, the default, for
    /// none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of each section's footer; only the length along the scrolling axis is used. Zero, the default, for
    /// none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    open override func prepare() {
        engine?.isVertical = scrollDirection == .vertical
        super.prepare()
    }
}
