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
    /// The title of the button that leads back to this item; `nil`, the default, for `title`, or "Back" if that is
    /// `nil`.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
    /// Whether the bar hides the back button; false by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
    /// Whether items at the leading side are shown next to the back button, instead of replacing it; false by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }
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

    private func didChange() { bar?.itemsDidChange() }
}
