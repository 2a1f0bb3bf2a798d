import Foundation

/// The appearance of a tab bar: its background, the line above it, and its tabs.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with the image above the title. Setting it stores a copy.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { stackedLayoutAppearance = keep(stackedLayoutAppearance) }
    }
    /// The appearance of tabs in one row, as in a text grid. Values that are not set come from the stacked layout.
    /// Setting it stores a copy.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { inlineLayoutAppearance = keep(inlineLayoutAppearance) }
    }
    /// The appearance of tabs in one row in a compact vertical size class, as in a text grid of few rows. Values that
    /// are not set come from the inline layout. Setting it stores a copy.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { compactInlineLayoutAppearance = keep(compactInlineLayoutAppearance) }
    }
    /// The colour of the mark at the selected tab, which only text grids show; `nil`, the default, for the tint
    /// colour.
    open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }

    /// Creates an appearance with the default background.
    public required init() {
        super.init()
        for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { follow(part) }
    }

    override func takeValues(of other: UIBarAppearance) {
        super.takeValues(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }

    private func keep(_ part: UITabBarItemAppearance) -> UITabBarItemAppearance {
        let copy = part.copied()
        follow(copy)
        didChange()
        return copy
    }

    private func follow(_ part: UITabBarItemAppearance) {
        part.observer = { [weak self] in self?.didChange() }
    }
}

/// The look of a tab in its state.
struct TabLook {
    var titleColor: UIColor?
    var font: UIFont?
    var imageColor: UIColor?
    var badgeColor: UIColor?
    var badgeTextColor: UIColor?
    var badgeFont: UIFont?
    var titleOffset = UIOffset.zero

    /// Takes the settings of an appearance that have not been made before.
    ///
    /// - Parameter normal: Whether this is the appearance of the normal state, of which each state has the font.
    @MainActor mutating func take(_ appearance: UITabBarItemStateAppearance, isNormal: Bool, hasColors: Bool) {
        let (title, badge) = (appearance.titleTextAttributes, appearance.badgeTextAttributes)
        if isNormal { font = font ?? BarTextAttributes.font(title) }
        if titleOffset == .zero { titleOffset = appearance.titlePositionAdjustment }
        badgeColor = badgeColor ?? appearance.badgeBackgroundColor
        badgeTextColor = badgeTextColor ?? BarTextAttributes.color(badge)
        badgeFont = badgeFont ?? BarTextAttributes.font(badge)
        if !hasColors { return }
        titleColor = titleColor ?? BarTextAttributes.color(title)
        imageColor = imageColor ?? appearance.iconColor
    }
}
