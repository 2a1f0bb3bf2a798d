import Drawing
import Foundation

extension UIButton {
    /// The appearance that the last update made from the configuration.
    struct Shown {
        var configuration: Configuration?
        var backgroundImage: UIImage?
        /// The part that affects the button's size.
        var sized: Sized?

        struct Sized: Equatable {
            var title: String?
            /// Which title with attributes is shown. Foundation on Linux stops the program where it compares attributes
            /// that are objects.
            var attributedTitle: ObjectIdentifier?
            /// The texts of the configuration, and the transformers of their attributes.
            var texts: [ConfigurationText?]
            var transformers: [UIConfigurationTextAttributesTransformer?]
            var image: UIImage?
            var insets: NSDirectionalEdgeInsets
            var size: Configuration.Size?
            var paddings: [CGFloat]
            var placement: NSDirectionalRectEdge?
        }
    }

    /// The insets of a button without a configuration.
    final class EdgeInsets {
        var content = UIEdgeInsets.zero
        var image = UIEdgeInsets.zero
        var title = UIEdgeInsets.zero
    }

    /// Updates labels, image and background from the configuration.
    final func showConfiguration() {
        let updated = automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
        let sized = Shown.Sized(
            title: shownTitle, attributedTitle: shownAttributedTitle.map { ObjectIdentifier($0) },
            texts: [updated?.titleText, updated?.subtitleText],
            transformers: [updated?.titleTextAttributesTransformer, updated?.subtitleTextAttributesTransformer],
            image: shownImage,
            insets: contentInsets(of: updated),
            size: updated?.buttonSize, paddings: [updated?.titlePadding ?? 0, updated?.imagePadding ?? 0],
            placement: updated?.imagePlacement)
        let sizeChanges = shown.sized != sized
        let backgroundImage = updated == nil && !backgroundImages.isEmpty ? currentBackgroundImage : nil
        let backgroundChanges = shown.configuration != updated || shown.backgroundImage !== backgroundImage
        shown = Shown(configuration: updated, backgroundImage: backgroundImage, sized: sized)
        showTitle(updated)
        showSubtitle(updated)
        showImage(updated)
        showMark()
        if backgroundChanges || updated?.isGlass == true { setNeedsDisplay() }
        if sizeChanges { invalidateIntrinsicContentSize() }
    }

    private func showTitle(_ configuration: Configuration?) {
        guard madeTitleLabel != nil || shownTitle?.isEmpty == false else { return }
        let label = madeTitleLabel ?? makeTitleLabel()
        if let configuration {
            let own = shownElement == nil ? configuration.titleText : nil
            show(
                own ?? shownTitle.map { ConfigurationText($0) }, configuration.titleTextAttributesTransformer,
                in: label, configuration,
                font(configuration.buttonSize.titleStyle, isBold: role == .primary))
        } else {
            label.text = shownTitle
            label.textColor = currentTitleColor
        }
        // After the looks of the label, which hold where the title has none.
        if let rich = shownAttributedTitle { label.show(AttributedParts(rich)) }
    }

    private func showSubtitle(_ configuration: Configuration?) {
        guard let configuration, let subtitle = configuration.subtitleText, !subtitle.string.isEmpty else {
            madeSubtitleLabel?.removeFromSuperview()
            madeSubtitleLabel = nil
            return
        }
        let label = madeSubtitleLabel ?? UILabel()
        if madeSubtitleLabel == nil {
            madeSubtitleLabel = label
            addSubview(label)
        }
        show(
            subtitle, configuration.subtitleTextAttributesTransformer, in: label, configuration,
            font(.caption1, isBold: false))
    }

    /// Shows a text in the looks of a configuration.
    private func show(
        _ text: ConfigurationText?, _ transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel,
        _ configuration: Configuration, _ font: UIFont
    ) {
        label.text = text?.string
        label.textColor = configuration.baseForegroundColor ?? tintColor
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        // After the looks of the label, which hold where the text has none.
        if let parts = text?.parts(transformer, font: label.font, color: label.textColor) {
            label.show(parts)
        }
    }

    private func showImage(_ configuration: Configuration?) {
        guard let image = shownImage else {
            madeImageView?.removeFromSuperview()
            madeImageView = nil
            return
        }
        let view = madeImageView ?? UIImageView()
        if madeImageView == nil {
            madeImageView = view
            addSubview(view)
        }
        view.image = image
        view.tintColor = configuration?.baseForegroundColor ?? (isEnabled ? nil : .disabledLabel)
    }

    private func showMark() {
        guard let mark else {
            madeMarkView?.removeFromSuperview()
            madeMarkView = nil
            return
        }
        let view = madeMarkView ?? ControlMarkView()
        if madeMarkView == nil {
            madeMarkView = view
            addSubview(view)
        }
        view.mark = mark
        if let label = madeTitleLabel { (view.font, view.color) = (label.font, label.textColor) }
    }

    private func font(_ style: UIFont.TextStyle, isBold: Bool) -> UIFont {
        if !isBold { return .preferredFont(forTextStyle: style, compatibleWith: traitCollection) }
        let bold = UIFont.systemFont(ofSize: FontDescription(style.style).size, weight: .semibold)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: bold, compatibleWith: traitCollection)
    }

    final func contentInsets(of configuration: Configuration?) -> NSDirectionalEdgeInsets {
        let medium = traitCollection.textMedium.figures
        let ends = medium.button.plainEnds
        let own = contentEdgeInsets.finite
        var insets =
            if let configuration {
                configuration.contentInsets(in: medium)
            } else if own == .zero {
                NSDirectionalEdgeInsets(top: ends, leading: 0, bottom: ends, trailing: 0)
            } else {
                NSDirectionalEdgeInsets(
                    top: own.top, leading: isReversed ? own.right : own.left, bottom: own.bottom,
                    trailing: isReversed ? own.left : own.right)
            }
        insets.trailing += markRoom
        return insets
    }

    // MARK: Background

    final func drawBackground() {
        guard let configuration = shown.configuration else {
            shown.backgroundImage?.draw(in: bounds)
            return
        }
        let background = configuration.background
        let area = bounds.inset(by: background.backgroundInsets, isReversed: isReversed)
        if let glass = configuration.glass(for: self), area.isFinite {
            let radius = Double(configuration.cornerRadius(height: area.height))
            UIGraphicsGetCurrentContext()?.emit {
                glass.draw(
                    .roundedRect(area, cornerWidth: radius, cornerHeight: radius),
                    figures: traitCollection.textMedium.figures.glass, in: &$0)
            }
        }
        let fill = background.backgroundColor.map { background.backgroundColorTransformer?($0) ?? $0 }
        background.draw(
            in: area, rounding: .allCorners, radius: configuration.cornerRadius(height: area.height), fill: fill,
            tint: tintColor)
    }

    /// Whether the reading direction is right to left.
    final var isReversed: Bool { isRightToLeft }
}

extension CGRect {
    /// Returns the rectangle reduced by insets. Its size never becomes negative.
    func inset(by insets: NSDirectionalEdgeInsets, isReversed: Bool) -> CGRect {
        let (left, right) = isReversed ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        return CGRect(
            x: minX + left, y: minY + insets.top, width: max(0, width - left - right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
