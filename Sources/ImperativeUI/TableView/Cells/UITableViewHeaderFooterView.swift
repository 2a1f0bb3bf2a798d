import Drawing
import Foundation
import BridgedEnvironment

/// A header or a footer of a section in a table view, which is reused for other sections.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView, ContentCell {
    /// A closure that updates a view for a state, called after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    final let cellContent = CellContent()
    final var reuseKey: ReuseKey?
    final var registration: RegistrationToken?
    final var reuseCount = 0
    override final var useCount: Int { reuseCount }
    private final var position: ListPosition?
    private final var identifier: String?

    /// Creates a view. Views with the same identifier are reused for each other.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        reuseKey = reuseIdentifier.map { .supplementary(kind: "", identifier: $0) }
        followTraits()
    }

    /// Creates a view with the given frame, which is not reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        followTraits()
        coder.fill(self, as: UITableViewHeaderFooterView.self)
    }

    /// Creates a view of a registered class for a table view, by calling `init(reuseIdentifier:)`.
    ///
    /// A subclass inherits this initializer if it overrides both `init(reuseIdentifier:)` and `init(coder:)`, or
    /// declares no initializer.
    public required convenience init(_reusable identifier: String) { self.init(reuseIdentifier: identifier) }

    /// The reuse identifier; `nil` for a view that is not reused.
    open var reuseIdentifier: String? { identifier }

    /// Called before the view is reused for another section. Overrides call `super`.
    open func prepareForReuse() {}

    final func apply(_ attributes: UICollectionViewLayoutAttributes) {}

    final func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(attributes) }

    // MARK: Content

    /// The view that holds the content: the configuration's content view, or one with the texts, to which subviews can
    /// be added.
    open var contentView: UIView { madeContentView }

    /// The title; `nil` if there is a `contentConfiguration`.
    open var textLabel: UILabel? { styledContent?.label }
    /// The text below the title; `nil` if there is a `contentConfiguration`.
    open var detailTextLabel: UILabel? { styledContent?.secondLabel }

    /// The configuration of the content; `nil`, the default, for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set { setContent(newValue) }
    }

    /// A Boolean value that indicates whether the configuration is updated whenever the state changes; `true` by
    /// default.
    open var automaticallyUpdatesContentConfiguration = true

    /// Returns the content configuration of a header or footer in the table view, to be filled in and set as the
    /// `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let kind = position?.figure.kind ?? .plain
        return position?.role == .footer ? .footer(in: kind) : .header(in: kind)
    }

    private final var styledContent: UIListContentView? {
        styledContent { UIListContentView(labels: defaultContentConfiguration()) }
    }

    /// Shows the title that the data source gives.
    final func show(title: String) {
        textLabel?.text = defaultContentConfiguration().textProperties.transformed(title)
    }

    // MARK: Background

    /// The configuration of the background; `nil` for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { currentBackground }
        set { setBackground(newValue) }
    }

    /// A Boolean value that indicates whether the background is updated whenever the state changes; `true` by default.
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsLayout() } }

    /// Returns the default background, to be customized and set as the `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground ?? .clear() }

    /// A view behind the content; `nil`, the default, for none. Setting it removes the background configuration.
    open var backgroundView: UIView? {
        get { cellContent.background.view }
        set { setBackground(newValue, \.view) }
    }

    // Rows pass behind a header that stays in sight.
    final var standardBackground: UIBackgroundConfiguration? {
        guard position?.figure.kind == .plain else { return nil }
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = superview?.backgroundColor ?? .systemBackground
        return background
    }

    // MARK: State

    /// The current state of the view.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    final var contentState: any UIConfigurationState { configurationState }
    final var isSelected: Bool { false }
    final var isHighlighted: Bool { false }

    /// A closure that updates the view for its state, called after the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Schedules an update of the configuration in the next update cycle, before layout.
    open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

    /// Updates the configuration for a state. The view tracks the traits of its own that the method reads.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Position and state of a list

    final var listPosition: ListPosition? { position }

    final func setListPosition(_ new: ListPosition?) {
        if new == position { return }
        let look = (position?.figure.kind, position?.role)
        position = new
        if (new?.figure.kind, new?.role) != look {
            cellContent.styled?.configuration = defaultContentConfiguration()
        }
        setNeedsLayout()
    }

    final func showSelected(_ isSelected: Bool) {}
    final func showHighlighted(_ isHighlighted: Bool) {}
    final func showEditing(_ isEditing: Bool) {}

    // MARK: Layout

    final var contentArea: CGRect { bounds }

    override final func prepareLayout() { updateConfigurationIfNeeded() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
        showBackground()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measuredContent?.sizeThatFits(size) ?? bounds.size
    }

    open override var intrinsicContentSize: CGSize {
        measuredContent?.intrinsicContentSize ?? super.intrinsicContentSize
    }

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

    override final var heightFollowsWidth: Bool { measuredContent?.heightFollowsWidth ?? false }

    package final override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if view === shownContent || view === cellContent.plainView { invalidateIntrinsicContentSize() }
    }

    package override var ownAccessibility: OwnAccessibility {
        position?.role == .header ? OwnAccessibility(.heading, traits: .header) : OwnAccessibility(.group)
    }
}
