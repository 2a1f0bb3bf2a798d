import Foundation

/// How a lazy container arranges its lines.
package struct LazyRule {
    /// The axis along which lines follow one another.
    package var axis: Axis
    /// The alignment of cells across the lines.
    package var alignment: AlignmentGuide
    /// The gap between lines in points. If `nil`, lines of a single view keep their preferred distances, and others 8
    /// points.
    package var spacing: CGFloat?
    /// The columns of a grid; `nil` for a stack.
    package var items: [GridItem]?
    /// The least length of a line of one view in points; 0 where nothing is known of it.
    package var leastLength: CGFloat
    /// The kinds of views that are pinned.
    package var pinnedViews: PinnedScrollableViews
    /// The type of the view, for reports.
    package var type: Any.Type

    package init(
        axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, items: [GridItem]?,
        leastLength: CGFloat = 0, pinnedViews: PinnedScrollableViews, type: Any.Type
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.items = items
        self.leastLength = leastLength
        self.pinnedViews = pinnedViews
        self.type = type
    }

    /// Whether views with a role are pinned.
    package func pins(_ role: LazyCell.Role) -> Bool {
        switch role {
        case .cell: false
        case .header: pinnedViews.contains(.sectionHeaders)
        case .footer: pinnedViews.contains(.sectionFooters)
        }
    }

    /// The gap before lines that have not been measured.
    var usualGap: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance }

    /// Whether the gap before a line depends on the neighbouring views.
    package var gapsDiffer: Bool { items == nil && spacing == nil }

    /// Returns the tracks for a length across the lines.
    func tracks(in length: CGFloat) -> LazyTracks {
        guard let items else { return LazyTracks(whole: length) }
        return LazyTracks(items.isEmpty ? [GridItem()] : items, in: length, usualGap: ViewSpacing.defaultDistance)
    }

    /// Returns the tracks for an unspecified length, from the ideal sizes of the first views.
    func idealTracks(_ ideal: (Int) -> CGFloat) -> LazyTracks {
        guard let items, !items.isEmpty else { return LazyTracks(whole: ideal(0)) }
        var fixed = items
        for index in items.indices {
            if case .fixed = items[index].size { continue }
            fixed[index].size = .fixed(ideal(index))
        }
        return LazyTracks(fixed, in: 0, usualGap: ViewSpacing.defaultDistance)
    }

    var issue: String? {
        if let spacing, !spacing.isFinite {
            return "has the spacing \(spacing), which is ignored; a spacing is a finite number of points"
        }
        return items.flatMap { LazyTracks.issue(in: $0) }
    }
}

extension LazyRule: Equatable {
    package static func == (a: LazyRule, b: LazyRule) -> Bool {
        a.axis == b.axis && a.alignment == b.alignment && a.spacing == b.spacing && a.pinnedViews == b.pinnedViews
            && a.leastLength == b.leastLength && a.type == b.type && (a.items == nil) == (b.items == nil)
            && (a.items ?? []).elementsEqual(b.items ?? []) { $0.isSame(as: $1) }
    }
}

extension GridItem {
    fileprivate func isSame(as other: GridItem) -> Bool {
        if spacing != other.spacing || alignment != other.alignment { return false }
        switch (size, other.size) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.flexible(let a, let b), .flexible(let c, let d)): return a == c && b == d
        case (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
        default: return false
        }
    }
}
