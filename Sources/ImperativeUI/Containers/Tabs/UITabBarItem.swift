import Foundation

/// The title, image and badge of a tab in a tab bar.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    /// The bar that shows this item.
    final weak var bar: UITabBar?

    /// Makes an item that shows nothing.
    public override init() { super.init() }

    /// Makes an item with a title, an image and a number of the program's own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a title, an image, and another image for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes a standard item with a number of the program's own.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// Makes an item from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The image while the item is selected; `nil`, the default, for `image`. In a text grid a tab with a title shows no
    /// image.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { contentDidChange() } } }
    /// A short text that is shown at the image, such as a number; `nil`, the default, for none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { contentDidChange() } } }
    /// The colour behind the badge; `nil`, the default, for red.
    open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { contentDidChange() } } }

    // MARK: Appearance

    /// The bar's appearance of this item; `nil`, the default, for that of the bar. It keeps a copy of what it is set to.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.observedCopy { [weak self] in self?.contentDidChange() }
            contentDidChange()
        }
    }
    /// The bar's appearance of this item while the content is at its end; `nil`, the default, for that of the bar. It
    /// applies wherever it is set. It keeps a copy of what it is set to.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.observedCopy { [weak self] in self?.contentDidChange() }
            contentDidChange()
        }
    }
    /// How far the title is moved, in points; zero by default. In a text grid it stays where it is.
    open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }

    final var badgeAttributes = BarTextAttributes()

    /// Sets the font and the colour of the badge for a state; `nil` for those of the bar. The font is the same in all
    /// states: that of the normal one.
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes.set(attributes, for: state)
        contentDidChange()
    }

    /// Returns the attributes of the badge set for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes.all[state.rawValue]
    }

    override func contentDidChange() { bar?.itemsDidChange() }
    override func stateDidChange() { bar?.itemsDidChange() }
}
