import Drawing
import Foundation

extension UINavigationBar {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    private var medium: Medium { traitCollection.textMedium.figures }
    private var figures: NavigationBarFigures { medium.navigationBar }

    // MARK: Heights

    /// The height of the parts that stay, however far the content is scrolled.
    final var steadyHeight: CGFloat {
        showTopItem()
        return promptHeight + rowHeight + (searchCollapses ? 0 : searchHeight) + background.lineRoom
    }

    /// The height of the parts that go away as the content is scrolled.
    final var collapsibleHeight: CGFloat {
        showTopItem()
        return largeTitleHeight + (searchCollapses ? searchHeight : 0)
    }

    /// How much of that is there now. In a grid these are whole rows.
    final var shownCollapsibleHeight: CGFloat {
        let whole = collapsibleHeight
        let gone = collapses ? max(0, min(scrolledDistance, whole)) : 0
        return whole - medium.grain.row(at: gone)
    }

    /// The height that the bar asks for.
    final var currentHeight: CGFloat { steadyHeight + shownCollapsibleHeight }

    final func contentHeightMayHaveChanged() {
        if isShowing { return }
        let height = steadyHeight + collapsibleHeight
        if height == askedHeight { return }
        askedHeight = height
        invalidateIntrinsicContentSize()
        heightsObserver?()
    }

    private var promptHeight: CGFloat {
        if !shown.hasPrompt { return 0 }
        return BarHeight.of(promptLabel.sizeThatFits(.zero).height, atLeast: figures.leastPromptHeight, in: medium)
    }

    private var searchHeight: CGFloat { shown.searchRowBar?.ownHeight ?? 0 }

    private var searchCollapses: Bool {
        topItem?.hidesSearchBarWhenScrolling == true && shown.search?.isActive == false
    }

    private var rowHeight: CGFloat {
        // The search bar has space above it, which is none of its own in a bar.
        if shown.isOnlySearch { return figures.searchGap }
        var height: CGFloat = 0
        // Custom views are as high as the space allows.
        if shown.middle === titleLabel { height = titleLabel.sizeThatFits(.zero).height }
        if shown.searchIsInRow { height = shown.search?.searchBar.ownHeight ?? 0 }
        if shown.leading.first?.view === backButton { height = max(height, backButton.intrinsicContentSize.height) }
        return BarHeight.of(height, atLeast: figures.leastRowHeight, in: medium)
    }

    private var largeTitleHeight: CGFloat {
        if shown.title != .large { return 0 }
        let text = largeTitleLabel.sizeThatFits(.zero).height
        return BarHeight.of(text + figures.largeTitlePadding, atLeast: figures.leastLargeTitleHeight, in: medium)
    }

    // MARK: Frames

    final func placeContent() {
        let line = min(background.lineRoom, bounds.height)
        background.frame = CGRect(
            x: -reach.left, y: -reach.top, width: bounds.width + reach.left + reach.right,
            height: bounds.height + reach.top)
        var y: CGFloat = 0
        func row(_ height: CGFloat) -> CGRect {
            let room = max(0, min(height, bounds.height - line - y))
            defer { y += room }
            return CGRect(x: 0, y: y, width: bounds.width, height: room)
        }
        promptLabel.frame = row(promptHeight)
        placeRow(row(rowHeight))
        let search = searchHeight
        let rest = bounds.height - line - y
        // The search bar goes away before the large title does.
        placeLargeTitle(row(shown.title == .large ? min(rest, largeTitleHeight) : 0))
        placeSearch(row(search), height: search)
    }

    private func placeSearch(_ area: CGRect, height: CGFloat) {
        guard let search = shown.searchRowBar else { return }
        searchRow.frame = area
        search.frame = CGRect(x: 0, y: area.height - height, width: area.width, height: height)
        search.alpha = area.height > 0 ? 1 : 0
    }

    private func placeLargeTitle(_ area: CGRect) {
        if shown.title != .large { return titleLabel.alpha = 1 }
        largeTitleRow.frame = area
        let height = largeTitleHeight
        // It goes up behind the row above.
        largeTitleLabel.frame = CGRect(
            x: Self.margin, y: area.height - height, width: max(0, area.width - 2 * Self.margin), height: height)
        titleLabel.alpha = area.height * 4 > height ? 0 : 1
    }

    private func placeRow(_ row: CGRect) {
        var low = Self.margin
        for part in shown.leading { low = place(part, from: low, in: row, isTrailing: false) }
        var high = Self.margin
        for part in shown.trailing { high = place(part, from: high, in: row, isTrailing: true) }
        guard let middle = shown.middle else { return }
        let room = max(0, row.width - low - high)
        let isFilling = shown.title.isAtLeadingSide && middle === titleLabel
        let width = isFilling ? room : min(middle.naturalWidth ?? room, room)
        let height = min(middle.naturalHeight(forWidth: width) ?? row.height, row.height)
        // Centred in the bar as long as that leaves the buttons free.
        let x = isFilling ? low : max(low, min((row.width - width) / 2, row.width - high - width))
        var frame = CGRect(x: x, y: middleY(of: height, in: row), width: width, height: height)
        if middle === titleLabel {
            let offset = currentAppearance.titlePositionAdjustment
            frame.origin.x += offset.horizontal
            frame.origin.y += offset.vertical
        }
        // A search bar has margins of its own.
        if shown.searchIsInRow { frame = frame.insetBy(dx: -Self.spacing, dy: 0) }
        middle.frame = mirrored(frame)
    }

    /// Places an item next to those already placed. Returns where the next one begins, from the edge.
    private func place(_ part: Part, from edge: CGFloat, in row: CGRect, isTrailing: Bool) -> CGFloat {
        let asked = part.item.flatMap { $0.width > 0 ? $0.width : nil }
        guard let view = part.view else { return edge + (asked ?? 0) }
        let width = min(asked ?? view.naturalWidth ?? 0, max(0, row.width - edge))
        let height = min(view.naturalHeight(forWidth: width) ?? row.height, row.height)
        let frame = CGRect(
            x: isTrailing ? row.width - edge - width : edge, y: middleY(of: height, in: row), width: width,
            height: height)
        view.frame = mirrored(frame)
        return edge + width + Self.spacing
    }

    private func middleY(of height: CGFloat, in row: CGRect) -> CGFloat {
        row.minY + ((row.height - height) / 2).rounded()
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        var frame = frame
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        return frame
    }
}
