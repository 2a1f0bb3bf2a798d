import Foundation

/// The appearance of the buttons of a bar in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
    final var observer: (() -> Void)?

    /// The font and the colour of the title; empty by default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { observer?() } }
}

/// The appearance of the buttons of a bar.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// While nothing else is the case.
    public final let normal = UIBarButtonItemStateAppearance()
    /// While a button is touched; where nothing is set, as in the normal state.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// While a button is disabled; where nothing is set, as in the normal state but for the colour.
    public final let disabled = UIBarButtonItemStateAppearance()
    /// While a button has the focus; where nothing is set, as in the normal state.
    public final let focused = UIBarButtonItemStateAppearance()

    /// Told of changes.
    final var observer: (() -> Void)? {
        didSet { for part in [normal, highlighted, disabled, focused] { part.observer = observer } }
    }

    /// Makes the system's appearance.
    public override init() { super.init() }

    /// Makes the system's appearance of buttons in a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    /// Sets everything to the system's appearance of buttons in a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for part in [normal, highlighted, disabled, focused] { part.titleTextAttributes = [:] }
    }

    /// Returns a copy.
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
