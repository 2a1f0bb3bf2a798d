import Foundation
import BridgedEnvironment

extension UISplitViewController {
    // MARK: Controllers

    /// The columns that the style has, the outermost first.
    final var namedColumns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// The value of `viewControllers`.
    final var shownControllers: [UIViewController] {
        if isCollapsed { return [columns[.compact] ?? base].compactMap { $0?.shown } }
        return namedColumns.compactMap { columns[$0]?.shown }
    }

    /// The column that holds the stack where the columns are collapsed.
    final var base: SplitColumn? { namedColumns.lazy.compactMap { self.columns[$0] }.first }

    final func setControllers(_ controllers: [UIViewController]) {
        let named = namedColumns
        require(
            controllers.count <= named.count,
            "A split view shows a controller in each of its columns: there are \(controllers.count) for "
                + "\(named.count). Set no more.")
        let filled = controllers.count == named.count ? named : named.filter { $0 != .supplementary }
        for column in named {
            let index = filled.firstIndex(of: column)
            setColumn(column, to: index.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil })
        }
    }

    /// Replaces the content of a column.
    final func setColumn(_ column: Column, to controller: UIViewController?) {
        require(
            column == .compact || namedColumns.contains(column),
            "A column of a split view is one that its style has: there is no supplementary column in a split view of "
                + "two. Make it with init(style: .tripleColumn).")
        let old = columns[column]
        if controller === old?.given { return }
        guard let controller else {
            columns[column] = nil
            return arrange()
        }
        let isShownAsItIs = style == .unspecified || column == .compact || controller is UINavigationController
        if isShownAsItIs {
            columns[column] = SplitColumn(given: controller, shown: controller)
        } else if let old, old.isWrapped, let navigation = old.navigation {
            // The bar and the followers of the stack stay.
            columns[column] = SplitColumn(given: controller, shown: navigation, isJoined: old.isJoined)
            return navigation.setViewControllers([controller], animated: false)
        } else {
            let made = UINavigationController(rootViewController: controller)
            columns[column] = SplitColumn(given: controller, shown: made)
        }
        arrange()
    }

    final func showInPrimary(_ controller: UIViewController) {
        guard let navigation = columns[.primary]?.navigation, !(controller is UINavigationController) else {
            return setColumn(.primary, to: controller)
        }
        navigation.pushViewController(controller, animated: true)
    }

    // MARK: Showing and hiding

    /// The columns before the secondary one, the outermost first, that have something to show.
    final var leadingColumns: [Column] { namedColumns.dropLast().filter { columns[$0] != nil } }

    /// How many columns are shown before the secondary one when a column is.
    private func count(toShow column: Column) -> Int? {
        leadingColumns.firstIndex(of: column).map { leadingColumns.count - $0 }
    }

    final func showColumn(_ column: Column) {
        guard columns[column] != nil else { return }
        if isCollapsed { return putOnTop(column) }
        let plan = currentPlan
        if let count = count(toShow: column) {
            if plan.leading.count < count { chooseCount(count) }
        } else if column == .secondary, plan.coversSecondary {
            uncoverSecondary()
        }
    }

    final func hideColumn(_ column: Column) {
        if isCollapsed { return takeFromTop(column) }
        guard let count = count(toShow: column) else { return }
        if currentPlan.leading.count >= count { chooseCount(count - 1) }
    }

    /// Hides the columns that cover the secondary column.
    final func uncoverSecondary() {
        let plan = currentPlan
        if plan.coversSecondary { chooseCount(plan.behavior == .displace ? 1 : 0) }
    }

    /// Performs the action of the button: hides the outermost column, or shows one more.
    final func toggleColumns() {
        let (shown, all) = (currentPlan.leading.count, leadingColumns.count)
        chooseCount(shown < all ? shown + 1 : shown - 1)
    }

    private func chooseCount(_ count: Int) {
        chosenCount = max(0, count)
        needsArranging()
    }

    /// Shows so many columns before the secondary one where they are expanded; `nil` for as many as there is room for.
    package final func showLeadingColumns(_ count: Int?) {
        chosenCount = count.map { max(0, $0) }
        needsArranging()
    }

    /// The column that is on top where the columns are collapsed.
    package final var topColumn: Column { namedColumns.last(where: topColumns.contains) ?? .primary }

    // MARK: Plans

    /// Which columns are shown now, and how wide they are.
    final var currentPlan: SplitPlan { plan(width: viewIfLoaded?.bounds.width ?? 0) }

    /// The size of a child in a view of another size: that of its column. Columns that are hidden keep their width.
    final func columnSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
        guard !isCollapsed, let column = columns.first(where: { $0.value.shown === child })?.key else { return size }
        let frames = plan(width: size.width).frames(height: size.height, isFlipped: isFlipped)
        let width = (child as? UIViewController)?.viewIfLoaded?.bounds.width ?? size.width
        return frames.columns[column]?.size ?? CGSize(width: width, height: size.height)
    }

    private func plan(width: CGFloat) -> SplitPlan {
        let traits = traitCollection
        var wishes = SplitPlan.Wishes()
        wishes.width = width
        wishes.medium = traits.textMedium.figures
        wishes.displayScale = traits.displayScale
        wishes.leading = leadingColumns
        wishes.primary = SplitPlan.Wish(
            preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
            least: minimumPrimaryColumnWidth, greatest: maximumPrimaryColumnWidth)
        wishes.supplementary = SplitPlan.Wish(
            preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            least: minimumSupplementaryColumnWidth, greatest: maximumSupplementaryColumnWidth)
        wishes.behavior = preferredSplitBehavior
        wishes.mode = preferredDisplayMode
        wishes.chosenCount = chosenCount
        return SplitPlan(wishes)
    }

    /// Whether the first column is at the right.
    final var isFlipped: Bool {
        (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }
}

extension UISplitViewController: WayBackOffering {
    /// Uncovering the secondary column.
    final var wayBack: WayBack? {
        if isCollapsed || !currentPlan.coversSecondary { return nil }
        return WayBack(title: "close") { [weak self] in self?.uncoverSecondary() }
    }
}
