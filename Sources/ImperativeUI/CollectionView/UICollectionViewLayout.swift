import Foundation

/// The base class of collection view layouts. Subclass it to create a custom layout.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
    /// The view that uses the layout.
    final weak var itemView: (any ItemView)?
    /// The collection view that uses the layout; `nil` if there is none.
    public final var collectionView: UICollectionView? { itemView as? UICollectionView }
    /// Whether `prepare()` has run since the layout was invalidated.
    final var isPrepared = false
    /// The storage for lines in the library's own layouts.
    final var engine: LineEngine?
    /// Whether the lines must be made again, instead of only shifted.
    final var needsLines = true

    /// The background of a list; `nil` where there is none.
    var listBackground: UIColor? { nil }

    /// Returns the position of an element in a list; `nil` where there is none.
    func listPosition(of key: ElementKey) -> ListPosition? { nil }

    /// Whether rows of a list may have swipe actions.
    var offersSwipeActions: Bool { false }

    /// Returns the swipe actions of an item of a list at an edge; `nil` for none.
    func swipeActions(at path: IndexPath, atLeading isLeading: Bool) -> UISwipeActionsConfiguration? { nil }

    /// Creates a layout without a collection view.
    public override init() { super.init() }

    /// Creates a layout of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Computes the data that the other methods need. Called before them, and again after each invalidation.
    open func prepare() { prepareLines() }

    /// The size of the entire content, in points.
    open var collectionViewContentSize: CGSize { linesSize }

    /// Returns the attributes of all elements in a rectangle of the content; `nil` counts as an empty array.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        engine?.attributes(in: rect)
    }

    /// Returns the attributes of an item; `nil` if it does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        engine?.attributes(at: indexPath)
    }

    /// Returns the attributes of a supplementary view; `nil` if it does not exist.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        engine?.edge(ofKind: elementKind, section: indexPath.section)
    }

    /// Returns whether a change of the visible area to `newBounds` invalidates the layout; `false` by default.
    ///
    /// A change of the view's size invalidates the layout in any case.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns whether the layout adapts to the preferred size of a view's content; `false` by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard engine != nil else { return false }
        return originalAttributes.fitsWidth && preferredAttributes.frame.width != originalAttributes.frame.width
            || originalAttributes.fitsHeight && preferredAttributes.frame.height != originalAttributes.frame.height
    }

    /// Returns the invalidation context for a change of the preferred size of a view's content.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = UICollectionViewLayoutInvalidationContext()
        context.preferred = preferredAttributes
        if preferredAttributes.representedElementCategory == .cell {
            context.invalidateItems(at: [preferredAttributes.indexPath])
        }
        return context
    }

    /// Invalidates the entire layout. The next layout pass computes it again.
    open func invalidateLayout() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts of the layout that the context specifies; by default, the entire layout.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        invalidateLines(with: context)
        itemView?.layoutWasInvalidated(with: context)
    }

    /// A Boolean value that indicates whether the layout is mirrored in right-to-left environments; `false` by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
