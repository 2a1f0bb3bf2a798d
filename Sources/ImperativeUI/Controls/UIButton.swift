import Drawing
import Foundation

/// A control that runs an action in response to a tap, and shows a title and an image on a background.
///
/// A button with a ``configuration`` takes its appearance from the configuration. A button without one shows the
/// title, image and colour that are set for its state.
@MainActor @preconcurrency open class UIButton: UIControl {
    /// A closure that adapts a button's configuration after the button's state changes.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The type of a button, which determines its default appearance.
    public enum ButtonType: Int, Sendable {
        /// A button without default styling, whose title is white.
        case custom = 0
        /// A button whose title is in the tint colour.
        case system = 1
    }

    /// The role of a button, which states the purpose of its action.
    public enum Role: Int, Sendable {
        /// A button without a particular role.
        case normal = 0
        /// The button that the user is most likely to choose.
        case primary = 1
        /// A button that cancels without making changes.
        case cancel = 2
        /// A button that deletes or destroys data.
        case destructive = 3
    }

    /// The type of the button; `.custom` unless specified at initialization.
    open var buttonType: ButtonType { typeStorage }
    final var typeStorage = ButtonType.custom
    final var titles: [UInt: String] = [:]
    final var attributedTitles: [UInt: NSAttributedString] = [:]
    final var titleColors: [UInt: UIColor] = [:]
    final var images: [UInt: UIImage] = [:]
    final var backgroundImages: [UInt: UIImage] = [:]
    /// The insets of the content and its parts; `nil` in the many buttons without any.
    private final var edgeInsets: EdgeInsets?
    final var madeTitleLabel: UILabel?
    final var madeSubtitleLabel: UILabel?
    /// Shows the mark behind the content; `nil` where there is none.
    final var madeMarkView: ControlMarkView?
    final var madeImageView: UIImageView?
    final var shown = Shown()
    private final var needsConfiguration = true
    private final var isUpdatingConfiguration = false

    /// Creates a custom button with the given frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a custom button that runs an action when tapped, and shows the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = primaryAction?.image { setImage(image, for: .normal) }
    }

    /// Creates a button of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIButton.self)
    }

    /// Creates a button of the given type.
    public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    /// Creates a button of the given type that runs an action when tapped, and shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        typeStorage = buttonType
    }

    /// Creates a button with a configuration that runs an action when tapped.
    ///
    /// The button shows the action's title and image where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    // MARK: Configuration

    /// The configuration of the button's appearance; `nil`, the default, uses the title, image and colour set for the
    /// state.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue, !isUpdatingConfiguration { setNeedsUpdateConfiguration() } }
    }

    /// A Boolean value that indicates whether the configuration's colours follow the button's state; `true` by default.
    open var automaticallyUpdatesConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A closure that updates the configuration after the state changes.
    ///
    /// Setting it schedules a call. The button tracks the traits of its own that the closure reads.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules an update of the configuration in the next update cycle, before layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for the current state. The default implementation calls the update handler.
    ///
    /// The button tracks the traits of its own that this method reads.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    override var endsOrDestroys: Bool { role == .destructive || role == .cancel }

    /// The role of the button; the title of a destructive button is red.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// A Boolean value that indicates whether a tap toggles ``UIControl/isSelected``; `false` by default. A button that
    /// opens its menu instead shows the element that was chosen.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    // MARK: Menu

    /// The menu of the button; `nil`, the default, for none.
    ///
    /// The menu opens by a long press, by the secondary mouse button, by the keyboard keys for menus, and by a tap if
    /// ``UIControl/showsMenuAsPrimaryAction`` is true.
    open var menu: UIMenu? { didSet { if menu !== oldValue { menuDidChange() } } }
    /// The order in which the menu shows its elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    override func menuDidChange() { updateMenu() }
    override func menuElementWasChosen(_ element: UIMenuElement) { elementWasChosen(element) }

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

    // MARK: The mark behind the content

    /// The mark behind the content; `nil` for none. A button that shows an element of its menu says that there are
    /// others to choose from.
    var mark: ControlMark? { isPopUpButton ? .choices : nil }
    /// The least gap before the mark, in points.
    var markGap: CGFloat { 6 }

    // MARK: Causes of updates

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    override func textMediumMayHaveChanged() {
        super.textMediumMayHaveChanged()
        // The background of a disabled button may differ, too.
        if !isEnabled { showConfiguration() }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The tint colour may differ there.
        setNeedsUpdateConfiguration()
    }

    // MARK: Showing

    /// Draws the background of the button.
    open override func draw(_ rect: CGRect) { drawBackground() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    /// Returns the size of the content and the space around it, in points. A width of 0 or less is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size.width) }
    override var heightFollowsWidth: Bool { true }

    /// The size of the content and the space around it, in points.
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

    override func performPrimaryAction(with event: UIEvent) {
        if changesSelectionAsPrimaryAction, !isPopUpButton { isSelected.toggle() }
        super.performPrimaryAction(with: event)
    }

    /// Runs the actions and methods registered for any of the events. A touch-up-inside event also triggers the
    /// primary action.
    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside), !controlEvents.contains(.primaryActionTriggered) {
            primaryEvent(UIEvent())
        }
    }

    /// Sets the title for a state; `nil` falls back to the title of the normal state. A configuration's title takes
    /// precedence.
    open func setTitle(_ title: String?, for state: State) { defaultSetTitle(title, for: state) }

    /// Returns the title for a state, or the title for the normal state if none was set.
    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    /// The title for the button's current state.
    open var currentTitle: String? { title(for: state) }

    /// Sets an attributed title for a state; `nil` falls back to the title of the normal state. It takes precedence
    /// over a title without attributes, but not over a configuration's title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        defaultSetAttributedTitle(title, for: state)
    }

    /// Returns the attributed title for a state, or the one for the normal state if none was set.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
    }

    /// The attributed title for the button's current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// Sets the title's colour for a state; `nil` falls back to the colour of the normal state. A configuration's
    /// colours take precedence.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        setNeedsUpdateConfiguration()
    }

    /// Returns the title's colour for a state: the colour set for it or for the normal state, otherwise the default.
    ///
    /// The default is white, or the tint colour in a system button.
    open func titleColor(for state: State) -> UIColor? { titleColorValue(for: state) }

    /// The title's colour for the button's current state.
    ///
    /// If no colour is set for the state, the title of a system button is grey while the button is disabled and faded
    /// while it is touched.
    open var currentTitleColor: UIColor { currentTitleColorValue }

    /// Sets the image for a state; `nil` falls back to the image of the normal state. A configuration's image takes
    /// precedence.
    open func setImage(_ image: UIImage?, for state: State) { defaultSetImage(image, for: state) }

    /// Returns the image for a state, or the image for the normal state if none was set.
    open func image(for state: State) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    /// The image for the button's current state.
    open var currentImage: UIImage? { image(for: state) }

    /// The view that shows the image; `nil` if there is no image.
    open var imageView: UIImageView? { madeImageView }

    /// Sets the image behind the content for a state, which is stretched to the bounds; `nil` to use that of `.normal`.
    /// Buttons with a ``configuration`` do not show it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state.rawValue] = image
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Returns the image behind the content for a state; for a state without one, that of `.normal`.
    open func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[State.normal.rawValue]
    }

    /// The image behind the content in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The space around the content, in points; zero, the default, for the standard space. Non-finite values count as 0.
    /// Buttons with a ``configuration`` ignore it.
    open var contentEdgeInsets: UIEdgeInsets {
        get { edgeInsets?.content ?? .zero }
        set { changeEdgeInsets { $0.content = newValue } }
    }

    /// The distances, in points, by which the edges of the image's place are moved inwards, without an effect on the size
    /// of the button; zero by default. Non-finite values count as 0. Buttons with a ``configuration`` ignore it.
    open var imageEdgeInsets: UIEdgeInsets {
        get { edgeInsets?.image ?? .zero }
        set { changeEdgeInsets { $0.image = newValue } }
    }

    /// The distances, in points, by which the edges of the title's place are moved inwards, without an effect on the size
    /// of the button; zero by default. Non-finite values count as 0. Buttons with a ``configuration`` ignore it.
    open var titleEdgeInsets: UIEdgeInsets {
        get { edgeInsets?.title ?? .zero }
        set { changeEdgeInsets { $0.title = newValue } }
    }

    private func changeEdgeInsets(_ change: (EdgeInsets) -> Void) {
        let insets = edgeInsets ?? EdgeInsets()
        edgeInsets = insets
        change(insets)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The label that shows the title. Use it to set the title's font in a button without a configuration.
    open var titleLabel: UILabel? { madeTitleLabel ?? makeTitleLabel() }

    /// The label that shows the subtitle; `nil` if there is no subtitle.
    open var subtitleLabel: UILabel? { madeSubtitleLabel }
}
