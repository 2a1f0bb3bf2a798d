import Foundation

/// The appearance of the tabs of a bar in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
    final var observer: (() -> Void)?

    /// The font and the colour of the title; empty by default, for the system's. The font is the same in all states:
    /// that of the normal one.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { observer?() } }
    /// How far the title is moved, in points; zero by default. In a text grid it stays where it is.
    open var titlePositionAdjustment = UIOffset.zero { didSet { observer?() } }
    /// The colour of the image; `nil`, the default, for the system's.
    open var iconColor: UIColor? { didSet { observer?() } }
    /// The colour behind the badge; `nil`, the default, for the system's.
    open var badgeBackgroundColor: UIColor? { didSet { observer?() } }
    /// The font and the colour of the badge; empty by default, for the system's.
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
    /// How a tab is laid out.
    public enum Style: Int, Sendable {
        /// The image above the title.
        case stacked = 0
        /// The image beside the title.
        case inline = 1
        /// The image beside the title, where there is little height.
        case compactInline = 2
    }

    /// While nothing else is the case.
    public final let normal = UITabBarItemStateAppearance()
    /// While a tab is selected.
    public final let selected = UITabBarItemStateAppearance()
    /// While a tab is disabled; where nothing is set, as in the normal state.
    public final let disabled = UITabBarItemStateAppearance()
    /// While a tab has the focus; where nothing is set, as in the state it is in otherwise.
    public final let focused = UITabBarItemStateAppearance()

    /// Told of changes.
    final var observer: (() -> Void)? {
        didSet { for part in [normal, selected, disabled, focused] { part.observer = observer } }
    }

    /// Makes the system's appearance.
    public override init() { super.init() }

    /// Makes the system's appearance of tabs in a layout.
    public convenience init(style: Style) { self.init() }

    /// Sets everything to the system's appearance of tabs in a layout.
    open func configureWithDefault(for style: Style) {
        for part in [normal, selected, disabled, focused] { part.takeValues(of: UITabBarItemStateAppearance()) }
    }

    /// Returns a copy.
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
