import Foundation

/// The content that a navigation bar shows while a view controller is topmost.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    /// The bar that shows this item.
    final weak var bar: UINavigationBar?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// The title shown in the bar; `nil` for none.
    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// The line of text above the title; `nil`, the default, for none.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
    /// The view shown instead of the title; `nil` by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
    /// A closure that returns the menu the title opens; `nil`, the default, for none. It is called each time the menu
    /// opens. Its parameter contains the system's suggested elements: "Rename", if there is a rename delegate. A title
    /// view takes precedence.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }
    /// The delegate that lets people rename the item's subject; `nil`, the default, for none. With a delegate, the
    /// title opens a menu, which has "Rename" unless ``titleMenuProvider`` leaves it out.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { didChange() } }
    /// The title of the button that leads back to this item. If `nil`, the default, the button shows `title`, or
    /// "Back" if that is `nil` too.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
    /// A Boolean value that indicates whether the bar hides the back button; `false` by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
    /// A Boolean value that indicates whether the leading items are shown beside the back button instead of replacing
    /// it; `false` by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }
    /// The button that leads back to this item. Its title, image, colour and text attributes are used; its action is
    /// always to go back. If `nil`, the default, the back button has the title `backButtonTitle`.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            backBarButtonItem?.bar = self
            didChange()
        }
    }
    /// The content of the button that leads back to this item, if its title is not set; `.default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }
    /// The action of the back button while this item is shown; `nil`, the default, to go back. With an action, the
    /// bar has a back button even if there is no item below.
    open var backAction: UIAction? { didSet { if backAction !== oldValue { didChange() } } }
    /// The display mode of the large title, if the bar prefers large titles; `.automatic` by default, which follows
    /// the item below.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// The arrangement of the title and the items; `.navigator` by default.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }

    /// The style of the bar while this item is shown; `.unspecified`, the default, for the bar's own.
    package final var barInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if barInterfaceStyle != oldValue { didChange() } }
    }

    /// The search controller whose search bar is shown below the title; `nil` by default.
    open var searchController: UISearchController? {
        didSet {
            if searchController === oldValue { return }
            oldValue?.observer = nil
            searchController?.observer = { [weak self] in self?.didChange() }
            didChange()
        }
    }
    /// A Boolean value that indicates whether the search bar disappears as the content scrolls, while the search is
    /// inactive; `true` by default.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    // MARK: Appearance

    private(set) final var madeAppearances: BarAppearances<UINavigationBarAppearance>?

    private var appearances: BarAppearances<UINavigationBarAppearance> {
        if let madeAppearances { return madeAppearances }
        let made = BarAppearances<UINavigationBarAppearance> { [weak self] in self?.didChange() }
        madeAppearances = made
        return made
    }

    /// The bar's standard appearance while this item is shown; `nil`, the default, for the bar's own. Setting it
    /// stores a copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { madeAppearances?[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// The bar's appearance while this item is shown and the content is at its start; `nil`, the default, for the
    /// bar's own. Setting it stores a copy.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { madeAppearances?[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The bar's appearance in a compact height while this item is shown; `nil`, the default, for the bar's own.
    /// Setting it stores a copy.
    open var compactAppearance: UINavigationBarAppearance? {
        get { madeAppearances?[.compact] }
        set { appearances[.compact] = newValue }
    }

    /// The bar's appearance in a compact height while this item is shown and the content is at its start; `nil`, the
    /// default, for the bar's own. Setting it stores a copy.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { madeAppearances?[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    // MARK: Items

    /// The items at the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The items at the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// The item nearest to the leading edge. Setting it replaces all items on that side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The item nearest to the trailing edge. Setting it replaces all items on that side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Hides or shows the back button, without animation.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Sets the items at the leading side, without animation.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the items at the trailing side, without animation.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Sets the item at the leading side, without animation.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets the item at the trailing side, without animation.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    final func didChange() { bar?.itemsDidChange() }
}

extension UINavigationItem: BarOfItems {
    func itemDidChange() { didChange() }
}

extension UINavigationItem {
    /// The ways in which an item shows a large title, if the bar prefers large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The title is shown as in the item below; in the first item it is large.
        case automatic = 0
        /// The title is large, in a row of its own.
        case always = 1
        /// The title is shown in the bar at its regular size.
        case never = 2
        /// The title is large, in the bar, at its leading side.
        case inline = 3
    }

    /// The arrangements of the title and the items.
    public enum ItemStyle: Int, Sendable {
        /// The title is centred, and the back button shows a title.
        case navigator = 0
        /// The title is at the leading side beside a back button without a title, as for browsing locations.
        case browser = 1
        /// The title is at the leading side beside a back button without a title, as for editing documents.
        case editor = 2
    }

    /// The ways in which a back button shows its title.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The button shows the title of the item it leads to.
        case `default` = 0
        /// The button shows the generic title "Back".
        case generic = 1
        /// The button shows only the arrow.
        case minimal = 2
    }
}
