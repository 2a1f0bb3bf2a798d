import Foundation

/// Data that a stack keeps between calls: the gaps between its subviews and its last solution.
public struct _StackLayoutCache {
    struct Item {
        /// The gap before the item.
        var gap: CGFloat = 0
        /// The length proposed along the stack; NaN if unspecified.
        var proposed: CGFloat = 0
        /// The item's latest answer. For an item whose rule is `fixed`, its size, so that it need not be measured.
        var size = CGSize.zero
        /// The place of the alignment guide in that size.
        var guide: CGFloat = 0
        /// The item's length when it is proposed 0, and what it may have more.
        var least: CGFloat = 0
        var flexibility: CGFloat = 0
        /// The lengths along the stack for which the latest answer holds.
        var range = LengthRange.none
        var rule = LayoutNode.SizeRule.asked
        /// The index of the item that was measured at this position when length was last divided.
        var order: Int32
    }

    let axis: Axis
    private var alignment: AlignmentGuide
    private var items: [Item]
    private var gaps: CGFloat = 0
    private var hasPriorities = false
    /// The proposals for which the last solution holds.
    private var solved: ProposalRange?
    /// The lengths across the stack for which the items' latest answers hold.
    private var knownCross = LengthRange.none
    /// The lengths across the stack for which the items' least lengths and flexibilities are known: all, and those of
    /// endlessly flexible items.
    private var sharesCross = (all: LengthRange.none, endless: LengthRange.none)
    /// The layout in which the first of the items' answers was asked for.
    private var knownSince = LayoutPass.max
    private var size = CGSize.zero
    /// The range of the aligned subviews across the stack, except infinite ones.
    private var lowerBound: CGFloat = 0
    private var upperBound: CGFloat = 0
    private var isInfinite = false

    init(axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, subviews: LayoutSubviews) {
        self.axis = axis
        self.alignment = alignment
        items = []
        update(alignment: alignment, spacing: spacing, subviews: subviews)
    }

    /// Reads the subviews again, keeping the order in which they were measured.
    mutating func update(alignment: AlignmentGuide, spacing: CGFloat?, subviews: LayoutSubviews) {
        self.alignment = alignment
        solved = nil
        (knownCross, sharesCross) = (.none, (.none, .none))
        gaps = 0
        hasPriorities = false
        if items.count != subviews.count {
            items = (0..<subviews.count).map { Item(order: Int32($0)) }
        }
        var previous = ViewSpacing()
        var firstPriority = 0.0
        for index in 0..<items.count {
            let node = subviews.node(index)
            let priority = node.effectivePriority
            if index == 0 { firstPriority = priority } else if priority != firstPriority { hasPriorities = true }
            if let spacing, spacing.isFinite {
                items[index].gap = index > 0 ? spacing : 0
            } else {
                var next = node.spacing
                // The gap depends on the stack's reading direction, not on those of its subviews.
                next.direction = subviews.layoutDirection
                items[index].gap = index > 0 ? previous.distance(to: next, along: axis) : 0
                previous = next
            }
            gaps += items[index].gap
            // An explicit guide has to be looked up along with the size.
            let isRuled = alignment.kind != .custom && node.explicitGuides.isEmpty
            items[index].rule = isRuled ? node.sizeRule : .asked
            if items[index].rule == .fixed { items[index].size = node.size(.unspecified) }
        }
    }

    /// Has the latest answer of an item be the one for a length. For most, the rule or the answer before is enough,
    /// which saves an access to distant memory.
    @inline(__always)
    private mutating func ask(
        _ index: Int, _ main: CGFloat, _ cross: CGFloat, _ subviews: LayoutSubviews, _ reach: inout StackReach
    ) {
        if items[index].range.contains(main) { return }
        let proposal = Proposal(axis: axis, main: main, cross: cross)
        switch items[index].rule {
        case .fixed: items[index].range = .all
        case .flexible:
            items[index].range = LengthRange(main)
            items[index].size = CGSize(width: proposal.width.or(10), height: proposal.height.or(10))
            reach.cross = LengthRange(cross)
        case .asked:
            var range = ProposalRange.all
            items[index].size = subviews.node(index).size(proposal, &range)
            items[index].range = range[axis]
            reach.cross = reach.cross.intersection(range[axis.other])
        }
        items[index].guide = guidePlace(index, proposal, items[index].size, subviews)
    }

    /// Computes the length and place of each subview for a proposal.
    mutating func solve(_ proposal: Proposal, _ subviews: LayoutSubviews) -> CGSize {
        if let solved, solved.contains(proposal) { return size }
        let main = proposal[axis]
        let cross = proposal[axis.other]
        let available = main - gaps
        (lowerBound, upperBound, isInfinite) = (0, 0, false)
        var reach = StackReach(main: main, gaps: gaps)
        if knownCross.contains(cross) {
            reach.cross = knownCross
        } else {
            sharesCross = (.none, .none)
            knownSince = items.count > 0 ? subviews.node(0).context.pass : 0
            for index in 0..<items.count { items[index].range = .none }
        }
        if main.isNaN || main == .infinity {
            // Everything is proposed what the stack was proposed.
            for index in 0..<items.count { serve(index, main, cross, subviews, &reach, among: 0) }
        } else if available <= 0 {
            // Lengths are never negative, so nothing is left to divide.
            for index in 0..<items.count { serve(index, 0, cross, subviews, &reach, among: 0) }
        } else if items.count < 2 {
            for index in 0..<items.count { serve(index, available, cross, subviews, &reach, among: 1) }
        } else {
            distribute(available, cross, subviews, &reach)
        }
        finish()
        solved = reach.range(along: axis)
        knownCross = reach.cross
        return size
    }

    /// Returns the size for a proposal, and tells the engine the proposals for which it holds.
    mutating func answer(_ proposal: Proposal, _ subviews: LayoutSubviews) -> CGSize {
        let size = solve(proposal, subviews)
        if items.count > 0 {
            let context = subviews.node(0).context
            context.answerRange = solved
            if knownSince < context.pass { context.noteAnswer(since: knownSince) }
        }
        return size
    }

    /// Proposes a length to an item.
    ///
    /// - Parameter count: The number of items among which what is left is divided; 0 if it is not divided.
    @inline(__always)
    private mutating func serve(
        _ index: Int, _ share: CGFloat, _ cross: CGFloat, _ subviews: LayoutSubviews, _ reach: inout StackReach,
        among count: Int
    ) {
        ask(index, share, cross, subviews, &reach)
        reach.limit(to: items[index].range, share: share, among: count)
        items[index].proposed = share
        let guide = items[index].guide
        let length = items[index].size[axis.other]
        if length == .infinity {
            isInfinite = true
        } else {
            lowerBound = min(lowerBound, -guide)
            upperBound = max(upperBound, length - guide)
        }
    }

    private func guidePlace(
        _ index: Int, _ proposal: Proposal, _ size: CGSize, _ subviews: LayoutSubviews
    ) -> CGFloat {
        if items[index].rule == .asked {
            let node = subviews.node(index)
            if alignment.kind == .custom || !node.explicitGuides.isEmpty {
                return ViewDimensions(guides: node, proposal: proposal, size: size)[alignment]
            }
        }
        switch alignment.kind {
        case .start: return 0
        case .center: return size[axis.other] / 2
        default: return size[axis.other]
        }
    }

    /// Divides the length among the items: higher priorities first, and within a priority the less flexible first.
    private mutating func distribute(
        _ length: CGFloat, _ cross: CGFloat, _ subviews: LayoutSubviews, _ reach: inout StackReach
    ) {
        let context = subviews.node(0).context
        // Nested stacks use the storage behind this stack's part, and return it before this one continues.
        let base = context.shares.count
        defer { context.shares.removeLast(items.count) }
        collectShares(cross, subviews, &reach, in: context)
        let end = base + items.count
        var available = length
        if hasPriorities {
            let highest = context.shares[base].priority
            var reserved: CGFloat = 0
            for place in base..<end where context.shares[place].priority != highest {
                reserved += context.shares[place].least
            }
            available -= reserved
        }
        var start = base
        while start < end {
            let priority = context.shares[start].priority
            var next = start
            while next < end, context.shares[next].priority == priority {
                if start > base { available += context.shares[next].least }
                next += 1
            }
            for place in start..<next {
                let index = Int(context.shares[place].index)
                serve(index, max(0, available / CGFloat(next - place)), cross, subviews, &reach, among: next - place)
                let rest = available - items[index].size[axis]
                if !rest.isNaN { available = rest }
            }
            start = next
        }
        reach.cross = reach.cross.intersection(isOrderFree(length, &reach) ? sharesCross.endless : sharesCross.all)
    }

    /// Whether all items that are not endlessly flexible answer as they do in whatever order they are measured. Then
    /// what they take at least, by which they are ordered, does not matter.
    private func isOrderFree(_ length: CGFloat, _ reach: inout StackReach) -> Bool {
        if hasPriorities { return false }
        var need: CGFloat = 0
        for index in 0..<items.count {
            let item = items[index]
            // These come after all others, in an order of their own.
            if item.flexibility == .infinity { continue }
            if !item.flexibility.isFinite || item.range.upper < .infinity { return false }
            need = max(need, item.range.lower, item.size[axis])
        }
        // As long as nobody takes more than an equal part, nobody is left less.
        return reach.divides(length, amongEqualParts: items.count, of: need)
    }

    /// Finds out what an item takes at least, and how flexible it is.
    @inline(__always)
    private mutating func findShare(
        _ index: Int, _ cross: CGFloat, _ subviews: LayoutSubviews, _ reach: inout StackReach
    ) {
        let before = reach.cross
        ask(index, 0, cross, subviews, &reach)
        let least = items[index].size[axis]
        var leastCross = LengthRange.all
        if items[index].rule == .asked, items[index].range.upper < .infinity {
            // The answer gives way to the next, and matters for the order alone.
            (leastCross, reach.cross) = (reach.cross, before)
        }
        ask(index, .infinity, cross, subviews, &reach)
        let flexibility = items[index].size[axis] - least
        items[index].least = least
        items[index].flexibility = flexibility
        sharesCross.all = sharesCross.all.intersection(leastCross)
        if flexibility == .infinity { sharesCross.endless = sharesCross.endless.intersection(leastCross) }
    }

    /// Appends the shares, in the order in which they are measured.
    private mutating func collectShares(
        _ cross: CGFloat, _ subviews: LayoutSubviews, _ reach: inout StackReach, in context: LayoutContext
    ) {
        let base = context.shares.count
        var isSorted = true
        if !sharesCross.all.contains(cross) {
            sharesCross = (.all, .all)
            for index in 0..<items.count { findShare(index, cross, subviews, &reach) }
        }
        // The order is mostly the same as last time, so start from it.
        for position in 0..<items.count {
            let index = Int(items[position].order)
            let share = LengthShare(
                index: Int32(index), priority: hasPriorities ? subviews.node(index).effectivePriority : 0,
                least: items[index].least, flexibility: items[index].flexibility)
            if position > 0, share.comesBefore(context.shares[base + position - 1]) { isSorted = false }
            context.shares.append(share)
        }
        if isSorted { return }
        // Sorts in place: sorting a slice of the array would copy it. The buffer does not escape.
        context.shares.withUnsafeMutableBufferPointer { buffer in
            var own = UnsafeMutableBufferPointer(rebasing: buffer[base...])
            own.sort { $0.comesBefore($1) }
        }
        for position in 0..<items.count { items[position].order = context.shares[base + position].index }
    }

    /// Computes the extent of the solution: the sum along the stack, and the range of the aligned subviews across it.
    private mutating func finish() {
        var main = gaps
        for index in 0..<items.count { main += items[index].size[axis] }
        let cross = isInfinite ? .infinity : upperBound - lowerBound
        main = max(0, main)
        size = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    /// Places the subviews of a solution from the start of `bounds`.
    mutating func place(in bounds: CGRect, _ proposal: Proposal, _ subviews: LayoutSubviews) {
        var proposal = proposal
        if proposal[axis.other].isNaN { proposal[axis.other] = bounds.size[axis.other] }
        _ = solve(proposal, subviews)
        var point = bounds.origin
        let crossStart = bounds.origin[axis.other] - lowerBound
        for index in 0..<items.count {
            let item = items[index]
            point[axis] += item.gap
            point[axis.other] = crossStart - item.guide
            subviews.node(index).placeInTurn(
                at: point, Proposal(axis: axis, main: item.proposed, cross: proposal[axis.other]))
            point[axis] += item.size[axis]
        }
    }
}
