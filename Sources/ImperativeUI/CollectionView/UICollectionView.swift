import Drawing
import Foundation
import BridgedEnvironment

/// A scroll view that shows a large number of items, with cells only for the visible ones.
///
/// A layout determines where the items are; a data source provides their number and their cells. Cells that scroll
/// out of sight are reused. A layout pass takes time in proportion to the number of visible items, not to the number
/// of all items.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    final let itemState = ItemState()
    final var itemLayout: UICollectionViewLayout
    /// Gives the menus of the items; made with the first delegate.
    final var itemMenus: ItemMenus?
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
            if backgroundView !== oldValue { replaceBackground(oldValue) }
        }
    }

    /// Creates a collection view with the given frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        itemLayout = layout
        super.init(frame: frame)
        layout.itemView = self
        addRegistration(for: [.anyTrait]) { view, _ in (view as? UICollectionView)?.itemLayout.invalidateLayout() }
    }

    /// Traps: archives do not contain the layout.
    public required init?(coder: NSCoder) {
        fatalError("A collection view needs its layout: use init(frame:collectionViewLayout:).")
    }

    /// The data source, which provides the items and cells. Held weakly. Setting another one reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            outlineSource = dataSource as? any OutlineSource
            if dataSource !== oldValue { reloadData() }
        }
    }

    /// The data source, if its rows can form a tree.
    final weak var outlineSource: (any OutlineSource)?

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
            if delegate !== oldValue { itemLayout.invalidateLayout() }
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
        get { itemLayout }
        set {
            if newValue === itemLayout { return }
            require(
                newValue.itemView == nil,
                "A layout belongs to one collection view: the \(type(of: newValue)) is in use. Make another layout.")
            itemLayout.itemView = nil
            itemLayout = newValue
            newValue.itemView = self
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
            if isEditing != oldValue { editingDidChange() }
        }
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
        if !beginItemTouch(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Highlights the touched item as long as the touch is on it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !moveItemTouch(touches) { super.touchesMoved(touches, with: event) }
    }

    /// Selects the touched item, if the touch is still on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endItemTouch(touches, event) { super.touchesEnded(touches, with: event) }
    }

    /// Removes the highlight from the touched item.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelItemTouch() { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        showElements()
        placeBackground()
    }

    open override func setNeedsLayout() {
        if !itemState.isArranging { super.setNeedsLayout() }
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        if !itemSizeDidChange(view) { super.subviewSizeDidChange(view) }
    }

    override func noteForPassingLayout() {
        super.noteForPassingLayout()
        keepSizesDuringPassingLayout()
    }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.list) }

    package override var subviewsInReadingOrder: [UIView] { itemViewsInReadingOrder }
}
