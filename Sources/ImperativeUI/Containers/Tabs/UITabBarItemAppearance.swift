import Foundation

/// The appearance of the tabs of a bar in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    final var observer: (() -> Void)?

    /// The text attributes of the title; empty by default, which uses the system's. Only the font and the colour have
    /// an effect. All states use the font of the normal state.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { observer?() } }
    /// The offset of the title in points; zero by default. It has no effect in a text grid.
    open var titlePositionAdjustment = UIOffset.zero { didSet { observer?() } }
    /// The colour of the image; `nil`, the default, for the system's.
    open var iconColor: UIColor? { didSet { observer?() } }
    /// The background colour of the badge; `nil`, the default, for the system's.
    open var badgeBackgroundColor: UIColor? { didSet { observer?() } }
    /// The text attributes of the badge; empty by default, which uses the system's. Only the font and the colour have
    /// an effect.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { observer?() } }

    final func takeValues(of other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
    }
}

/// The appearance of the tabs of a bar.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The layouts of a tab.
    public enum Style: Int, Sendable {
        /// The image is above the title.
        case stacked = 0
        /// The image is beside the title.
        case inline = 1
        /// The image is beside the title, in a compact height.
        case compactInline = 2
    }

    /// The appearance in the normal state.
    public final let normal = UITabBarItemStateAppearance()
    /// The appearance while a tab is selected.
    public final let selected = UITabBarItemStateAppearance()
    /// The appearance while a tab is disabled. Values that are not set come from the normal state.
    public final let disabled = UITabBarItemStateAppearance()
    /// The appearance while a tab has focus. Values that are not set come from the state the tab otherwise has.
    public final let focused = UITabBarItemStateAppearance()

    /// Told of changes.
    final var observer: (() -> Void)? {
        didSet { for part in [normal, selected, disabled, focused] { part.observer = observer } }
    }

    /// Creates the system's default appearance.
    public override init() { super.init() }

    /// Creates the system's default appearance for tabs in a layout.
    public convenience init(style: Style) { self.init() }

    /// Resets everything to the system's default appearance for tabs in a layout.
    open func configureWithDefault(for style: Style) {
        for part in [normal, selected, disabled, focused] { part.takeValues(of: UITabBarItemStateAppearance()) }
    }

    /// Returns a copy of the appearance.
    public nonisolated final func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    final func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.takeValues(of: normal)
        copy.selected.takeValues(of: selected)
        copy.disabled.takeValues(of: disabled)
        copy.focused.takeValues(of: focused)
        return copy
    }

    final func state(_ state: UIControl.State) -> UITabBarItemStateAppearance {
        switch state {
        case .selected: selected
        case .disabled: disabled
        case .focused: focused
        default: normal
        }
    }
}
