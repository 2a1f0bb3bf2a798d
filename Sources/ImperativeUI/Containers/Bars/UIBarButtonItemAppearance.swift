import Foundation

/// The appearance of bar buttons in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    final var observer: (() -> Void)?

    /// The text attributes of the title; empty by default, which uses the system's. Only the font and the colour have
    /// an effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { observer?() } }
}

/// The appearance of the buttons of a bar.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The appearance in the normal state.
    public final let normal = UIBarButtonItemStateAppearance()
    /// The appearance while a button is touched. Values that are not set come from the normal state.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance while a button is disabled. Values that are not set, except for the colour, come from the
    /// normal state.
    public final let disabled = UIBarButtonItemStateAppearance()
    /// The appearance while a button has focus. Values that are not set come from the normal state.
    public final let focused = UIBarButtonItemStateAppearance()

    /// Told of changes.
    final var observer: (() -> Void)? {
        didSet { for part in [normal, highlighted, disabled, focused] { part.observer = observer } }
    }

    /// Creates the system's default appearance.
    public override init() { super.init() }

    /// Creates the system's default appearance for buttons of a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Resets everything to the system's default appearance for buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for part in [normal, highlighted, disabled, focused] { part.titleTextAttributes = [:] }
    }

    /// Returns a copy of the appearance.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    final func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        copy.focused.titleTextAttributes = focused.titleTextAttributes
        return copy
    }

    /// The attributes that are set, by state.
    final var attributes: BarTextAttributes {
        var attributes = BarTextAttributes()
        for (part, state) in [
            (normal, UIControl.State.normal), (highlighted, .highlighted), (disabled, .disabled), (focused, .focused),
        ] where !part.titleTextAttributes.isEmpty { attributes.set(part.titleTextAttributes, for: state) }
        return attributes
    }
}
