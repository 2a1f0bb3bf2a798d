import Foundation

extension UIButton {
    // MARK: Titles

    /// The default implementation of the public member of this name.
    final func defaultSetTitle(_ title: String?, for state: State) {
        if titles[state.rawValue] == title { return }
        titles[state.rawValue] = title
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// The title that is shown.
    final var shownTitle: String? {
        shownElement?.title ?? configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
    }

    // MARK: Titles with attributes

    /// The default implementation of the public member of this name.
    final func defaultSetAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// The title with attributes that is shown; `nil` where one without is.
    final var shownAttributedTitle: NSAttributedString? {
        shownElement?.title != nil || configuration?.title != nil ? nil : currentAttributedTitle
    }

    // MARK: Colours

    /// The default implementation of the public member of this name.
    final func titleColorValue(for state: State) -> UIColor? {
        if let color = titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] { return color }
        if typeStorage == .custom { return .white }
        return role == .destructive ? .systemRed : tintColor
    }

    /// The default implementation of the public member of this name.
    final var currentTitleColorValue: UIColor {
        let color = titleColor(for: state) ?? .label
        guard typeStorage == .system, titleColors[state.rawValue] == nil else { return color }
        if !isEnabled { return .disabledLabel }
        return isHighlighted ? color.faded(to: 0.3) : color
    }

    // MARK: Images

    /// The default implementation of the public member of this name.
    final func defaultSetImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        setNeedsUpdateConfiguration()
        invalidateIntrinsicContentSize()
    }

    /// The image that is shown.
    final var shownImage: UIImage? { shownElement?.image ?? configuration?.image ?? currentImage }

    // MARK: Labels

    final func makeTitleLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: typeStorage == .system ? 15 : UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        madeTitleLabel = label
        addSubview(label)
        return label
    }
}
