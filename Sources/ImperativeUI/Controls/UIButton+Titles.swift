import Foundation

extension UIButton {
    // MARK: Titles

    /// Sets the title for a state; `nil` for that of the normal state. A configuration's title takes precedence.
    public final func setTitle(_ title: String?, for state: State) {
        if titles[state.rawValue] == title { return }
        titles[state.rawValue] = title
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Returns the title set for a state, or that of the normal state.
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

    /// Sets a title with fonts, colours and lines of its own for a state; `nil` for that of the normal state. It goes before
    /// a title without attributes, and a configuration's title goes before it.
    public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Returns the title with attributes set for a state, or that of the normal state.
    public final func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
    }

    /// The title with attributes for the button's current state.
    public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The title with attributes that is shown; `nil` where one without is.
    final var shownAttributedTitle: NSAttributedString? {
        shownElement?.title != nil || configuration?.title != nil ? nil : currentAttributedTitle
    }

    // MARK: Colours

    /// Sets the title's colour for a state; `nil` for that of the normal state. A configuration's colours take
    /// precedence.
    public final func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        setNeedsUpdateConfiguration()
    }

    /// Returns the title's colour for a state: the one set for it or for the normal state, otherwise the default.
    ///
    /// The default is white, and the tint colour in a system button.
    public final func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] { return color }
        if typeStorage == .custom { return .white }
        return role == .destructive ? .systemRed : tintColor
    }

    /// The title's colour for the button's current state.
    ///
    /// Where no colour is set for the state, the title of a system button is grey while disabled and faded while
    /// touched.
    public final var currentTitleColor: UIColor {
        let color = titleColor(for: state) ?? .label
        guard typeStorage == .system, titleColors[state.rawValue] == nil else { return color }
        if !isEnabled { return .tertiaryLabel }
        return isHighlighted ? color.faded(to: 0.3) : color
    }

    // MARK: Images

    /// Sets the image for a state; `nil` for that of the normal state. A configuration's image takes precedence.
    public final func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// Returns the image set for a state, or that of the normal state.
    public final func image(for state: State) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    /// The image for the button's current state.
    public final var currentImage: UIImage? { image(for: state) }

    /// The image that is shown.
    final var shownImage: UIImage? { shownElement?.image ?? configuration?.image ?? currentImage }

    /// The view that shows the image; `nil` while there is none.
    public final var imageView: UIImageView? { madeImageView }

    // MARK: Labels

    /// The label that shows the title. Without a configuration, its font can be set here.
    public final var titleLabel: UILabel? { madeTitleLabel ?? makeTitleLabel() }

    /// The label that shows the subtitle; `nil` while there is none.
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
