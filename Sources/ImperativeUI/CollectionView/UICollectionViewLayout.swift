import Foundation

/// Says where the items of a collection view are. Subclass it for a layout of one's own.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
    /// The view that shows this layout; `nil` before it is given to one.
    public internal(set) final weak var collectionView: UICollectionView?
    /// Whether `prepare()` has run since the layout was invalidated.
    final var isPrepared = false
    /// What the library's own layouts keep their lines in.
    final var engine: LineEngine?
    /// Whether the lines are to be made again, not only shifted.
    final var needsLines = true

    /// Makes a layout.
    public override init() { super.init() }

    /// Makes a layout from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Works out what is needed to tell where items are. Called before the others, and again after each invalidation.
    open func prepare() { prepareLines() }

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { linesSize }

    /// The attributes of every view in a rectangle of the content; `nil` counts as none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        engine?.attributes(in: rect)
    }

    /// The attributes of one item; `nil` if it is not there.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        engine?.attributes(at: indexPath)
    }

    /// The attributes of one supplementary view; `nil` if it is not there.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        engine?.edge(ofKind: elementKind, section: indexPath.section)
    }

    /// Whether the layout is another one when the visible part is `newBounds`; false by default. A change of the view's
    /// size invalidates the layout in any case.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Whether the layout follows the size a view's content asks for; false by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard engine != nil else { return false }
        return originalAttributes.fitsWidth && preferredAttributes.frame.width != originalAttributes.frame.width
            || originalAttributes.fitsHeight && preferredAttributes.frame.height != originalAttributes.frame.height
    }

    /// What is to be worked out again for the size a view's content asks for.
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

    /// Has everything worked out again in the next layout.
    open func invalidateLayout() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Has what the context names worked out again in the next layout. By default that is everything.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        invalidateLines(with: context)
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether the layout is mirrored where text runs from right to left; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
