import Foundation

/// The content of a navigation bar while a controller is on top.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
    /// The bar that shows this item.
    final weak var bar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// The title of the bar; `nil` for none.
    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// A line above the title; `nil`, the default, for none.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
    /// A view shown instead of the title; `nil` by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
    /// Makes the menu that the title opens in the bar; `nil`, the default, for none. It is asked each time the menu is opened,
    /// and given the elements that the system suggests, which are none here. A title view takes its place.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }
    /// The title of the button that leads back to this item; `nil`, the default, for `title`, or "Back" if that is
    /// `nil`.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
    /// Whether the bar hides the back button; false by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
    /// Whether items at the leading side are shown next to the back button, instead of replacing it; false by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }
    /// The button that leads back to this item: its title, image, colour and text attributes are shown, and the action
    /// is always to go back; `nil`, the default, for one with `backButtonTitle`.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet {
            backBarButtonItem?.bar = self
            didChange()
        }
    }
    /// How much the button that leads back to this item says, where its title is not set; `.default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }
    /// What the back button does while this item is shown; `nil`, the default, to go back. With an action there is a back
    /// button even where there is no item below.
    open var backAction: UIAction? { didSet { if backAction !== oldValue { didChange() } } }
    /// Whether the title is large, where the bar prefers large titles; `.automatic`, as in the item below, by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }

    /// How the title and the items are arranged; `.navigator` by default.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }

    /// The style of the bar while this item is shown; `.unspecified`, the default, for the bar's own.
    package final var barInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if barInterfaceStyle != oldValue { didChange() } }
    }

    /// The search whose bar is shown below the title; `nil` by default.
    open var searchController: UISearchController? {
        didSet {
            if searchController === oldValue { return }
            oldValue?.observer = nil
            searchController?.observer = { [weak self] in self?.didChange() }
            didChange()
        }
    }
    /// Whether the search bar goes away as the content is scrolled, while the search is not active; true by default.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    // MARK: Appearance

    final var madeAppearances: NavigationBarAppearances?

    private var appearances: NavigationBarAppearances {
        if let madeAppearances { return madeAppearances }
        let made = NavigationBarAppearances()
        made.observer = { [weak self] in self?.didChange() }
        madeAppearances = made
        return made
    }

    /// The bar's standard appearance while this item is shown; `nil`, the default, for that of the bar. It keeps a copy
    /// of what it is set to.
    open var standardAppearance: UINavigationBarAppearance? {
        get { madeAppearances?.standard }
        set { appearances.standard = newValue }
    }

    /// The bar's appearance while this item is shown and the content is at its start; `nil`, the default, for that of
    /// the bar. It keeps a copy of what it is set to.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { madeAppearances?.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// The bar's appearance while this item is shown and there is little height; `nil`, the default, for that of the
    /// bar. It keeps a copy of what it is set to.
    open var compactAppearance: UINavigationBarAppearance? {
        get { madeAppearances?.compact }
        set { appearances.compact = newValue }
    }

    /// The bar's appearance while this item is shown, there is little height, and the content is at its start; `nil`, the
    /// default, for that of the bar. It keeps a copy of what it is set to.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { madeAppearances?.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue }
    }

    // MARK: Items

    /// The items at the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The items at the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// The item nearest to the leading edge. Setting it replaces all items on that side.
    public final var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The item nearest to the trailing edge. Setting it replaces all items on that side.
    public final var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Hides or shows the back button, without animation.
    public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Sets the items at the leading side, without animation.
    public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the items at the trailing side, without animation.
    public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Sets the item at the leading side, without animation.
    public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets the item at the trailing side, without animation.
    public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    final func didChange() { bar?.itemsDidChange() }
}

extension UINavigationItem: BarOfItems {
    func itemDidChange() { didChange() }
}

extension UINavigationItem {
    /// Whether the title of an item is large, where the bar prefers that.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As in the item below; large in the first one.
        case automatic = 0
        /// Large, in a row of its own.
        case always = 1
        /// In the bar.
        case never = 2
        /// Large, in the bar, at its leading side.
        case inline = 3
    }

    /// How the title and the items are arranged.
    public enum ItemStyle: Int, Sendable {
        /// The title is in the middle, and the back button says where it leads.
        case navigator = 0
        /// The title is at the leading side, next to a back button that says nothing, as for places.
        case browser = 1
        /// The title is at the leading side, next to a back button that says nothing, as for documents.
        case editor = 2
    }

    /// How much a back button says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the item it leads to.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// Nothing but the arrow.
        case minimal = 2
    }
}
