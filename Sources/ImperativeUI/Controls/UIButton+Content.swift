import Drawing
import Foundation

extension UIButton {
    /// What the last update of the configuration made of it.
    struct Shown {
        var configuration: Configuration?
        /// What the size depends on.
        var sized: Sized?

        struct Sized: Equatable {
            var title: String?
            var subtitle: String?
            var insets: NSDirectionalEdgeInsets
            var size: Configuration.Size?
            var padding: CGFloat
        }
    }

    /// Makes the labels and the background what the configuration says.
    final func showConfiguration() {
        let updated = automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
        let sized = Shown.Sized(
            title: shownTitle, subtitle: updated?.subtitle, insets: contentInsets(of: updated),
            size: updated?.buttonSize, padding: updated?.titlePadding ?? 0)
        let sizeChanges = shown.sized != sized
        let backgroundChanges = shown.configuration != updated
        shown = Shown(configuration: updated, sized: sized)
        showTitle(updated)
        showSubtitle(updated)
        if backgroundChanges { setNeedsDisplay() }
        if sizeChanges { invalidateIntrinsicContentSize() }
    }

    private func showTitle(_ configuration: Configuration?) {
        let title = shownTitle
        guard madeTitleLabel != nil || title?.isEmpty == false else { return }
        let label = madeTitleLabel ?? makeTitleLabel()
        label.text = title
        guard let configuration else {
            label.textColor = currentTitleColor
            return
        }
        label.textColor = configuration.baseForegroundColor ?? tintColor
        label.font = font(configuration.buttonSize.titleStyle, isBold: role == .primary)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
    }

    private func showSubtitle(_ configuration: Configuration?) {
        guard let configuration, let subtitle = configuration.subtitle, !subtitle.isEmpty else {
            madeSubtitleLabel?.removeFromSuperview()
            madeSubtitleLabel = nil
            return
        }
        let label = madeSubtitleLabel ?? UILabel()
        if madeSubtitleLabel == nil {
            madeSubtitleLabel = label
            addSubview(label)
        }
        label.text = subtitle
        label.textColor = configuration.baseForegroundColor ?? tintColor
        label.font = font(.caption1, isBold: false)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
    }

    private func font(_ style: UIFont.TextStyle, isBold: Bool) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        if !isBold { return font }
        let base = FontDescription(style.style)
        let bold = UIFont.systemFont(ofSize: base.size, weight: .semibold)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: bold, compatibleWith: traitCollection)
    }

    private func contentInsets(of configuration: Configuration?) -> NSDirectionalEdgeInsets {
        configuration?.contentInsets ?? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    }

    // MARK: Layout

    private var shownLabels: [UILabel] { [madeTitleLabel, madeSubtitleLabel].compactMap { $0 } }

    /// The sizes of the labels one below the other, within a width.
    private func labelSizes(within width: CGFloat?) -> [CGSize] {
        shownLabels.map { $0.sizeThatFits(CGSize(width: width ?? 0, height: 0)) }
    }

    /// The space between title and subtitle.
    private var padding: CGFloat {
        guard madeSubtitleLabel != nil, madeTitleLabel?.text?.isEmpty == false else { return 0 }
        return shown.configuration?.titlePadding ?? 0
    }

    final func contentSize(within width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        let insets = contentInsets(of: shown.configuration)
        let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let inner = width > 0 && width.isFinite ? max(1, width - across) : nil
        let sizes = labelSizes(within: inner)
        let widest = sizes.reduce(0) { max($0, $1.width) }
        var height = sizes.reduce(0) { $0 + $1.height } + padding
        // A button without content is as high as one with a line.
        if height == 0 { height = (madeTitleLabel?.font ?? UIFont.systemFont(ofSize: 15)).lineHeight }
        return CGSize(width: widest + across, height: height + along)
    }

    final func placeContent() {
        let insets = contentInsets(of: shown.configuration)
        let isReversed = traitCollection.layoutDirection == .rightToLeft
        let (left, right) = isReversed ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let width = max(0, bounds.width - left - right)
        let sizes = labelSizes(within: width)
        let height = sizes.reduce(0) { $0 + $1.height } + padding
        let widest = min(width, sizes.reduce(0) { max($0, $1.width) })
        var y = bounds.minY + insets.top + (bounds.height - insets.top - insets.bottom - height) / 2
        let x = bounds.minX + left + contentHorizontalAlignment.offset(of: widest, in: width, isReversed: isReversed)
        let wide = contentHorizontalAlignment == .fill ? width : widest
        let alignment = shown.configuration?.titleAlignment.alignment(isReversed: isReversed)
        for (label, size) in zip(shownLabels, sizes) {
            if let alignment { label.textAlignment = alignment }
            label.frame = CGRect(x: x, y: y, width: wide, height: size.height)
            y += size.height + padding
        }
    }

    final func drawBackground() {
        guard let configuration = shown.configuration, let context = UIGraphicsGetCurrentContext() else { return }
        let background = configuration.background
        let insets = background.backgroundInsets
        let isReversed = traitCollection.layoutDirection == .rightToLeft
        let (left, right) = isReversed ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let area = CGRect(
            x: bounds.minX + left, y: bounds.minY + insets.top, width: max(0, bounds.width - left - right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        guard area.isFinite else { return }
        let radius = configuration.cornerRadius(height: area.height)
        let path = UIBezierPath(roundedRect: area, cornerRadius: radius)
        if let color = background.backgroundColor?.cgColor, color.alpha > 0 {
            context.setFillColor(color)
            path.fill()
        }
        guard background.strokeWidth > 0 else { return }
        (background.strokeColor ?? tintColor).setStroke()
        let half = background.strokeWidth / 2
        let line = UIBezierPath(
            roundedRect: CGRect(
                x: area.minX + half, y: area.minY + half, width: max(0, area.width - 2 * half),
                height: max(0, area.height - 2 * half)), cornerRadius: max(0, radius - half))
        line.lineWidth = background.strokeWidth
        line.stroke()
    }

    // MARK: Baselines

    /// How far below the top the first line of the title stands, in a button of a height, in points.
    package final func firstBaseline(inHeight height: CGFloat) -> CGFloat { baseline(inHeight: height).first }
    /// How far above the bottom the last line of the content stands, in a button of a height, in points.
    package final func lastBaseline(inHeight height: CGFloat) -> CGFloat { baseline(inHeight: height).last }

    private func baseline(inHeight height: CGFloat) -> (first: CGFloat, last: CGFloat) {
        updateConfigurationIfNeeded()
        let insets = contentInsets(of: shown.configuration)
        let sizes = labelSizes(within: bounds.width > 0 ? max(1, bounds.width - insets.leading - insets.trailing) : nil)
        guard let top = shownLabels.first, let bottom = shownLabels.last, let first = sizes.first, let last = sizes.last
        else { return (0, 0) }
        let content = sizes.reduce(0) { $0 + $1.height } + padding
        let slack = height - insets.top - insets.bottom - content
        return (
            insets.top + slack / 2 + top.firstBaseline(inHeight: first.height),
            insets.bottom + slack / 2 + bottom.lastBaseline(inHeight: last.height)
        )
    }
}

extension UIButton.Configuration.TitleAlignment {
    fileprivate func alignment(isReversed: Bool) -> NSTextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: isReversed ? .right : .left
        case .trailing: isReversed ? .left : .right
        }
    }
}
