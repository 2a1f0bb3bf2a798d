import Foundation

/// What a bar shows: the base class of the items of bars.
@MainActor @preconcurrency open class UIBarItem: NSObject {
    /// Makes an item that shows nothing.
    public override init() { super.init() }

    /// Makes an item from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// The title; `nil` for none.
    open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
    /// The image; `nil` by default. A button shows it instead of the title, a tab above.
    open var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }
    /// Whether the item can be used; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// A number of the program's own; 0 by default.
    open var tag = 0
    /// What the item is called when it is spoken of; `nil`, the default, for what it shows.
    open var accessibilityLabel: String? { didSet { stateDidChange() } }
    /// An identifier for tests and tools; `nil` by default.
    open var accessibilityIdentifier: String? { didSet { stateDidChange() } }

    final var textAttributes = BarTextAttributes()

    /// Sets the font and the colour of the title for a state; `nil` for those of the bar. The font is the same in all
    /// states: that of the normal one.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes.set(attributes, for: state)
        contentDidChange()
    }

    /// Returns the attributes set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes.all[state.rawValue]
    }

    /// Called after what is shown has changed.
    func contentDidChange() {}
    /// Called after what is said of it has changed, which takes no other room.
    func stateDidChange() {}
}
