import Foundation

/// What a navigation bar shows while a controller is on top.
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

    /// The title in the middle of the bar; `nil` shows none.
    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// A line above the title; `nil`, the default, shows none.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
    /// A view instead of the title; `nil` by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
    /// What the button that leads back here says; `nil`, the default, takes the title, or "Back" without one.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
    /// Whether the bar shows no button that leads back; false by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
    /// Whether items at the leading side stand beside the button that leads back; by default they take its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }
    /// The items at the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
    /// The items at the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

    /// The item nearest to the leading edge. Setting it replaces all on that side.
    public final var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The item nearest to the trailing edge. Setting it replaces all on that side.
    public final var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets whether the button that leads back is left out, at once.
    public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Sets the items at the leading side, at once.
    public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the items at the trailing side, at once.
    public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    private func didChange() { bar?.itemsDidChange() }
}
