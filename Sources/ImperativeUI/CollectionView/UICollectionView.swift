import Foundation
import UnifiedStorage

/// A scroll view that shows many items, with cells for those only that are visible.
///
/// A layout says where items are, a data source how many there are and what shows them. Cells that go out of sight are
/// used again. A layout takes time in proportion to what is visible, not to the number of items.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    final var layoutStorage: UICollectionViewLayout
    /// The number of items by section; `nil` before the data source was asked.
    final var counts: [Int]?
    /// The views that are shown.
    final var shown: [ElementKey: ShownElement] = [:]
    final let pool = ReusePool()
    /// The cells that a data source is asked to configure again instead of making new ones.
    final var reconfigured: [IndexPath: UICollectionViewCell] = [:]
    final var selected: Set<IndexPath> = []
    final var changes: ItemChanges?
    /// Changes asked for while cells were being made.
    final var postponed: [() -> Void] = []
    final var isShowing = false
    /// Views are being added and removed, which asks for no further layout.
    final var isArranging = false
    /// The view whose content is being asked for its size.
    final var measuring: UIView?
    final var preparedBounds: CGRect?
    final var needsReload = false
    /// The item that is touched.
    final var touched: IndexPath?

    /// Makes a collection view that shows items in a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionView = self
        addRegistration(for: [.anyTrait]) { view, _ in (view as? UICollectionView)?.layoutStorage.invalidateLayout() }
    }

    /// Traps: the archive does not say how items are laid out.
    public required init?(coder: NSCoder) {
        fatalError("A collection view needs its layout: use init(frame:collectionViewLayout:).")
    }

    /// Says how many items there are and makes cells; not kept alive. Setting another one reloads.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    // No override, which may not have another type: each of the two properties sets the other one.
    /// Told what is shown and chosen, and about movements; not kept alive. A flow layout asks it for sizes, if it is a
    /// `UICollectionViewDelegateFlowLayout`. As a `UIScrollView`'s property it can be set to a delegate that is told
    /// about movements only; this one is then `nil`.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            if !isTakingDelegate, (self as UIScrollView).delegate !== delegate {
                (self as UIScrollView).delegate = delegate
            }
            if delegate !== oldValue { layoutStorage.invalidateLayout() }
        }
    }

    /// The scroll view's property is being followed.
    private final var isTakingDelegate = false

    override func scrollDelegateDidChange() {
        let itemDelegate = (self as UIScrollView).delegate as? any UICollectionViewDelegate
        if itemDelegate === delegate { return }
        isTakingDelegate = true
        delegate = itemDelegate
        isTakingDelegate = false
    }

    /// Where items are. Setting another layout moves the cells that stay visible.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set {
            if newValue === layoutStorage { return }
            require(
                newValue.collectionView == nil,
                "A layout belongs to one collection view: the \(type(of: newValue)) is in use. Make another layout.")
            layoutStorage.collectionView = nil
            layoutStorage = newValue
            newValue.collectionView = self
            newValue.invalidateLayout()
        }
    }

    /// Sets the layout; the items are where it puts them at once. Nothing moves gradually here, `animated` or not.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Sets the layout, and calls a closure with `true` when the items are where it puts them, which is at once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        layoutIfNeeded()
        completion?(true)
    }

    /// Whether items can be chosen by a tap; true by default.
    open var allowsSelection = true
    /// Whether several items can be chosen at a time; false by default.
    open var allowsMultipleSelection = false

    // MARK: Touches

    /// Highlights the item touched. A touch that chooses nothing goes on to the next responder.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
        if let path = touched, beginTouch(at: path) { return }
        touched = nil
        super.touchesBegan(touches, with: event)
    }

    /// Chooses the item touched.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touched else { return super.touchesEnded(touches, with: event) }
        touched = nil
        endTouch(at: path)
        if choose(path) { event?.wasHandled = true }
    }

    /// Lets go of the item touched.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touched else { return super.touchesCancelled(touches, with: event) }
        touched = nil
        endTouch(at: path)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        showElements()
    }

    open override func setNeedsLayout() {
        if !isArranging { super.setNeedsLayout() }
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        if view === measuring { return }
        guard let cell = view as? UICollectionReusableView, let element = shown.first(where: { $0.value.view === cell })
        else { return super.subviewSizeDidChange(view) }
        element.value.isMeasured = false
        setNeedsLayout()
    }

    /// The layout has something to work out again.
    final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
        if !isShowing { setNeedsLayout() }
    }

    /// The room a layout has: the size without the content insets.
    final var layoutRoom: CGSize {
        let inset = adjustedContentInset
        return CGSize(
            width: (bounds.width - inset.left - inset.right).usableLength,
            height: (bounds.height - inset.top - inset.bottom).usableLength)
    }
}
