import Foundation
import BridgedEnvironment

/// A cell that displays its item by a content configuration.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
    /// A closure that updates a cell for a state, called after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    private final var content: (any UIView & UIContentView)?
    private final var plainContent: UIView?
    private final var configurationStorage: (any UIContentConfiguration)?
    private final var needsConfiguration = false
    /// The backdrop of the content: its background, separators, and the views for that. Made when first needed.
    final var backdrop: CellBackdrop?
    final var background = Background()

    /// The program's settings of the background.
    struct Background {
        var configuration: UIBackgroundConfiguration?
        /// Whether the configuration was set, even to none.
        var isSet = false
        var view: UIView?
        var selectedView: UIView?
    }

    /// Creates a cell with the given frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        follow()
    }

    /// Creates a cell from an archive. Ignores the archive's contents.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        follow()
    }

    /// Tracks all traits: they are part of the state, so any change updates the configuration.
    private func follow() {
        addRegistration(for: [.anyTrait]) { cell, _ in (cell as? UICollectionViewCell)?.stateDidChange() }
    }

    /// The view that holds the content: the configuration's content view, or a plain view without a configuration.
    public final var contentView: UIView {
        if let content { return content }
        if let plainContent { return plainContent }
        let made = UIView(frame: contentArea)
        plainContent = made
        addSubview(made)
        return made
    }

    /// The configuration of the content; `nil` shows no content. A content view that supports the new configuration
    /// is kept.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationStorage }
        set {
            configurationStorage = newValue
            apply(newValue.map { automaticallyUpdatesContentConfiguration ? $0.updated(for: configurationState) : $0 })
        }
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
        get { background.isSet ? background.configuration : standardBackground }
        set {
            background.configuration = newValue
            background.isSet = true
            if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
            setNeedsLayout()
        }
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
        get { background.view }
        set { setBackground(newValue, \.view) }
    }

    /// A view in front of ``backgroundView`` and behind the content, visible while the cell is selected or
    /// highlighted; `nil`, the default, for none. Setting it removes the background configuration.
    open var selectedBackgroundView: UIView? {
        get { background.selectedView }
        set { setBackground(newValue, \.selectedView) }
    }

    private func setBackground(_ view: UIView?, _ path: WritableKeyPath<Background, UIView?>) {
        let old = background[keyPath: path]
        if old === view { return }
        if old?.superview === self { old?.removeFromSuperview() }
        background[keyPath: path] = view
        if view != nil { (background.configuration, background.isSet) = (nil, true) }
        setNeedsLayout()
    }

    /// Where the content is.
    var contentArea: CGRect { bounds }

    /// The view of the content configuration.
    final var shownContent: (any UIView & UIContentView)? { content }

    private func apply(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            content?.removeFromSuperview()
            content = nil
            invalidateIntrinsicContentSize()
            return
        }
        if let content, content.supports(configuration) {
            content.configuration = configuration
        } else {
            content?.removeFromSuperview()
            plainContent?.removeFromSuperview()
            plainContent = nil
            let made = configuration.makeContentView()
            content = made
            made.frame = contentArea
            addSubview(made)
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

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

    /// Called when it begins or ends to be edited.
    func editingDidChange() {}

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// A closure that updates the cell for its state, called after the state changes.
    ///
    /// Setting it schedules an update. The cell tracks the traits of its own that the closure reads.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules an update of the configuration in the next update cycle, before layout.
    public final func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for a state. The cell tracks the traits of its own that the method reads.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        if automaticallyUpdatesContentConfiguration, let configurationStorage {
            apply(configurationStorage.updated(for: configurationState))
        }
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if view === content { invalidateIntrinsicContentSize() }
    }

    override func prepareLayout() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        TraitTracking.run(.configuration, of: self, reading: [self]) { [weak self] in
            self?.setNeedsUpdateConfiguration()
        } _: {
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentArea
        content?.frame = area
        plainContent?.frame = area
        showBackground()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(size) ?? bounds.size }
    /// Returns the size that fits the constraints of ``contentView``, or that the content asks for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let area = contentArea
        let around = CGSize(width: bounds.width - area.width, height: bounds.height - area.height)
        let room = CGSize(width: targetSize.width - around.width, height: targetSize.height - around.height)
        if let size = plainContent?.constrainedSize(room, horizontalFittingPriority, verticalFittingPriority) {
            return CGSize(width: size.width + around.width, height: size.height + around.height)
        }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
    override var heightFollowsWidth: Bool { content?.heightFollowsWidth ?? false }
    open override var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? super.intrinsicContentSize }

    package override var ownAccessibility: OwnAccessibility {
        let headers = (superview as? UICollectionView)?.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        if headers?.contains(where: { $0 === self }) == true { return OwnAccessibility(.heading, traits: .header) }
        return OwnAccessibility(.cell, traits: isSelected ? .selected : [])
    }
}
