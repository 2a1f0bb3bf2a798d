import Foundation
import BridgedEnvironment

extension UISplitViewController {
    /// Whether there is no room for columns side by side. Without a size class the width decides.
    final var isNarrow: Bool {
        switch traitCollection.horizontalSizeClass {
        case .compact: true
        case .regular: false
        default: (viewIfLoaded?.bounds.width ?? 0) < DeviceTraits.regularWidth
        }
    }

    final func sizeClassMayHaveChanged() {
        guard isViewLoaded, traitCollection.horizontalSizeClass != .unspecified else { return }
        setCollapsed(isNarrow)
    }

    /// Collapses or expands the columns, if they are not as they should be.
    final func setCollapsed(_ isNarrow: Bool) {
        if isNarrow == collapse { return }
        if isNarrow { collapseColumns() } else { expandColumns() }
    }

    // MARK: Collapsing

    private func collapseColumns() {
        let top = chosenTopColumn
        collapse = true
        (toldMode, toldColumns) = (nil, nil)
        if let top { join(through: top) }
        arrange()
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// The column that is to be on top; `nil` without columns.
    private var chosenTopColumn: Column? {
        let proposed: Column? = columns[.compact] != nil ? .compact : namedColumns.last { columns[$0] != nil }
        guard let proposed else { return nil }
        if style != .unspecified {
            return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        }
        if let primary = columns[.primary]?.shown, let secondary = columns[.secondary]?.shown,
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
        {
            return .primary
        }
        return proposed
    }

    // MARK: Expanding

    private func expandColumns() {
        let wasCollapsed = collapse == true
        collapse = false
        (toldMode, toldColumns) = (nil, nil)
        if wasCollapsed {
            separateClassicSecondary()
            if let delegate {
                let proposed = displayMode
                let mode = delegate.splitViewController(
                    self, displayModeForExpandingToProposedDisplayMode: proposed)
                if mode != proposed, let count = mode.count { chosenCount = count }
            }
        }
        let navigation = base?.navigation
        for (column, _) in columns { columns[column]?.isJoined = false }
        arrange()
        // The columns are there, so visible views move to their columns without leaving the screen.
        navigation?.joined?.end()
        if wasCollapsed { delegate?.splitViewControllerDidExpand(self) }
    }

    private func separateClassicSecondary() {
        guard style == .unspecified, let primary = columns[.primary]?.shown else { return }
        let other = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        if let other { columns[.secondary] = SplitColumn(given: other, shown: other) }
    }

    // MARK: The stack of all columns

    /// Joins the stacks of the columns up to one into a single stack, in the navigation controller of the first.
    private func join(through top: Column) {
        guard let host = base?.navigation, columns[.compact] == nil || top != .compact else { return }
        let before = namedColumns.prefix { $0 != top } + [top]
        let members = before.compactMap { columns[$0]?.shown }.filter { $0 !== host }
        if members.isEmpty, host.joined == nil { return }
        let joined = host.joined ?? JoinedStacks(in: host)
        joined.membersDidLeave = { [weak self] in self?.joinedColumnsDidLeave() }
        // The stack takes plain controllers, which are no navigation controllers, from this one.
        for (column, content) in columns where content.navigation == nil && members.contains(content.shown) {
            columns[column]?.isJoined = true
        }
        joined.show(members)
        takeNoteOfJoined()
    }

    /// Updates the joined stack after the columns have changed.
    final func joinAgain() {
        guard isCollapsed, let host = base?.navigation, let joined = host.joined else { return }
        let members = namedColumns.compactMap { columns[$0]?.shown }.filter { $0 !== host }
        joined.keep(members)
        takeNoteOfJoined()
    }

    private func takeNoteOfJoined() {
        let joined = isCollapsed ? base?.navigation?.joined : nil
        for (column, content) in columns { columns[column]?.isJoined = joined?.plainMember(content.shown) ?? false }
    }

    private func joinedColumnsDidLeave() {
        takeNoteOfJoined()
        arrange()
    }

    /// The columns that have something on the one stack.
    final var topColumns: Set<Column> {
        if columns[.compact] != nil { return [.compact] }
        guard let base else { return [] }
        return Set(
            namedColumns.filter { column in
                guard let shown = columns[column]?.shown else { return false }
                return shown === base.shown || base.navigation?.joined?.contains(shown) == true
            })
    }

    final func putOnTop(_ column: Column) {
        if column == .compact || columns[.compact] != nil { return }
        join(through: column)
        arrange()
    }

    final func takeFromTop(_ column: Column) {
        guard topColumns.contains(column), let index = namedColumns.firstIndex(of: column), index > 0,
            let before = namedColumns[..<index].last(where: { columns[$0] != nil })
        else { return }
        putOnTop(before)
    }
}
