import Drawing
import Foundation

/// A control that runs an action when it is tapped. It shows a title and an image on a background.
///
/// A button with a ``configuration`` takes its appearance from that. One without shows the title, image and colour set
/// for its state.
@MainActor @preconcurrency open class UIButton: UIControl {
    /// A closure called with a button whose state has changed, to change the button's configuration.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The type of a button, which decides its default appearance.
    public enum ButtonType: Int, Sendable {
        /// A button without default styling; its title is white.
        case custom = 0
        /// A button whose title has the tint colour.
        case system = 1
    }

    /// The meaning of a button's action.
    public enum Role: Int, Sendable {
        /// No particular meaning.
        case normal = 0
        /// The action that users are most likely to choose.
        case primary = 1
        /// Leaves without doing anything.
        case cancel = 2
        /// Deletes or destroys something.
        case destructive = 3
    }

    /// The button's type; custom unless it was made with another.
    public final var buttonType: ButtonType { typeStorage }
    final var typeStorage = ButtonType.custom
    final var titles: [UInt: String] = [:]
    final var attributedTitles: [UInt: NSAttributedString] = [:]
    final var titleColors: [UInt: UIColor] = [:]
    final var images: [UInt: UIImage] = [:]
    final var madeTitleLabel: UILabel?
    final var madeSubtitleLabel: UILabel?
    final var madeImageView: UIImageView?
    final var shown = Shown()
    private final var needsConfiguration = true
    private final var isUpdatingConfiguration = false

    /// Makes a custom button with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a custom button that runs an action when it is tapped, and shows the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = primaryAction?.image { setImage(image, for: .normal) }
    }

    /// Makes a button from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    /// Makes a button of a type that runs an action when it is tapped, and shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        typeStorage = buttonType
    }

    /// Makes a button with a configuration that runs an action when it is tapped.
    ///
    /// It shows the action's title and image where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    // MARK: Configuration

    /// The appearance of the button; `nil`, the default, for the title, image and colour set for its state.
    public final var configuration: Configuration? {
        didSet { if configuration != oldValue, !isUpdatingConfiguration { setNeedsUpdateConfiguration() } }
    }

    /// Whether the configuration's colours follow the button's state; true by default.
    public final var automaticallyUpdatesConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Called after the state has changed, to change the configuration.
    ///
    /// Setting it schedules a call. Traits of the button that it reads are tracked.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules an update of the configuration in the next update cycle, before layout.
    public final func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for the current state. By default, calls the update handler.
    ///
    /// Traits of the button that it reads are tracked.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// The meaning of the button's action; the title of a destructive one is red.
    public final var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether a tap toggles ``UIControl/isSelected``; false by default. A button that opens its menu shows the element
    /// that was chosen instead.
    public final var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    // MARK: Menu

    /// The menu; `nil`, the default, for none. It is opened by a press that is held down, by the secondary button of a
    /// mouse, by the keys for menus, and by a tap if ``showsMenuAsPrimaryAction`` says so.
    public final var menu: UIMenu? { didSet { if menu !== oldValue { menuDidChange() } } }
    /// Whether a tap opens the ``menu``; false by default.
    public final var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
    /// The order in which the menu shows its elements.
    public final var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// What shows the menu.
    final weak var shownMenu: UIViewController?

    override func prepareLayout() {
        super.prepareLayout()
        updateConfigurationIfNeeded()
    }

    /// Performs the update scheduled by `setNeedsUpdateConfiguration()`.
    final func updateConfigurationIfNeeded() {
        guard needsConfiguration, !isUpdatingConfiguration else { return }
        needsConfiguration = false
        isUpdatingConfiguration = true
        TraitTracking.run(.configuration, of: self, reading: [self]) { [weak self] in
            self?.setNeedsUpdateConfiguration()
        } _: {
            updateConfiguration()
        }
        isUpdatingConfiguration = false
        showConfiguration()
    }

    // MARK: What leads to an update

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The tint colour may differ there.
        setNeedsUpdateConfiguration()
    }

    // MARK: Showing

    /// Draws the background.
    open override func draw(_ rect: CGRect) { drawBackground() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    /// Returns the size in points of the content and the space around it. A width of 0 or less is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size.width) }
    /// The size in points of the content and the space around it.
    open override var intrinsicContentSize: CGSize { contentSize(within: 0) }

    /// The labels' sizes determine the content's size.
    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        // Views that a client has added do not count.
        if view === madeTitleLabel || view === madeSubtitleLabel || view === madeImageView {
            invalidateIntrinsicContentSize()
        }
    }

    package override var ownAccessibilityLabel: String? {
        shownTitle?.isEmpty == false ? shownTitle : shownImage?.spokenName
    }
    package override var ownAccessibility: OwnAccessibility { ownElement(.button) }

    // MARK: Taps

    override func touchedUpInside(_ event: UIEvent) { primaryEvent(event) }

    override func primaryEvent(_ event: UIEvent) {
        if showsMenuAsPrimaryAction, menu != nil, showMenu() { return }
        if changesSelectionAsPrimaryAction, !isPopUpButton { isSelected.toggle() }
        super.primaryEvent(event)
    }

    /// Runs the actions and methods registered for any of the events. A touch up inside also triggers the primary
    /// action.
    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside), !controlEvents.contains(.primaryActionTriggered) {
            primaryEvent(UIEvent())
        }
    }
}
