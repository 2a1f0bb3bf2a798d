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

    override func contentDidChange() { bar?.itemsDidChange() }
    override func stateDidChange() { bar?.itemsDidChange() }
}
