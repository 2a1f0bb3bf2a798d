import Foundation

/// The base class of collection view layouts. Subclass it to make a custom layout.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
    /// The view that uses this layout; `nil` until a view does.
    public internal(set) final weak var collectionView: UICollectionView?
    /// Whether `prepare()` has run since the layout was invalidated.
    final var isPrepared = false
    /// The storage for lines in the library's own layouts.
    final var engine: LineEngine?
    /// Whether the lines must be made again, instead of only shifted.
    final var needsLines = true

    /// What is behind a list; `nil` where there is none.
    var listBackground: UIColor? { nil }

    /// Returns what an element is in a list; `nil` where there is none.
    func listPlace(of key: ElementKey) -> ListPlace? { nil }

    /// Makes a layout.
    public override init() { super.init() }

    /// Makes a layout from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Computes what the other methods need. Called before them, and again after each invalidation.
    open func prepare() { prepareLines() }

    /// The size of the whole content, in points.
    open var collectionViewContentSize: CGSize { linesSize }

    /// Returns the attributes of all elements in a rectangle of the content; `nil` counts as none.
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

    /// Returns whether the layout changes when the visible area becomes `newBounds`; false by default.
    ///
    /// A change of the view's size invalidates the layout in any case.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns whether the layout follows the size that a view's content asks for; false by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard engine != nil else { return false }
        return originalAttributes.fitsWidth && preferredAttributes.frame.width != originalAttributes.frame.width
            || originalAttributes.fitsHeight && preferredAttributes.frame.height != originalAttributes.frame.height
    }

    /// Returns what to invalidate because of the size that a view's content asks for.
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

    /// Invalidates everything. The next layout pass computes it again.
    open func invalidateLayout() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Invalidates what the context names; by default, everything.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        invalidateLines(with: context)
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether the layout is mirrored in right-to-left environments; false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
