import Drawing
import Foundation

extension UIButton {
    /// The sizes of the content's parts, and of all together.
    private struct Parts {
        /// The sizes of title and subtitle, where there are any.
        var labels: [CGSize]
        var image: CGSize?
        /// The space between the labels, and between image and text.
        var padding: CGFloat
        var gap: CGFloat
        /// Whether the image is beside the text instead of above or below it.
        var isRow: Bool

        var text: CGSize {
            let height = labels.reduce(0) { $0 + $1.height } + padding
            return CGSize(width: labels.reduce(0) { max($0, $1.width) }, height: height)
        }

        var whole: CGSize {
            guard let image else { return text }
            return isRow
                ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
                : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
        }
    }

    private var shownLabels: [UILabel] { [madeTitleLabel, madeSubtitleLabel].compactMap { $0 } }

    /// Returns the parts for a width.
    private func parts(within width: CGFloat?) -> Parts {
        let placement = shown.configuration?.imagePlacement ?? .leading
        let isRow = placement != .top && placement != .bottom
        let image = madeImageView.map { $0.sizeThatFits(.zero) }
        let hasTitle = madeTitleLabel?.text?.isEmpty == false
        let hasText = hasTitle || madeSubtitleLabel != nil
        let gap = image != nil && hasText ? shown.configuration?.imagePadding ?? 0 : 0
        var room = width
        if isRow, let image, let width { room = max(1, width - image.width - gap) }
        return Parts(
            labels: shownLabels.map { $0.sizeThatFits(CGSize(width: room ?? 0, height: 0)) }, image: image,
            padding: madeSubtitleLabel != nil && hasTitle ? shown.configuration?.titlePadding ?? 0 : 0, gap: gap,
            isRow: isRow)
    }

    /// Returns the size in points of the content and the space around it within a width. 0 or less is no limit.
    final func contentSize(within width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        let insets = contentInsets(of: shown.configuration)
        let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let inner = width > 0 && width.isFinite ? max(1, width - across) : nil
        var size = parts(within: inner).whole
        // A button without content is as high as one with a single line.
        if size.height == 0 {
            size.height =
                (madeTitleLabel?.font ?? .systemFont(ofSize: 15)).line(in: traitCollection.textMedium).size.height
        }
        let background = shown.backgroundImage?.size ?? .zero
        return CGSize(
            width: max(size.width + across, background.width), height: max(size.height + along, background.height))
    }

    final func placeContent() {
        let isReversed = isReversed
        let area = bounds.inset(by: contentInsets(of: shown.configuration), isReversed: isReversed)
        let parts = parts(within: area.width)
        let whole = parts.whole
        let isFilling = contentHorizontalAlignment == .fill
        let width = isFilling ? area.width : min(area.width, whole.width)
        let x = area.minX + contentHorizontalAlignment.offset(of: width, in: area.width, isReversed: isReversed)
        var text = CGRect(x: x, y: area.midY - parts.text.height / 2, width: width, height: parts.text.height)
        if let image = parts.image {
            let placement = shown.configuration?.imagePlacement ?? .leading
            var origin = CGPoint(x: x + (width - image.width) / 2, y: area.midY - image.height / 2)
            if parts.isRow {
                text.size.width = max(0, width - image.width - parts.gap)
                let isFirst = (placement == .trailing) == isReversed
                origin.x = isFirst ? x : x + width - image.width
                if isFirst { text.origin.x = x + width - text.width }
            } else {
                let top = area.midY - whole.height / 2
                origin.y = placement == .top ? top : top + parts.text.height + parts.gap
                text.origin.y = placement == .top ? top + image.height + parts.gap : top
            }
            madeImageView?.frame = CGRect(origin: origin, size: image).offset(by: shift(by: imageEdgeInsets))
        }
        let alignment = shown.configuration?.titleAlignment.alignment(isReversed: isReversed)
        var y = text.minY
        for (label, size) in zip(shownLabels, parts.labels) {
            if let alignment { label.textAlignment = alignment }
            label.frame = CGRect(x: text.minX, y: y, width: text.width, height: size.height)
                .offset(by: shift(by: titleEdgeInsets))
            y += size.height + parts.padding
        }
        placeMark(behind: CGRect(x: x, y: text.minY, width: width, height: text.height), isReversed: isReversed)
    }

    /// Returns how far insets move a part of the content, which keeps its size, in its place.
    private func shift(by insets: UIEdgeInsets) -> CGVector {
        if insets == .zero || shown.configuration != nil { return .zero }
        let insets = insets.finite
        let x =
            switch contentHorizontalAlignment {
            case .center: (insets.left - insets.right) / 2
            case .left, .fill: insets.left
            case .right: -insets.right
            case .leading: isReversed ? -insets.right : insets.left
            case .trailing: isReversed ? insets.left : -insets.right
            }
        return CGVector(dx: x, dy: (insets.top - insets.bottom) / 2)
    }

    /// The width that the mark behind the content takes, with the gap before it; 0 where there is none.
    final var markRoom: CGFloat {
        guard let madeMarkView else { return 0 }
        let grain = traitCollection.textMedium.figures.grain
        return grain.wholeWidth(madeMarkView.sizeThatFits(.zero).width) + grain.wholeWidth(markGap)
    }

    private func placeMark(behind content: CGRect, isReversed: Bool) {
        guard let madeMarkView else { return }
        let room = markRoom
        let width = traitCollection.textMedium.figures.grain.wholeWidth(madeMarkView.sizeThatFits(.zero).width)
        madeMarkView.frame = CGRect(
            x: isReversed ? content.minX - room : content.maxX + room - width, y: content.minY, width: width,
            height: content.height)
    }

    // MARK: Baselines

    /// Returns the distance in points from the top to the title's first baseline, in a button of the given height.
    package final func firstBaseline(inHeight height: CGFloat) -> CGFloat { baselines(inHeight: height).first }
    /// Returns the distance in points from the bottom to the content's last baseline, in a button of the given height.
    package final func lastBaseline(inHeight height: CGFloat) -> CGFloat { baselines(inHeight: height).last }

    private func baselines(inHeight height: CGFloat) -> (first: CGFloat, last: CGFloat) {
        updateConfigurationIfNeeded()
        let insets = contentInsets(of: shown.configuration)
        let parts = parts(within: bounds.width > 0 ? max(1, bounds.width - insets.leading - insets.trailing) : nil)
        guard let top = shownLabels.first, let bottom = shownLabels.last, let first = parts.labels.first,
            let last = parts.labels.last
        else { return (0, 0) }
        var above = (height - insets.top - insets.bottom - parts.whole.height) / 2
        var below = above
        if parts.isRow || parts.image == nil {
            above += (parts.whole.height - parts.text.height) / 2
            below = above
        } else if let image = parts.image {
            if shown.configuration?.imagePlacement == .top {
                above += image.height + parts.gap
            } else {
                below += image.height + parts.gap
            }
        }
        return (
            insets.top + above + top.firstBaseline(inHeight: first.height),
            insets.bottom + below + bottom.lastBaseline(inHeight: last.height)
        )
    }
}

extension UIButton: BaselineView {}

extension UIButton.Configuration.TitleAlignment {
    fileprivate func alignment(isReversed: Bool) -> NSTextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: isReversed ? .right : .left
        case .trailing: isReversed ? .left : .right
        }
    }
}

extension CGRect {
    fileprivate func offset(by way: CGVector) -> CGRect { offsetBy(dx: way.dx, dy: way.dy) }
}
