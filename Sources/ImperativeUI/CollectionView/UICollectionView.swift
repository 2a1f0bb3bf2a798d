import Drawing
import Foundation
import BridgedEnvironment

/// A scroll view that shows a large number of items, with cells only for the visible ones.
///
/// A layout determines where the items are; a data source provides their number and their cells. Cells that scroll
/// out of sight are reused. A layout pass takes time in proportion to the number of visible items, not to the number
/// of all items.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    final var layoutStorage: UICollectionViewLayout
    /// The number of items by section; `nil` until the data source has been asked.
    final var counts: [Int]?
    /// The visible views.
    final var shown: [ElementKey: ShownElement] = [:]
    final let pool = ReusePool()
    /// The cells to be configured again by the data source instead of new ones.
    final var reconfigured: [IndexPath: UICollectionViewCell] = [:]
    final var selected: Set<IndexPath> = []
    final var changes: ItemChanges?
    /// Changes requested while cells were being made.
    final var postponed: [() -> Void] = []
    final var isShowing = false
    /// Whether the touch on an item is still on it.
    private final var press = PressTracker()
    /// Whether views are being added and removed by the collection view itself, which needs no further layout.
    final var isArranging = false
    /// The view whose content is being measured.
    final var measuring: UIView?
    final var preparedBounds: CGRect?
    final var needsReload = false
    /// The item that is being touched.
    final var touched: IndexPath?
    /// The item that is being moved.
    final var movement: ItemMovement?
    /// Shows the buttons beside rows; made when a row first has some.
    final var swiping: RowSwiping?
    /// Gives the menus of the items; made with the first delegate.
    final var itemMenus: ItemMenus?
    /// The element whose view is being made.
    final var making: ElementKey?
    /// The background of the list, if the layout is one.
    final var listBackground: UIColor? {
        didSet {
            if listBackground == oldValue { return }
            _ = madeAppearance
            setNeedsDisplay()
        }
    }

    /// The way cells resize when the size of their content changes; `.enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// A view behind the items that fills the visible area and does not scroll, such as a message for an empty view;
    /// `nil`, the default, for none.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView === oldValue { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            placeBackground()
        }
    }

    /// Creates a collection view with the given frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionView = self
        addRegistration(for: [.anyTrait]) { view, _ in (view as? UICollectionView)?.layoutStorage.invalidateLayout() }
    }

    /// Traps: archives do not contain the layout.
    public required init?(coder: NSCoder) {
        fatalError("A collection view needs its layout: use init(frame:collectionViewLayout:).")
    }

    /// The data source, which provides the items and cells. Held weakly. Setting another one reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    // Not an override, because that could not have another type: each of the two properties sets the other.
    /// The delegate for displayed items, selection and scrolling. Held weakly.
    ///
    /// A flow layout asks it for sizes if it conforms to `UICollectionViewDelegateFlowLayout`. The property of
    /// `UIScrollView` also accepts a delegate that handles only scrolling; this property is then `nil`.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            if !isTakingDelegate, (self as UIScrollView).delegate !== delegate {
                (self as UIScrollView).delegate = delegate
            }
            if delegate !== oldValue { layoutStorage.invalidateLayout() }
            if delegate != nil, itemMenus == nil { openItemMenus() }
        }
    }

    /// Whether the scroll view's property is being set.
    private final var isTakingDelegate = false

    override func scrollDelegateDidChange() {
        let itemDelegate = (self as UIScrollView).delegate as? any UICollectionViewDelegate
        if itemDelegate === delegate { return }
        isTakingDelegate = true
        delegate = itemDelegate
        isTakingDelegate = false
    }

    /// The layout. Setting another one moves the cells that stay visible.
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

    /// Sets the layout and applies it immediately, regardless of `animated`.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Sets the layout, applies it immediately, and then calls a closure with `true`.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        layOutAfterChange()
        completion?(true)
    }

    override var backgroundBehindContent: UIColor? {
        // A clear list shows the background of the view itself.
        listBackground.flatMap { $0 == .clear ? nil : $0 } ?? super.backgroundBehindContent
    }

    // MARK: Selection and editing

    /// A Boolean value that indicates whether the user can select items; `true` by default.
    open var allowsSelection = true
    /// A Boolean value that indicates whether the user can select several items; `false` by default.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether the user can select items in editing mode; `false` by default.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether the user can select several items in editing mode; `false` by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether the view is in editing mode, in which cells show their editing
    /// accessories; `false` by default.
    open var isEditing = false {
        didSet {
            if isEditing == oldValue { return }
            for (key, element) in shown {
                let path = key.kind == nil ? key.path : nil
                (element.view as? UICollectionViewCell)?.isEditing = showsEditing(at: path)
            }
        }
    }
    /// Whether items can be selected now, and several of them.
    final var canSelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    final var canSelectSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
    /// A Boolean value that indicates whether cells can become focused, so that Return and Space select them. Unless it
    /// is set, this is `true` in a host that people use, as they have keys there, and otherwise `false`.
    open var allowsFocus: Bool {
        get { allowsFocusStorage ?? traitCollection.isInInteractiveHost }
        set { allowsFocusStorage = newValue }
    }
    private var allowsFocusStorage: Bool?

    override var isFocusGroup: Bool { true }

    // MARK: Touches

    /// Highlights the touched item. A touch that cannot select an item is passed to the next responder. A touch while
    /// the buttons beside a row are shown hides them, and does nothing else.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swiping?.close() == true { return }
        touched = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
        press.begin()
        if let path = touched, beginTouch(at: path) { return }
        touched = nil
        super.touchesBegan(touches, with: event)
    }

    /// Highlights the touched item as long as the touch is on it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touched else { return super.touchesMoved(touches, with: event) }
        follow(touches, at: path)
    }

    private func follow(_ touches: Set<UITouch>, at path: IndexPath) {
        switch press.move(isInside: touches.contains { indexPathForItem(at: $0.location(in: self)) == path }) {
        case .enters: if !beginTouch(at: path) { press.end() }
        case .leaves: endTouch(at: path)
        case nil: break
        }
    }

    /// Selects the touched item, if the touch is still on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touched else { return super.touchesEnded(touches, with: event) }
        follow(touches, at: path)
        if !press.isInside { return touched = nil }
        touched = nil
        endTouch(at: path)
        if chooseSeveral(to: path, with: event?.modifierFlags ?? []) ?? choose(path) { event?.wasHandled = true }
    }

    /// Removes the highlight from the touched item.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touched else { return super.touchesCancelled(touches, with: event) }
        touched = nil
        if press.isInside { endTouch(at: path) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        showElements()
        placeBackground()
    }

    open override func setNeedsLayout() {
        if !isArranging { super.setNeedsLayout() }
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        if view === measuring || selfSizingInvalidation == .disabled { return }
        guard let cell = view as? UICollectionReusableView, let element = shown.first(where: { $0.value.view === cell })
        else { return super.subviewSizeDidChange(view) }
        element.value.isMeasured = false
        setNeedsLayout()
    }

    override func noteForPassingLayout() {
        super.noteForPassingLayout()
        guard let engine = collectionViewLayout.engine else { return }
        let measured = engine.measured
        PassingLayout.atEnd { [weak self, weak engine] in
            engine?.measured = measured
            self?.layoutStorage.invalidateLayout()
        }
    }

    /// Called when the layout has been invalidated.
    final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
        if !isShowing { setNeedsLayout() }
    }

    /// The space for the layout: the view's size without the adjusted content insets.
    final var layoutRoom: CGSize {
        let inset = adjustedContentInset
        return CGSize(
            width: (bounds.width - inset.left - inset.right).usableLength,
            height: (bounds.height - inset.top - inset.bottom).usableLength)
    }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.list) }

    package override var subviewsInReadingOrder: [UIView] {
        let (behind, views) = (subviewStorage.prefix(lowestIndex), subviewStorage.dropFirst(lowestIndex))
        let shown = views.enumerated().map { (view: $0.element, frame: $0.element.frame, index: $0.offset) }
        return behind
            + shown.sorted { one, other in
                if one.frame.minY != other.frame.minY { return one.frame.minY < other.frame.minY }
                if one.frame.minX != other.frame.minX { return (one.frame.minX < other.frame.minX) != isRightToLeft }
                return one.index < other.index
            }.map(\.view)
    }
}
