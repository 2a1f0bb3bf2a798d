import Foundation

/// The header or footer of a section, pinned while its section is visible.
struct PinnedEdge {
    /// One view of it.
    struct Item {
        let index: Int
        /// The length of its line, and the distance of its start from the line's.
        let length: CGFloat
        let lead: CGFloat
    }

    let section: Int
    let role: LazyCell.Role
    var items: [Item]
}

/// How much of the visible part of a lazy container is covered by pinned headers and footers.
package struct LazyPins {
    /// The axis along which the lines follow one another.
    package var axis = Axis.vertical
    /// The lengths at the start and at the end of the visible part.
    package var start: CGFloat = 0
    package var end: CGFloat = 0

    /// Nothing is pinned.
    package init() {}
}

/// Placement of pinned views, which leave the positions of their lines. All other views stay.
extension LazyLayoutNode {
    /// Notes a pinned child as it is placed.
    func notePinned(_ index: Int, length: CGFloat, lead: CGFloat) {
        let cell = cells[index]
        let item = PinnedEdge.Item(index: index, length: length, lead: lead)
        if let last = pinned.indices.last, pinned[last].section == cell.section, pinned[last].role == cell.role {
            pinned[last].items.append(item)
        } else {
            pinned.append(PinnedEdge(section: cell.section, role: cell.role, items: [item]))
        }
    }

    /// Moves pinned views after a scroll to another visible range.
    package func pin(to visible: ClosedRange<CGFloat>) {
        self.visible = visible
        placePinned()
        for child in children where child.hasMoved { child.layoutContents() }
    }

    /// Places headers and footers within the visible range. Costs a step for each existing one.
    func placePinned() {
        guard let visible else { return }
        for edge in pinned {
            let gaps = gaps(in: edge)
            let length = edge.items.reduce(gaps.reduce(0, +)) { $0 + $1.length }
            let wanted = start(of: edge, length, in: visible)
            var start = wanted ?? 0
            for (position, item) in edge.items.enumerated() {
                if position > 0 { start += gaps[position - 1] }
                let child = children[item.index]
                var origin = child.placedOrigin
                let line = cells[item.index].number / columns
                origin[rule.axis] = (wanted == nil ? metrics.top(of: line) : start) + item.lead
                start += item.length
                if origin == child.placedOrigin || !origin[rule.axis].isFinite { continue }
                child.place(at: origin, child.placedProposal)
            }
        }
    }

    /// Returns the start of a header or footer if that differs from its regular position.
    private func start(of edge: PinnedEdge, _ length: CGFloat, in visible: ClosedRange<CGFloat>) -> CGFloat? {
        let section = sections[edge.section]
        guard let first = edge.items.first?.index, let last = edge.items.last?.index, !section.isEmpty else {
            return nil
        }
        // When the section's own lines are out of sight, their positions may only be estimates.
        if edge.role == .header {
            let end = metrics.bottom(of: (section.upperBound - 1) / columns)
            let start = min(visible.lowerBound, end - length)
            return cells[first].isAway || start > metrics.top(of: cells[first].number / columns) ? start : nil
        }
        let start = metrics.top(of: section.lowerBound / columns)
        let end = max(visible.upperBound, start + length)
        return cells[last].isAway || end < metrics.bottom(of: cells[last].number / columns) ? end - length : nil
    }

    /// Returns the pins over some cells once they are in sight: the headers and footers of the sections that they are
    /// in, as far as these exist. Nothing is pinned over headers and footers themselves.
    package func pins(over wanted: Range<Int>) -> LazyPins {
        var pins = LazyPins()
        pins.axis = rule.axis
        for edge in pinned where wanted.clamped(to: sections[edge.section]) == wanted {
            // A header or footer has lines of its own.
            if edge.items.contains(where: { wanted.contains(cells[$0.index].number) }) { continue }
            if wanted == sections[edge.section] { continue }
            let length = edge.items.reduce(gaps(in: edge).reduce(0, +)) { $0 + $1.length }
            if edge.role == .header { pins.start = max(pins.start, length) } else { pins.end = max(pins.end, length) }
        }
        return pins
    }

    /// Returns the pins over a child, with the left side as the start of a row in either reading direction.
    package func pinsOnScreen(over child: LayoutNode) -> LazyPins {
        guard !pinned.isEmpty, let index = children.firstIndex(where: { $0 === child }), cells[index].isInLine else {
            return LazyPins()
        }
        var pins = pins(over: cells[index].number..<cells[index].number + 1)
        if rule.axis == .horizontal, layoutDirection == .rightToLeft { swap(&pins.start, &pins.end) }
        return pins
    }

    /// Returns the gaps between the views of a header or footer.
    private func gaps(in edge: PinnedEdge) -> [CGFloat] {
        zip(edge.items, edge.items.dropFirst()).map { before, next in
            if !rule.gapsDiffer { return rule.usualGap }
            return children[before.index].spacing.distance(to: children[next.index].spacing, along: rule.axis)
        }
    }

    /// Returns the on-screen distance of a child from the position of its line.
    package func pinnedShift(of child: LayoutNode) -> CGPoint {
        for edge in pinned {
            for item in edge.items where children[item.index] === child {
                let top = metrics.top(of: cells[item.index].number / columns) + item.lead
                var shift = CGPoint.zero
                shift[rule.axis] = child.placedOrigin[rule.axis] - top
                if rule.axis == .horizontal, layoutDirection == .rightToLeft { shift.x = -shift.x }
                return shift
            }
        }
        return .zero
    }

    /// Moves pinned views to the end of the list, so that they are drawn last and hit first.
    func bringPinnedToFront(_ list: inout [LayoutNode], from first: Int) {
        if sections.isEmpty || !cells.contains(where: { $0.section >= 0 }) { return }
        let front = Set(children.indices.filter { cells[$0].section >= 0 }.map { ObjectIdentifier(children[$0]) })
        let items = list[first...]
        let behind = items.filter { !front.contains(ObjectIdentifier($0)) }
        list.replaceSubrange(first..., with: behind + items.filter { front.contains(ObjectIdentifier($0)) })
    }
}
