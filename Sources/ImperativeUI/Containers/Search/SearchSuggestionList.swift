import Drawing
import Foundation

/// The search suggestions, in rows that scroll.
final class SearchSuggestionList: UIScrollView {
    /// The rows, as high as they ask to be.
    var content: UIView? {
        didSet {
            if content === oldValue { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let content { addSubview(content) }
            contentOffset = .zero
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        let width = bounds.width
        let height = content.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        content.frame = CGRect(x: 0, y: 0, width: width, height: height)
        contentSize = content.frame.size
    }

    /// Gives the focus of the keyboard to the first row that can have it. Returns whether one has it now.
    func focusFirst() -> Bool {
        guard let focus = window?.focus else { return false }
        layoutIfNeeded()
        var stack: [UIView] = [self]
        while let view = stack.popLast() {
            if let stop = view.contents?.contentFocusStops.first { return focus.set(stop) }
            if view !== self, view.canBecomeFocused { return focus.set(view) }
            stack += view.subviews.reversed()
        }
        return false
    }
}

/// The suggestions of a program as rows, each of which is a button.
final class SearchSuggestionRows: UIView {
    /// Called with the suggestion that was chosen.
    var chosen: (any UISearchSuggestion) -> Void = { _ in }
    private var rows: [UIButton] = []

    func show(_ suggestions: [any UISearchSuggestion]) {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            let row = UIButton(
                configuration: Self.configuration(of: suggestion),
                primaryAction: UIAction { [weak self] _ in self?.chosen(suggestion) })
            row.contentHorizontalAlignment = .leading
            return row
        }
        for row in rows { addSubview(row) }
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    private static func configuration(of suggestion: any UISearchSuggestion) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.title = suggestion.localizedSuggestion
        configuration.subtitle = suggestion.localizedDescription
        configuration.titleAlignment = .leading
        configuration.image = suggestion.iconImage
        configuration.imagePadding = 8
        configuration.baseForegroundColor = .label
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        return configuration
    }

    private var medium: Medium { traitCollection.textMedium.figures }

    private func height(of row: UIButton) -> CGFloat {
        let figures = medium.search
        return BarHeight.of(
            row.intrinsicContentSize.height + figures.suggestionPadding, atLeast: figures.leastSuggestionHeight,
            in: medium)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows.reduce(0) { $0 + height(of: $1) })
    }

    override func textMediumMayHaveChanged() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: row))
            y += row.frame.height
        }
    }

    /// Draws lines between the rows, if there is room for them.
    override func draw(_ rect: CGRect) {
        if !medium.search.showsSeparators { return }
        UIColor.separator.setFill()
        for row in rows.dropLast() {
            let x: CGFloat = isRightToLeft ? 0 : 16
            UIRectFill(CGRect(x: x, y: row.frame.maxY - 0.5, width: max(0, bounds.width - 16), height: 0.5))
        }
    }
}
