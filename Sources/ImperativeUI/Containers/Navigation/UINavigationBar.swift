import Foundation

/// A bar that shows the title and buttons of its topmost item, and a button that leads back to the previous item.
///
/// The title is centred in the bar, or in the space that the buttons leave, and is truncated if it does not fit.
/// Texts follow the content size category, and the bar's height follows the texts. In a grid of characters, as in a
/// terminal, heights are whole rows: one for the title, one for each additional part, and one for the line below.
///
/// With ``prefersLargeTitles``, a large title has a row of its own. In a navigation controller, that row disappears
/// as the content scrolls, and the title is shown in the bar instead. In a container of fewer than eight rows, the
/// bar is one row: the title is small, the field of a search stands in its place, and there is neither a prompt nor a
/// line.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    private final var stack: [UINavigationItem] = []
    final let titleLabel = UILabel()
    /// The title, where it opens a menu.
    final lazy var titleButton = NavigationTitleButton(frame: .zero)
    /// The field in which the title is renamed; `nil` until it is for the first time.
    final var titleField: NavigationTitleField?
    final let promptLabel = UILabel()
    final let backButton = NavigationBackButton(frame: .zero)
    final let background = BarBackground(hasLineAtTop: false)
    /// Cuts the large title off where the row above begins.
    final let largeTitleRow = UIView()
    final let largeTitleLabel = UILabel()
    /// Cuts the search bar off where the row above begins.
    final let searchRow = UIView()
    final var shown = Shown()
    /// Whether the topmost item is to be shown anew.
    final var isStale = true
    final var isShowing = false
    /// Whether the bar has one row, as there is little room for it and the content.
    final var isTight: Bool {
        get { background.isTight }
        set {
            if newValue == isTight { return }
            background.isTight = newValue
            itemsDidChange()
        }
    }
    /// How far the content is scrolled, in points.
    final var scrolledDistance: CGFloat = 0
    /// Whether parts of the bar go away for that.
    final var collapses = false
    /// How far the background reaches beyond the bar, into the area outside the safe area.
    final var reach = UIEdgeInsets.zero { didSet { if reach != oldValue { setNeedsLayout() } } }
    /// The style that the bar had before an item had it changed; `nil` if none has.
    final var styleWithoutItem: UIUserInterfaceStyle?
    /// The action of the back button.
    final var goBack: (() -> Void)?
    /// An item before all others, independent of the item on top: that of a split view around the bar.
    final var paneItem: UIBarButtonItem? { didSet { if paneItem !== oldValue { itemsDidChange() } } }
    /// Called when another item, or another part of one, is to be shown.
    final var itemsObserver: (() -> Void)?
    /// Called when the height may be another one, or a part of it goes away as the content is scrolled.
    final var heightsObserver: (() -> Void)?
    /// The height last reported to the layout.
    final var askedHeight: CGFloat = 0
    private(set) final lazy var appearances = BarAppearances<UINavigationBarAppearance> { [weak self] in
        self?.itemsDidChange()
    }

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UINavigationBar.self)
    }

    private func setUp() {
        for label in [titleLabel, promptLabel, largeTitleLabel] { label.adjustsFontForContentSizeCategory = true }
        // A long title is smaller before its end is left out.
        (largeTitleLabel.adjustsFontSizeToFitWidth, largeTitleLabel.minimumScaleFactor) = (true, 0.6)
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
        titleLabel.textAlignment = .center
        promptLabel.textAlignment = .center
        promptLabel.font = BarFont.prompt
        largeTitleRow.clipsToBounds = true
        largeTitleRow.isUserInteractionEnabled = false
        largeTitleRow.addSubview(largeTitleLabel)
        searchRow.clipsToBounds = true
        addSubview(background)
        backButton.addAction(UIAction { [weak self] _ in self?.back() }, for: .touchUpInside)
    }

    override var isBarOfContainer: Bool { true }

    // MARK: Items

    /// The stack of items, the topmost last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The topmost item, which is shown; `nil` if there are no items.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below the topmost one, to which the back button leads; `nil` if there is none.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items, without animation.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        itemsDidChange()
    }

    /// Pushes an item onto the stack, without animation.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        stack.append(item)
        item.bar = self
        itemsDidChange()
    }

    /// Removes and returns the topmost item, without animation; `nil` if there is none.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = stack.popLast() else { return nil }
        if last.bar === self { last.bar = nil }
        itemsDidChange()
        return last
    }

    final func itemsDidChange() {
        isStale = true
        setNeedsUpdateProperties()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        heightsObserver?()
        itemsObserver?()
    }

    /// Goes back as the back button does.
    final func back() {
        if let action = topItem?.backAction {
            action.performWithSender(backButton, target: nil)
        } else {
            goBack?()
        }
    }

    // MARK: Large titles

    /// A Boolean value that indicates whether titles are large, in a row of their own, unless an item specifies
    /// otherwise; `false` by default.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { itemsDidChange() } } }

    // MARK: Appearance

    /// The appearance while content is scrolled below the bar, and wherever no other appearance is set. Setting it
    /// stores a copy.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard(or: ownAppearance) }
        set { appearances[.standard] = newValue }
    }

    /// The appearance while the content is at its start; `nil`, the default, for the standard appearance. Setting it
    /// stores a copy.
    ///
    /// Outside grids of characters, a background and a line that nothing was said about are not shown there: the page
    /// continues behind the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The appearance in a compact height; `nil`, the default, for the standard appearance. Setting it stores a copy.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { appearances[.compact] = newValue }
    }

    /// The appearance in a compact height while the content is at its start; `nil`, the default, for
    /// `scrollEdgeAppearance`. Setting it stores a copy.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    /// The colour of the background if no appearance is set; `nil`, the default, for none.
    open var barTintColor: UIColor? { didSet { itemsDidChange() } }
    /// A Boolean value that indicates whether content behind the bar shows through if neither an appearance nor
    /// `barTintColor` is set; `true` by default. Otherwise the bar has the system's background colour.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { itemsDidChange() } } }
    /// The image drawn in place of the line below the bar if no appearance is set; an empty image shows no line.
    open var shadowImage: UIImage? { didSet { itemsDidChange() } }
    /// The text attributes of the title if no appearance is set. Only the font and the colour have an effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
    /// The text attributes of the large title if no appearance is set. Only the font and the colour have an effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
    /// The image shown in place of the back button's arrow if no appearance is set and
    /// `backIndicatorTransitionMaskImage` is set too; `nil` by default. A template image has the tint colour.
    open var backIndicatorImage: UIImage? { didSet { itemsDidChange() } }
    /// The mask of `backIndicatorImage` that determines where titles are visible during transitions; `nil` by default.
    /// Transitions are immediate, so only the presence of a mask makes a difference.
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { itemsDidChange() } }
    final var backgroundImages: [Int: UIImage] = [:]

    // MARK: Content

    open override func updateProperties() {
        super.updateProperties()
        isStale = true
        showTopItem()
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        contentHeightMayHaveChanged()
    }

    override func textMediumMayHaveChanged() {
        dress()
        contentHeightMayHaveChanged()
    }

    /// Returns the given width and the height that the texts of a row need, which is greater with a prompt or a large
    /// title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: currentHeight) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: currentHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.navigationBar) }
}

extension UINavigationBar: BarOfItems {
    func itemDidChange() { itemsDidChange() }
}
