import Foundation

/// A bar that shows the title and buttons of its topmost item, and a button back to the item below.
///
/// The title is centred in the bar, or in the space that buttons leave, and is truncated if it does not fit. Texts
/// follow the content size category, and the bar's height follows the texts. In a grid of characters, as in a terminal,
/// heights are whole rows: one for the title, one for each of the others, and one for the line below.
///
/// Where ``prefersLargeTitles`` is set, a large title stands in a row of its own. In a navigation controller that row
/// goes away as the content is scrolled, and the title is shown in the bar instead.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    private final var stack: [UINavigationItem] = []
    final let titleLabel = UILabel()
    /// The title, where it opens a menu.
    final lazy var titleButton = NavigationTitleButton(frame: .zero)
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
    /// How far the content is scrolled, in points.
    final var scrolledDistance: CGFloat = 0
    /// Whether parts of the bar go away for that.
    final var collapses = false
    /// How far the background reaches beyond the bar, into what is not safe for content.
    final var reach = UIEdgeInsets.zero { didSet { if reach != oldValue { setNeedsLayout() } } }
    /// The style that the bar had before an item had it changed; `nil` if none has.
    final var styleWithoutItem: UIUserInterfaceStyle?
    /// The action of the back button.
    final var goBack: (() -> Void)?
    /// An item before all others, whatever item is on top: that of a split view around the bar.
    final var paneItem: UIBarButtonItem? { didSet { if paneItem !== oldValue { itemsDidChange() } } }
    /// Called when another item, or another part of one, is to be shown.
    final var itemsObserver: (() -> Void)?
    /// Called when the height may be another one, or a part of it goes away as the content is scrolled.
    final var heightsObserver: (() -> Void)?
    /// The height last reported to the layout.
    final var askedHeight: CGFloat = 0
    final let appearances = NavigationBarAppearances()

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for label in [titleLabel, promptLabel, largeTitleLabel] { label.adjustsFontForContentSizeCategory = true }
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
        titleLabel.textAlignment = .center
        promptLabel.textAlignment = .center
        promptLabel.font = .preferredFont(forTextStyle: .footnote)
        largeTitleRow.clipsToBounds = true
        largeTitleRow.isUserInteractionEnabled = false
        largeTitleRow.addSubview(largeTitleLabel)
        searchRow.clipsToBounds = true
        addSubview(background)
        backButton.addAction(UIAction { [weak self] _ in self?.back() }, for: .touchUpInside)
        appearances.observer = { [weak self] in self?.itemsDidChange() }
    }

    // MARK: Items

    /// The items, the topmost last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown; `nil` without items.
    public final var topItem: UINavigationItem? { stack.last }
    /// The item below, to which the back button leads; `nil` if there is none.
    public final var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items, without animation.
    public final func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        itemsDidChange()
    }

    /// Adds an item on top, without animation.
    public final func pushItem(_ item: UINavigationItem, animated: Bool) {
        stack.append(item)
        item.bar = self
        itemsDidChange()
    }

    /// Removes and returns the topmost item, without animation; `nil` if there is none.
    @discardableResult
    public final func popItem(animated: Bool) -> UINavigationItem? {
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

    /// Whether titles are large, in a row of their own, where the items do not say otherwise; false by default.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { itemsDidChange() } } }

    // MARK: Appearance

    /// The appearance while content is scrolled below the bar, and wherever no other is set. It keeps a copy of what it
    /// is set to.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard(or: ownAppearance) }
        set { appearances.standard = newValue }
    }

    /// The appearance while the content is at its start; `nil`, the default, for the standard one. It keeps a copy of
    /// what it is set to.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// The appearance where there is little height; `nil`, the default, for the standard one. It keeps a copy of what
    /// it is set to.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue }
    }

    /// The appearance where there is little height, while the content is at its start; `nil`, the default, for
    /// `scrollEdgeAppearance`. It keeps a copy of what it is set to.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue }
    }

    /// The colour of the background where no appearance is set; `nil`, the default, for none.
    open var barTintColor: UIColor? { didSet { itemsDidChange() } }
    /// Whether the bar lets what is behind it show through where no appearance and no `barTintColor` is set; true by
    /// default. Otherwise it has the system's background colour.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { itemsDidChange() } } }
    /// The image that is drawn in place of the line below the bar, where no appearance is set; an empty one for no
    /// line.
    open var shadowImage: UIImage? { didSet { itemsDidChange() } }
    /// The font and the colour of the title where no appearance is set.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
    /// The font and the colour of the large title where no appearance is set.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
    /// Shown in place of the arrow of the back button where no appearance is set, if `backIndicatorTransitionMaskImage`
    /// is set too; `nil` by default. A template has the tint colour.
    open var backIndicatorImage: UIImage? { didSet { itemsDidChange() } }
    /// Where titles are seen beside `backIndicatorImage` while controllers come and go; `nil` by default. They come and
    /// go at once, so only whether there is one makes a difference.
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

    override func textMediumMayHaveChanged() { contentHeightMayHaveChanged() }

    /// Returns the height that the texts of a row need, and more with a prompt or a large title.
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
