import Foundation

/// A container that lays out those of its cells that are there, in the places they have among all.
package final class LazyLayoutNode: ContainerLayoutNode {
    var rule: LazyRule {
        didSet {
            metrics.usualGap = rule.usualGap
            metrics.forget()
            reportInput()
            attributesDidChange()
        }
    }

    /// How many cells there are in all.
    private(set) var cellCount = 0
    /// By child: which cell it is; -1 for what is on its way out.
    private(set) var cells: [Int] = []
    /// What is known of the lines in the width they are laid out in.
    private(set) var metrics = LineMetrics()
    /// How many cells a line has.
    private(set) var columns = 1
    private var measuredCross = CGFloat.nan

    init(engine: LayoutEngine, rule: LazyRule) {
        self.rule = rule
        super.init(engine: engine)
        metrics.usualGap = rule.usualGap
        reportInput()
    }

    private func reportInput() {
        if let issue = rule.issue { engine.report(.invalidInput, rule.type, issue) }
    }

    /// Exchanges the cells that are there.
    func setCells(_ nodes: [LayoutNode], at cells: [Int], of count: Int) {
        let isOther = count != cellCount || cells != self.cells
        self.cells = cells
        cellCount = count
        metrics.setCount(lineCount(columns))
        if nodes.count != children.count || zip(nodes, children).contains(where: { $0 !== $1 }) {
            setChildren(nodes)
        } else if isOther {
            invalidateSize()
        }
    }

    func changeMetrics(_ change: (inout LineMetrics) -> Void) {
        change(&metrics)
        invalidateSize()
    }

    private func lineCount(_ columns: Int) -> Int { (cellCount + columns - 1) / columns }

    // MARK: Answers

    override var reportedType: Any.Type { rule.type }
    override var contentOrientation: Axis? { rule.items == nil ? rule.axis : nil }

    // What is seen from outside must not depend on which cells are there.
    override func makeGuides() -> Guides { [] }

    override func measure(_ proposal: Proposal) -> CGSize {
        let across = rule.axis.other
        let tracks = tracks(for: proposal[across])
        let cross =
            proposal[across].isNaN ? tracks.extent : max(proposal[across], rule.items == nil ? 0 : tracks.extent)
        var size = CGSize.zero
        size[across] = cross
        size[rule.axis] = length(in: tracks)
        return size
    }

    private func tracks(for length: CGFloat) -> LazyTracks {
        if !length.isNaN { return rule.tracks(in: length) }
        if rule.items == nil {
            var widest: CGFloat = 0
            for (index, child) in children.enumerated() where cells[index] >= 0 {
                widest = max(widest, child.size(.unspecified)[rule.axis.other])
            }
            return LazyTracks(whole: widest)
        }
        return rule.idealTracks { column in
            guard let index = cells.firstIndex(of: column) else { return 10 }
            return children[index].size(.unspecified)[rule.axis.other]
        }
    }

    /// The length of all lines in some tracks: what is there is measured, the rest is as far as it is known.
    private func length(in tracks: LazyTracks) -> CGFloat {
        let number = max(1, tracks.tracks.count)
        let count = lineCount(number)
        if count == 0 { return 0 }
        let isAsPlaced = number == columns
        var sum = isAsPlaced ? metrics.knownSum : 0
        var known = isAsPlaced ? metrics.knownCount : 0
        forEachLine(in: tracks) { index, line in
            let old = isAsPlaced ? metrics.line(index) : .unknown
            sum += line.advance - (old.isKnown ? old.advance : 0)
            if !old.isKnown { known += 1 }
        }
        let estimate = known > 0 ? sum / CGFloat(known) : metrics.estimate
        return max(0, sum + CGFloat(count - known) * estimate - rule.usualGap)
    }

    /// Measures the lines that are there in full or in part.
    private func forEachLine(in tracks: LazyTracks, _ body: (Int, LineMetrics.Line) -> Void) {
        let number = max(1, tracks.tracks.count)
        var index = 0
        var before: (line: Int, child: LayoutNode)?
        while index < children.count {
            if cells[index] < 0 {
                index += 1
                continue
            }
            let line = cells[index] / number
            let first = children[index]
            var length: CGFloat = 0
            while index < children.count, cells[index] < 0 || cells[index] / number == line {
                if cells[index] >= 0 {
                    let track = tracks.tracks[cells[index] % number]
                    length = max(length, children[index].size(proposal(track))[rule.axis])
                }
                index += 1
            }
            body(line, LineMetrics.Line(length: length, gap: gap(before: line, first, after: before)))
            before = (line, first)
        }
    }

    private func gap(before line: Int, _ child: LayoutNode, after before: (line: Int, child: LayoutNode)?) -> CGFloat {
        if !rule.gapsDiffer || line == 0 { return rule.usualGap }
        if let before, before.line == line - 1 {
            return before.child.spacing.distance(to: child.spacing, along: rule.axis)
        }
        let known = metrics.line(line)
        return known.isKnown ? known.gap : rule.usualGap
    }

    private func proposal(_ track: LazyTracks.Track) -> Proposal {
        Proposal(axis: rule.axis, main: .nan, cross: track.length)
    }

    // MARK: Placing

    override func placeChildren() {
        let across = rule.axis.other
        let cross = placedSize[across]
        let tracks = rule.tracks(in: cross)
        let number = max(1, tracks.tracks.count)
        if number != columns || cross != measuredCross {
            columns = number
            measuredCross = cross
            metrics.forget()
            metrics.setCount(lineCount(number))
        }
        var lines: [Int: CGFloat] = [:]
        forEachLine(in: tracks) { index, line in
            metrics.record(line, at: index)
            lines[index] = line.length
        }
        let room = cross - tracks.extent
        let start = room > 0 ? rule.alignment.share(of: room, size: cross) : 0
        for (index, child) in children.enumerated() where cells[index] >= 0 {
            let line = cells[index] / number
            let track = tracks.tracks[cells[index] % number]
            let proposal = proposal(track)
            let dimensions = child.dimensions(proposal)
            var slot = CGSize.zero
            slot[rule.axis] = lines[line] ?? 0
            slot[across] = track.length
            let area = ViewDimensions(size: slot)
            let alignment = track.alignment
            let guides = [
                across == .horizontal ? alignment?.horizontal.guide : alignment?.vertical.guide,
                across == .horizontal ? alignment?.vertical.guide : alignment?.horizontal.guide,
            ]
            let sideways = guides[0] ?? rule.alignment
            let middle = rule.axis == .horizontal ? HorizontalAlignment.center.guide : VerticalAlignment.center.guide
            let along = guides[1] ?? middle
            var origin = CGPoint.zero
            origin[across] = start + track.start + area[sideways] - dimensions[sideways]
            origin[rule.axis] = metrics.top(of: line) + area[along] - dimensions[along]
            child.place(at: origin, proposal)
        }
    }
}

extension AlignmentGuide {
    /// How much of some free room is before a thing that is aligned by this guide.
    fileprivate func share(of room: CGFloat, size: CGFloat) -> CGFloat {
        switch kind {
        case .start: return 0
        case .center: return room / 2
        case .end, .firstTextBaseline, .lastTextBaseline: return room
        case .custom:
            var outer = CGSize.zero
            outer[axis] = size
            var inner = CGSize.zero
            inner[axis] = size - room
            return min(max(0, ViewDimensions(size: outer)[self] - ViewDimensions(size: inner)[self]), room)
        }
    }
}
