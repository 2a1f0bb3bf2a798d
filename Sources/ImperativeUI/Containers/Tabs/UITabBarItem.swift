import Foundation

/// The title, image and badge of a tab in a tab bar.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    /// The bar that shows this item.
    final weak var bar: UITabBar?

    /// Creates an item that shows nothing.
    public override init() { super.init() }

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, an image, and an image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system item with a tag.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// Creates an item of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The image of the selected item; `nil`, the default, for `image`. In a text grid, a tab with a title shows no
    /// image.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { contentDidChange() } } }
    /// The short text of the badge at the image, such as a number; `nil`, the default, for no badge.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { contentDidChange() } } }
    /// The background colour of the badge; `nil`, the default, for red.
    open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { contentDidChange() } } }

    // MARK: Appearance

    /// The bar's appearance for this item; `nil`, the default, for the bar's own. Setting it stores a copy.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.observedCopy { [weak self] in self?.contentDidChange() }
            contentDidChange()
        }
    }
    /// The bar's appearance for this item while the content is scrolled to its end; `nil`, the default, for the bar's
    /// own. It applies whenever it is set. Setting it stores a copy.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.observedCopy { [weak self] in self?.contentDidChange() }
            contentDidChange()
        }
    }
    /// The offset of the title in points; zero by default. It has no effect in a text grid.
    open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }

    final var badgeAttributes = BarTextAttributes()

    /// Sets the text attributes of the badge for a state; `nil` uses those of the bar. Only the font and the colour
    /// have an effect. All states use the font of the normal state.
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes.set(attributes, for: state)
        contentDidChange()
    }

    /// Returns the text attributes of the badge for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes.all[state.rawValue]
    }

    override func contentDidChange() { bar?.itemsDidChange() }
    override func stateDidChange() { bar?.itemsDidChange() }
}
