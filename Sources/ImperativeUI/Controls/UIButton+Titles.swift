import Foundation

extension UIButton {
    // MARK: Titles

    /// Sets the title for a state; `nil` for that of the normal state. A configuration's title goes before all.
    public final func setTitle(_ title: String?, for state: State) {
        if titles[state.rawValue] == title { return }
        titles[state.rawValue] = title
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// The title set for a state; that of the normal state where there is none.
    public final func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }

    /// The title for the state the button is in.
    public final var currentTitle: String? { title(for: state) }

    /// The title that is shown.
    final var shownTitle: String? { configuration?.title ?? currentTitle }

    // MARK: Colours

    /// Sets the colour of the title for a state; `nil` for that of the normal state. A configuration's colours go
    /// before.
    public final func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        setNeedsUpdateConfiguration()
    }

    /// The colour of the title for a state: what was set for it, or for the normal state, or by default white; the tint
    /// colour in a system button.
    public final func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] { return color }
        if typeStorage == .custom { return .white }
        return role == .destructive ? .systemRed : tintColor
    }

    /// The colour of the title for the state the button is in. A system button's is grey while it is not enabled and
    /// fades while it is touched, where no colour was set for that.
    public final var currentTitleColor: UIColor {
        let color = titleColor(for: state) ?? .label
        guard typeStorage == .system, titleColors[state.rawValue] == nil else { return color }
        if !isEnabled { return .tertiaryLabel }
        return isHighlighted ? color.faded(to: 0.3) : color
    }

    // MARK: Images

    /// Sets the image for a state; `nil` for that of the normal state. A configuration's image goes before all.
    public final func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// The image set for a state; that of the normal state where there is none.
    public final func image(for state: State) -> UIImage? {
        images[state.rawValue] ?? images[State.normal.rawValue]
    }

    /// The image for the state the button is in.
    public final var currentImage: UIImage? { image(for: state) }

    /// The image that is shown.
    final var shownImage: UIImage? { configuration?.image ?? currentImage }

    /// The view that shows the image; `nil` while there is none.
    public final var imageView: UIImageView? { madeImageView }

    // MARK: Labels

    /// The label that shows the title. Its font can be set on a button without a configuration.
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
