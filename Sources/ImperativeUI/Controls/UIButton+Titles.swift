import Foundation

extension UIButton {
    // MARK: Titles

    /// Sets the title for a state; `nil` falls back to the title of the normal state. A configuration's title takes
    /// precedence.
    public final func setTitle(_ title: String?, for state: State) {
        if titles[state.rawValue] == title { return }
        titles[state.rawValue] = title
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Returns the title for a state, or the title for the normal state if none was set.
    public final func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    /// The title for the button's current state.
    public final var currentTitle: String? { title(for: state) }

    /// The title that is shown.
    final var shownTitle: String? {
        shownElement?.title ?? configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
    }

    // MARK: Titles with attributes

    /// Sets an attributed title for a state; `nil` falls back to the title of the normal state. It takes precedence
    /// over a title without attributes, but not over a configuration's title.
    public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Returns the attributed title for a state, or the one for the normal state if none was set.
    public final func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
    }

    /// The attributed title for the button's current state.
    public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title with attributes that is shown; `nil` where one without is.
    final var shownAttributedTitle: NSAttributedString? {
        shownElement?.title != nil || configuration?.title != nil ? nil : currentAttributedTitle
    }

    // MARK: Colours

    /// Sets the title's colour for a state; `nil` falls back to the colour of the normal state. A configuration's
    /// colours take precedence.
    public final func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        setNeedsUpdateConfiguration()
    }

    /// Returns the title's colour for a state: the colour set for it or for the normal state, otherwise the default.
    ///
    /// The default is white, or the tint colour in a system button.
    public final func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] { return color }
        if typeStorage == .custom { return .white }
        return role == .destructive ? .systemRed : tintColor
    }

    /// The title's colour for the button's current state.
    ///
    /// If no colour is set for the state, the title of a system button is grey while the button is disabled and faded
    /// while it is touched.
    public final var currentTitleColor: UIColor {
        let color = titleColor(for: state) ?? .label
        guard typeStorage == .system, titleColors[state.rawValue] == nil else { return color }
        if !isEnabled { return .disabledLabel }
        return isHighlighted ? color.faded(to: 0.3) : color
    }

    // MARK: Images

    /// Sets the image for a state; `nil` falls back to the image of the normal state. A configuration's image takes
    /// precedence.
    public final func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Returns the image for a state, or the image for the normal state if none was set.
    public final func image(for state: State) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    /// The image for the button's current state.
    public final var currentImage: UIImage? { image(for: state) }

    /// The image that is shown.
    final var shownImage: UIImage? { shownElement?.image ?? configuration?.image ?? currentImage }

    /// The view that shows the image; `nil` if there is no image.
    public final var imageView: UIImageView? { madeImageView }

    // MARK: Labels

    /// The label that shows the title. Use it to set the title's font in a button without a configuration.
    public final var titleLabel: UILabel? { madeTitleLabel ?? makeTitleLabel() }

    /// The label that shows the subtitle; `nil` if there is no subtitle.
    public final var subtitleLabel: UILabel? { madeSubtitleLabel }

    final func makeTitleLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: typeStorage == .system ? 15 : UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        madeTitleLabel = label
        addSubview(label)
        return label
    }
}
