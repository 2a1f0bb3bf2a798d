import Foundation
import BridgedEnvironment

/// A cell that displays its item by a content configuration.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView, ContentCell {
    /// A closure that updates a cell for a state, called after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    final let cellContent = CellContent()

    /// Creates a cell with the given frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        followTraits()
    }

    /// Creates a cell of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        followTraits()
        coder.fill(self, as: UICollectionViewCell.self)
    }

    /// The view that holds the content: the configuration's content view, or a plain view without a configuration.
    open var contentView: UIView { madeContentView }

    /// The configuration of the content; `nil` shows no content. A content view that supports the new configuration
    /// is kept.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set { setContent(newValue) }
    }

    /// A Boolean value that indicates whether the configuration is updated whenever the cell's state changes; `true` by
    /// default.
    open var automaticallyUpdatesContentConfiguration = true

    override var isPressable: Bool { (superview as? UICollectionView)?.canSelect == true }

    // MARK: Background

    /// The configuration of the background; `nil` for none.
    ///
    /// Until it is set, rows of a list have the background of ``defaultBackgroundConfiguration()``, and other cells
    /// have none. Setting it removes ``backgroundView`` and ``selectedBackgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { currentBackground }
        set { setBackground(newValue) }
    }

    /// The background until one is set.
    var standardBackground: UIBackgroundConfiguration? { nil }

    /// A Boolean value that indicates whether the background is updated whenever the cell's state changes; `true` by
    /// default.
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsLayout() } }

    /// Returns the default background of the cell, to be customized and set as the `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// A view behind the content; `nil`, the default, for none. Setting it removes the background configuration.
    open var backgroundView: UIView? {
        get { cellContent.background.view }
        set { setBackground(newValue, \.view) }
    }

    /// A view in front of ``backgroundView`` and behind the content, visible while the cell is selected or
    /// highlighted; `nil`, the default, for none. Setting it removes the background configuration.
    open var selectedBackgroundView: UIView? {
        get { cellContent.background.selectedView }
        set { setBackground(newValue, \.selectedView) }
    }

    /// Where the content is.
    var contentArea: CGRect { bounds }

    var listPosition: ListPosition? { nil }
    var showsChildren: Bool { false }

    // MARK: Focus

    /// A Boolean value that indicates whether the cell can become focused. For a cell that displays an item, the
    /// collection view's delegate decides; without a delegate, the cell can become focused if the collection view
    /// allows focus and selection.
    open override var canBecomeFocused: Bool {
        guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else { return false }
        let isAllowed = list.delegate?.collectionView(list, canFocusItemAt: path)
        return isAllowed ?? (list.allowsFocus && list.canSelect)
    }

    override var isFocusEntry: Bool { isSelected }

    override func activateByKey() -> Bool {
        guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else { return false }
        return list.tapItem(at: path)
    }

    // MARK: State

    /// A Boolean value that indicates whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// A Boolean value that indicates whether the cell is highlighted by a touch.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Whether the collection view is being edited.
    final var isEditing = false {
        didSet {
            if isEditing == oldValue { return }
            stateDidChange()
            editingDidChange()
        }
    }

    override final func showSelected(_ isSelected: Bool) { self.isSelected = isSelected }
    override final func showHighlighted(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
    override final func showEditing(_ isEditing: Bool) { self.isEditing = isEditing }

    /// Called when it begins or ends to be edited.
    func editingDidChange() {}

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        cellState(isEditing: isEditing)
    }

    /// A closure that updates the cell for its state, called after the state changes.
    ///
    /// Setting it schedules an update. The cell tracks the traits of its own that the closure reads.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules an update of the configuration in the next update cycle, before layout.
    open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

    /// Updates the configuration for a state. The cell tracks the traits of its own that the method reads.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    final var contentState: any UIConfigurationState { configurationState }

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if view === shownContent { invalidateIntrinsicContentSize() }
    }

    override func prepareLayout() { updateConfigurationIfNeeded() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
        showBackground()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownContent?.sizeThatFits(size) ?? bounds.size }
    /// Returns the size that fits the constraints of ``contentView``, or that the content asks for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constrainedContentSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }
    override var heightFollowsWidth: Bool { shownContent?.heightFollowsWidth ?? false }
    open override var intrinsicContentSize: CGSize { shownContent?.intrinsicContentSize ?? super.intrinsicContentSize }

    package override var ownAccessibility: OwnAccessibility {
        let headers = (superview as? UICollectionView)?.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        if headers?.contains(where: { $0 === self }) == true { return OwnAccessibility(.heading, traits: .header) }
        return OwnAccessibility(.cell, traits: isSelected ? .selected : [])
    }
}
