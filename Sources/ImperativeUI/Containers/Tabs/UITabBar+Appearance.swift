import Foundation

extension UITabBar {
    /// The appearance of a bar of these properties.
    final var ownAppearance: UITabBarAppearance {
        let made = UITabBarAppearance()
        made.backgroundColor = barTintColor
        return made
    }

    /// The style of the bar, which is dark or follows its surroundings; `.default` by default.
    public final var barStyle: UIBarStyle {
        get { barStyleValue }
        set {
            barStyleValue = newValue
            itemsDidChange()
        }
    }

    /// The appearance that was set for the bar or for the selected item; `nil` for none.
    final var shownAppearance: UITabBarAppearance? { appearance(of: selectedItem) }

    private func appearance(of item: UITabBarItem?) -> UITabBarAppearance? {
        item?.scrollEdgeAppearance ?? item?.standardAppearance ?? scrollEdgeAppearance ?? chosenAppearance
    }

    /// Returns the look of a tab by its own settings, then by those of the bar.
    final func look(of item: UITabBarItem, isSelected: Bool) -> TabLook {
        let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        var look = TabLook()
        look.titleColor = item.textAttributes.color(for: state)
        look.font = item.textAttributes.font
        look.badgeColor = item.badgeColor
        look.badgeTextColor = item.badgeAttributes.color(for: state) ?? item.badgeAttributes.color(for: .normal)
        look.badgeFont = item.badgeAttributes.font
        look.titleOffset = item.titlePositionAdjustment
        guard let appearance = appearance(of: item) else { return look }
        for layout in layouts(of: appearance) {
            look.take(layout.state(state), isNormal: state == .normal, hasColors: true)
            // The colours of a selected tab are not those of the others, where nothing says which they are.
            if state != .normal { look.take(layout.normal, isNormal: true, hasColors: state == .disabled) }
        }
        return look
    }

    /// The appearances of tabs in the layout of the bar: settings missing in one come from the next.
    private func layouts(of appearance: UITabBarAppearance) -> [UITabBarItemAppearance] {
        if traitCollection.textMedium.figures.tabBar.layout == .column { return [appearance.stackedLayoutAppearance] }
        let inRow = [appearance.inlineLayoutAppearance, appearance.stackedLayoutAppearance]
        return traitCollection.verticalSizeClass == .compact
            ? [appearance.compactInlineLayoutAppearance] + inRow : inRow
    }
}
