import Foundation

extension UINavigationBar {
    // MARK: Appearance of the background where no other is set

    /// Sets the image that fills the bar if no appearance is set; `nil` for none. An empty image removes the
    /// background.
    public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        itemsDidChange()
    }

    /// Returns the background image that was set for bar metrics.
    public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics.rawValue]
    }

    /// The appearance that the bar's own properties describe.
    final var ownAppearance: UINavigationBarAppearance {
        let made = UINavigationBarAppearance()
        let (plain, compact): (UIBarMetrics, UIBarMetrics) =
            shown.hasPrompt ? (.defaultPrompt, .compactPrompt) : (.default, .compact)
        made.backgroundImage =
            (isCompact ? backgroundImage(for: compact) : nil) ?? backgroundImage(for: plain)
            ?? backgroundImage(for: .default)
        let hasNone = isTranslucent && barStyle == .default || made.backgroundImage != nil
        made.backgroundColor = barTintColor ?? (hasNone ? nil : .systemBackground)
        made.shadowImage = shadowImage
        made.titleTextAttributes = titleTextAttributes ?? [:]
        made.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
        made.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        return made
    }

    /// The style of the bar; `.default` by default. A `.black` bar has the system's dark background if no colour,
    /// image or appearance is set, and prefers a status bar with light text.
    public final var barStyle: UIBarStyle {
        get { barStyleValue }
        set {
            barStyleValue = newValue
            itemsDidChange()
        }
    }

    // MARK: Choosing

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// Whether no content is scrolled below the bar.
    private var isAtEdge: Bool { scrolledDistance <= (collapses ? collapsibleHeight : 0) }

    /// The appearance that applies now.
    final var currentAppearance: UINavigationBarAppearance { chosenAppearance(isAtEdge: isAtEdge) }

    private func chosenAppearance(isAtEdge: Bool) -> UINavigationBarAppearance {
        let sets = [topItem?.madeAppearances, appearances].compactMap { $0 }
        func first(_ situation: BarSituation) -> UINavigationBarAppearance? {
            for set in sets { if let found = set[situation] { return found } }
            return nil
        }
        if isAtEdge {
            if isCompact, let found = first(.compactScrollEdge) { return found }
            if let found = first(.scrollEdge) { return found }
        }
        if isCompact, let found = first(.compact) { return found }
        return first(.standard) ?? ownAppearance
    }

    /// Says how far the content is scrolled, in points, and whether parts of the bar go away for it.
    final func setScrolledDistance(_ distance: CGFloat, collapses: Bool) {
        if distance == scrolledDistance, collapses == self.collapses { return }
        let wasAtEdge = isAtEdge
        scrolledDistance = distance
        self.collapses = collapses
        if isAtEdge != wasAtEdge { dress() }
        setNeedsLayout()
    }

    /// Takes the style that an item asks for, or else the one that the program has set.
    final func takeInterfaceStyle(_ style: UIUserInterfaceStyle) {
        if style == .unspecified {
            if let own = styleWithoutItem { overrideUserInterfaceStyle = own }
            styleWithoutItem = nil
        } else {
            if styleWithoutItem == nil { styleWithoutItem = overrideUserInterfaceStyle }
            overrideUserInterfaceStyle = style
        }
    }

    /// Shows everything in the appearance that applies now.
    final func dress() {
        let appearance = currentAppearance
        let isClear = isAtEdge && appearance.isStandard && traitCollection.textMedium.figures.bar.isClearAtEdge
        background.look = isClear ? nil : BarBackground.Look(appearance)
        let isInline = shown.title == .inline
        // A large title is there while the content is at its start, and its height must not depend on scrolling.
        let large = chosenAppearance(isAtEdge: true).largeTitleTextAttributes
        let attributes = isInline ? large : appearance.titleTextAttributes
        titleLabel.font =
            BarTextAttributes.font(attributes) ?? (isInline ? BarFont.largeTitle : BarFont.title)
        titleLabel.textColor = BarTextAttributes.color(attributes)
        titleLabel.textAlignment = shown.title.isAtLeadingSide ? .natural : .center
        if shown.middle === titleButton {
            titleButton.show(topItem?.title, color: titleLabel.textColor, font: titleLabel.font)
        }
        largeTitleLabel.font = BarTextAttributes.font(large) ?? BarFont.largeTitle
        largeTitleLabel.textColor = BarTextAttributes.color(large)
        for case let item? in (shown.leading + shown.trailing).map(\.item) {
            let buttons = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
            item.dress(buttons.attributes)
        }
    }
}
