import Foundation

/// The abstract base class of the items of bars.
@MainActor @preconcurrency open class UIBarItem: NSObject, _NibConnecting {
    /// Creates an item that shows nothing.
    public override init() { super.init() }

    /// Creates an item of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Called after the item was made of an interface file and all its outlets and actions are connected. Overrides call
    /// `super`.
    open func awakeFromNib() {}
    /// Connects an outlet or an action by its name. Code that the plug-in `AppleSources` adds to classes overrides it.
    open func _connect(_ connection: _NibConnection) {}

    /// The title of the item; `nil` for none.
    open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
    /// The image of the item; `nil` by default. A button shows it instead of the title, a tab above the title.
    open var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the user can choose the item; `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// An integer that identifies the item in your program; 0 by default.
    open var tag = 0
    /// The accessibility label of the item; `nil`, the default, for the content it shows.
    open var accessibilityLabel: String? { didSet { stateDidChange() } }
    /// The identifier of the item for tests and tools; `nil` by default.
    open var accessibilityIdentifier: String? { didSet { stateDidChange() } }

    final var textAttributes = BarTextAttributes()

    /// Sets the text attributes of the title for a state; `nil` uses those of the bar. Only the font and the colour
    /// have an effect. All states use the font of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes.set(attributes, for: state)
        contentDidChange()
    }

    /// Returns the text attributes of the title for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes.all[state.rawValue]
    }

    /// Called after the content shown has changed.
    func contentDidChange() {}
    /// Called after a property has changed that does not affect the size.
    func stateDidChange() {}
}
