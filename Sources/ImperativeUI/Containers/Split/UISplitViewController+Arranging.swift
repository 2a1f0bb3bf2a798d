import Foundation
import BridgedEnvironment

extension UISplitViewController {
    // MARK: Children

    /// The controllers that are children because they are in columns.
    private var wantedChildren: [UIViewController] {
        (namedColumns + [.compact]).compactMap { columns[$0] }.filter { !$0.isJoined }.map(\.shown)
    }

    /// Updates the children and their views.
    final func arrange() {
        joinAgain()
        TransitionQueue.shared.perform(animated: false) { [self] in
            if isArranging { return }
            isArranging = true
            arrangeChildren()
            isArranging = false
            setTraits()
            showColumns()
        }
    }

    /// Shows the changes, now and in the next layout.
    final func needsArranging() {
        if !isViewLoaded { return }
        TransitionQueue.shared.perform(animated: false) { [self] in showColumns() }
    }

    private func arrangeChildren() {
        let wanted = wantedChildren
        for child in arranged where !wanted.contains(child) { release(child) }
        for child in wanted where child.parentStorage !== self {
            addChild(child)
            if child.parentStorage === self { child.didMove(toParent: self) }
        }
        arranged = wanted.filter { $0.parentStorage === self }
    }

    private func release(_ child: UIViewController) {
        // It may be in a stack, or have another parent.
        guard child.parentStorage === self else { return }
        child.willMove(toParent: nil)
        strip(child)
        child.endPresentationsInside()
        child.leaveParent()
        child.didMove(toParent: nil)
    }

    /// Removes the settings of a child that it has for being in a column.
    final func strip(_ child: UIViewController) {
        if child.traitRecord?.computed.isEmpty == false {
            child.record.computed = []
            child.stageRecord()
        }
        if let content = child.viewIfLoaded, content.superview === viewIfLoaded { content.removeFromSuperview() }
        (child as? UINavigationController)?.navigationBar.paneItem = nil
    }

    // MARK: Traits

    /// Gives the children the traits of their columns: all but the secondary one are narrow.
    private func setTraits() {
        for (column, content) in columns where !content.isJoined && content.shown.parentStorage === self {
            let environment: LayoutEnvironment = isCollapsed ? .collapsed : .expanded
            var writes = [
                PropertyWrite(UITraitSplitViewControllerLayoutEnvironment.self, in: .trait, value: environment)
            ]
            if !isCollapsed, column == .primary || column == .supplementary {
                writes.append(PropertyWrite(UITraitHorizontalSizeClass.self, in: .trait, value: .compact))
            }
            let record = content.shown.record
            if record.computed.isSame(as: writes) { continue }
            record.computed = writes
            content.shown.stageRecord()
        }
    }

    // MARK: Views

    /// The views that are shown, by their columns.
    final var shownColumns: [Column: UIView] {
        var views: [Column: UIView] = [:]
        for column in visibleColumns {
            if let content = columns[column], !content.isJoined { views[column] = content.shown.viewIfLoaded }
        }
        return views
    }

    /// The columns whose views are in the view of the split view.
    private var visibleColumns: [Column] {
        guard let collapse else { return [] }
        if !collapse { return currentPlan.leading + (columns[.secondary] == nil ? [] : [.secondary]) }
        if columns[.compact] != nil { return [.compact] }
        return namedColumns.first { columns[$0] != nil }.map { [$0] } ?? []
    }

    /// The columns that are seen: those side by side, or the one on top; none until that is known.
    package final var columnsInSight: Set<Column> {
        guard let collapse else { return [] }
        return !collapse || columns[.compact] != nil ? Set(visibleColumns) : [topColumn]
    }

    /// Puts the views of the columns that are shown in, and takes the others out.
    final func showColumns() {
        guard let view = viewIfLoaded, collapse != nil else { return }
        tellOfMode()
        let visible = visibleColumns
        for child in arranged {
            let column = columns.first { $0.value.shown === child }?.key
            let isVisible = column.map(visible.contains) ?? false
            if isVisible, child.parentStorage === self {
                if child.view.superview !== view { view.addSubview(child.view) }
            } else if let content = child.viewIfLoaded, content.superview === view {
                content.removeFromSuperview()
            }
        }
        updateButtons()
        view.setNeedsLayout()
        followContentSize()
    }

    /// The view has a size, which may lead to other columns.
    final func viewIsLaidOut() {
        if collapse == nil { setCollapsed(isNarrow) }
        if shownModes.mode != toldMode || arranged.contains(where: isOutOfPlace) { showColumns() }
    }

    private func isOutOfPlace(_ child: UIViewController) -> Bool {
        guard let column = columns.first(where: { $0.value.shown === child })?.key else { return false }
        return visibleColumns.contains(column) != (child.viewIfLoaded?.superview === viewIfLoaded)
    }

    /// The controllers of the columns that are shown.
    private var controllersOfColumns: [Column: UIViewController] {
        var controllers: [Column: UIViewController] = [:]
        for column in visibleColumns {
            if let content = columns[column], !content.isJoined { controllers[column] = content.shown }
        }
        return controllers
    }

    /// The size that the columns prefer together: as wide as those beside each other, if all say how wide they are to
    /// be, and as high as the highest.
    final var sizeOfColumns: CGSize {
        let controllers = controllersOfColumns
        let sizes = controllers.mapValues(\.preferredContentSize)
        let height = sizes.values.map(\.height).max() ?? 0
        if isCollapsed || currentPlan.coversSecondary {
            // One column takes the whole width.
            let whole = isCollapsed ? sizes.values.first : sizes[.secondary]
            return CGSize(width: whole?.width ?? 0, height: height)
        }
        let widths = sizes.values.map(\.width)
        if widths.contains(where: { $0 <= 0 }) { return CGSize(width: 0, height: height) }
        let lines = CGFloat(max(0, widths.count - 1)) * currentPlan.line
        return CGSize(width: widths.reduce(lines, +), height: height)
    }

    /// The controller whose view says how large the view is to be; `nil` where there are several.
    final var onlyController: UIViewController? {
        let controllers = controllersOfColumns
        return controllers.count == 1 ? controllers.values.first : nil
    }

    // MARK: The delegate

    private var shownModes: (mode: DisplayMode, columns: Set<Column>) {
        (displayMode, isCollapsed ? topColumns : Set(visibleColumns))
    }

    /// Tells the delegate which columns are about to be shown, where these are others.
    private func tellOfMode() {
        let (mode, columns) = shownModes
        let (oldMode, oldColumns) = (toldMode, toldColumns)
        (toldMode, toldColumns) = (mode, columns)
        guard let oldMode, let oldColumns, let delegate else { return }
        if mode != oldMode, !isCollapsed { delegate.splitViewController(self, willChangeTo: mode) }
        for column in namedColumns {
            if columns.contains(column), !oldColumns.contains(column) {
                delegate.splitViewController(self, willShow: column)
            } else if oldColumns.contains(column), !columns.contains(column) {
                delegate.splitViewController(self, willHide: column)
            }
        }
    }

    // MARK: The button

    private var hasButton: Bool {
        if style == .unspecified || isCollapsed || leadingColumns.isEmpty { return false }
        switch displayModeButtonVisibility {
        case .automatic: return presentsWithGesture
        case .never: return false
        case .always: return true
        }
    }

    /// Puts the button in the bar of the first column that is shown.
    private func updateButtons() {
        let first = hasButton ? currentPlan.leading.first ?? .secondary : nil
        for column in namedColumns {
            let bar = columns[column]?.navigation?.navigationBar
            let item = column == first ? displayModeButtonItem : nil
            if bar?.paneItem !== item { bar?.paneItem = item }
        }
        if let made = buttonItemIfMade { updateButton(made) }
    }

    /// Updates the button for its current action.
    final func updateButton(_ item: UIBarButtonItem) {
        let shows = currentPlan.leading.count < leadingColumns.count
        item.title = isFlipped ? "◨" : "◧"
        let label = shows ? "Show Sidebar" : "Hide Sidebar"
        if item.accessibilityLabel != label { item.accessibilityLabel = label }
        if item.isHidden != isCollapsed { item.isHidden = isCollapsed }
    }
}

extension UISplitViewController: ContentSizeFollowing {}
