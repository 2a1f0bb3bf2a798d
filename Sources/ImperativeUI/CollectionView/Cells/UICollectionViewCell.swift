import Foundation
import UnifiedStorage

/// A cell that shows its item with a content configuration.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
    /// A closure called with the cell and its state, after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    private final var content: (any UIView & UIContentView)?
    private final var plainContent: UIView?
    private final var configurationStorage: (any UIContentConfiguration)?
    private final var needsConfiguration = false
    /// What is behind the content: its background, separators, and the views for that. Made when first needed.
    final var backdrop: CellBackdrop?
    final var background = Background()

    /// What a program says of the background.
    struct Background {
        var configuration: UIBackgroundConfiguration?
        /// Whether the configuration was set, even to none.
        var isSet = false
        var view: UIView?
        var selectedView: UIView?
    }

    /// Makes a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        follow()
    }

    /// Makes a cell from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        follow()
    }

    /// Tracks all traits: they are part of the state, so any change updates the configuration.
    private func follow() {
        addRegistration(for: [.anyTrait]) { cell, _ in (cell as? UICollectionViewCell)?.stateDidChange() }
    }

    /// The view that holds the content: that of the configuration, or a plain view without one.
    public final var contentView: UIView {
        if let content { return content }
        if let plainContent { return plainContent }
        let made = UIView(frame: contentArea)
        plainContent = made
        addSubview(made)
        return made
    }

    /// The configuration of the content; `nil` shows nothing. A content view that supports a new configuration is kept.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationStorage }
        set {
            configurationStorage = newValue
            apply(newValue.map { automaticallyUpdatesContentConfiguration ? $0.updated(for: configurationState) : $0 })
        }
    }

    /// Whether the configuration is updated whenever the state changes; true by default.
    open var automaticallyUpdatesContentConfiguration = true

    // MARK: Background

    /// The background behind the content; `nil` for none.
    ///
    /// Until it is set, rows of a list have the one of ``defaultBackgroundConfiguration()``, and other cells none. Setting
    /// one removes ``backgroundView`` and ``selectedBackgroundView``.
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

    /// Whether the background is updated whenever the state changes; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsLayout() } }

    /// Returns the usual background of the cell, to be changed and set as the `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// A view behind the content; `nil`, the default, for none. Setting one removes the background configuration.
    open var backgroundView: UIView? {
        get { background.view }
        set { setBackground(newValue, \.view) }
    }

    /// A view behind the content and in front of ``backgroundView``, shown while the cell is selected or held down;
    /// `nil`, the default, for none. Setting one removes the background configuration.
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

    /// Whether the cell can have the focus of the keyboard: true where it shows an item, unless the delegate of its
    /// collection view says otherwise, and where that allows focus and selection.
    open override var canBecomeFocused: Bool {
        guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else { return false }
        let isAllowed = list.delegate?.collectionView(list, canFocusItemAt: path)
        return isAllowed ?? (list.allowsFocus && list.canSelect)
    }

    override func activateByKey() -> Bool {
        guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else { return false }
        return list.tapItem(at: path)
    }

    // MARK: State

    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the cell is being touched.
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

    /// The cell's state.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Called with the cell and its state after the state has changed.
    ///
    /// Setting it schedules an update. Traits of the cell that it reads are tracked.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules an update of the configuration in the next update cycle, before layout.
    public final func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for a state. Traits of the cell that it reads are tracked.
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
    open override var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? super.intrinsicContentSize }

    package override var ownAccessibility: OwnAccessibility {
        let headers = (superview as? UICollectionView)?.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        if headers?.contains(where: { $0 === self }) == true { return OwnAccessibility(.heading, traits: .header) }
        return OwnAccessibility(.cell, traits: isSelected ? .selected : [])
    }
}
