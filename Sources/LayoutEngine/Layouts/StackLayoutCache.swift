import Foundation

/// The data that a stack keeps between calls: the spacing between its subviews and its last solution.
public struct _StackLayoutCache {
    struct Item {
        /// The gap before the item.
        var gap: CGFloat = 0
        /// The length proposed along the stack; NaN if unspecified.
        var proposed: CGFloat = 0
        /// The size that was measured last; always up to date for an item whose rule is `fixed`.
        var size = CGSize.zero
        /// The position of the alignment guide in that size.
        var guide: CGFloat = 0
        /// The item's length when it is proposed 0, where that is known, and when it is proposed an infinite one.
        var least: CGFloat = 0
        var most: CGFloat = 0
        /// The lengths along the stack for which the item has that size.
        var range = LengthRange.none
        var rule = LayoutNode.SizeRule.asked
        var part = Part.shared
        /// The index of the item that was measured at this position when length was last divided.
        var order: Int32
    }

    /// The condition that decides when the item is measured.
    enum Part: UInt8 {
        /// The priority is the highest and the length is limited.
        case shared
        /// The priority is the highest and the length is not limited.
        case endless
        /// The item takes the length that those of higher priority leave.
        case lower
    }

    // The small properties stand together, so that there is little padding.
    var items: [Item] = []
    private var gaps: CGFloat = 0
    var highestPriority = -Double.infinity
    private var size = CGSize.zero
    /// The range of the aligned subviews across the stack, except infinite ones.
    private var lowerBound: CGFloat = 0
    private var upperBound: CGFloat = 0
    /// The lengths across the stack for which the items' greatest lengths are known, and their least ones: of all
    /// items, or of those alone whose least length always matters.
    var sharesCross = LengthRange.none
    /// Whether the least lengths of all items are known.
    var knowsLeasts = false
    var hasPriorities = false
    private var isInfinite = false
    let axis: Axis
    /// The layout in which the items were measured that `solved` is made of; some of them may have been since.
    private var knownSince = LayoutPass.max
    /// The proposals for which the items were last measured, and for which their sizes and frames stay the same.
    private var solved: ProposalRange?

    init(axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, subviews: LayoutSubviews) {
        self.axis = axis
        update(alignment: alignment, spacing: spacing, subviews: subviews)
    }

    /// Reads the subviews again, keeping the order in which they were measured.
    mutating func update(alignment: AlignmentGuide, spacing: CGFloat?, subviews: LayoutSubviews) {
        solved = nil
        sharesCross = .none
        gaps = 0
        hasPriorities = false
        if items.count != subviews.count {
            items = (0..<subviews.count).map { Item(order: Int32($0)) }
        }
        var previous = ViewSpacing()
        highestPriority = -.infinity
        for index in 0..<items.count {
            let node = subviews.node(index)
            let priority = node.effectivePriority
            if index > 0, priority != highestPriority { hasPriorities = true }
            highestPriority = max(highestPriority, priority)
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
            let isRuled = !alignment.isCustom && node.explicitGuides.isEmpty
            items[index].rule = isRuled ? node.sizeRule : .asked
            if items[index].rule == .fixed { items[index].size = node.size(.unspecified) }
        }
    }

    /// Measures an item for a length. For most items the rule or the size measured last is enough, which saves an
    /// access to distant memory.
    @inline(__always)
    mutating func measure(_ index: Int, _ main: CGFloat, _ request: inout StackRequest) {
        if !items[index].range.contains(main) { remeasure(index, main, &request) }
    }

    private mutating func remeasure(_ index: Int, _ main: CGFloat, _ request: inout StackRequest) {
        let proposal = Proposal(axis: axis, main: main, cross: request.cross)
        switch items[index].rule {
        case .fixed: items[index].range = .all
        case .flexible:
            items[index].range = LengthRange(main)
            items[index].size = proposal.flexibleSize
            request.reach.cross = LengthRange(request.cross)
        case .asked:
            let node = request.subviews.node(index)
            var range = ProposalRange.all
            let size = node.size(proposal, &range)
            items[index].size = size
            items[index].range = range[axis]
            request.reach.cross = request.reach.cross.intersection(range[axis.other])
            if request.alignment.isCustom || !node.explicitGuides.isEmpty {
                items[index].guide = ViewDimensions(guides: node, proposal: proposal, size: size)[request.alignment]
                return
            }
        }
        let size = items[index].size
        switch request.alignment.kind {
        case .start: items[index].guide = 0
        case .center: items[index].guide = size[axis.other] / 2
        default: items[index].guide = size[axis.other]
        }
    }

    /// Computes the length and position of each subview for a proposal.
    mutating func solve(_ proposal: Proposal, _ alignment: AlignmentGuide, _ subviews: LayoutSubviews) -> CGSize {
        if let solved, solved.contains(proposal) { return size }
        let main = proposal[axis]
        let available = main - gaps
        (lowerBound, upperBound, isInfinite) = (0, 0, false)
        var request = StackRequest(
            subviews: subviews, alignment: alignment, cross: proposal[axis.other],
            reach: StackReach(main: main, gaps: gaps))
        if let known = solved?[axis.other], known.contains(request.cross) {
            request.reach.cross = known
        } else {
            sharesCross = .none
            knownSince = items.count > 0 ? subviews.node(0).context.pass : 0
            for index in 0..<items.count { items[index].range = .none }
        }
        if main.isNaN || main == .infinity {
            // Every item gets the proposal of the stack.
            for index in 0..<items.count { serve(index, main, &request, among: 0) }
        } else if available <= 0 {
            // Lengths are never negative, so nothing is left to divide.
            for index in 0..<items.count { serve(index, 0, &request, among: 0) }
        } else if items.count < 2 {
            for index in 0..<items.count { serve(index, available, &request, among: 1) }
        } else {
            distribute(available, &request)
        }
        finish()
        solved = request.reach.range(along: axis)
        return size
    }

    /// Returns the size for a proposal, and tells the engine the proposals for which it stays the same.
    mutating func size(_ proposal: Proposal, _ alignment: AlignmentGuide, _ subviews: LayoutSubviews) -> CGSize {
        let size = solve(proposal, alignment, subviews)
        if items.count > 0 {
            let context = subviews.node(0).context
            context.answerRange = solved
            if knownSince < context.pass { context.noteAnswer(since: knownSince) }
        }
        return size
    }

    /// Proposes a length to an item.
    ///
    /// - Parameter count: The number of items among which the rest is divided; 0 if it is not divided.
    @inline(__always)
    mutating func serve(_ index: Int, _ share: CGFloat, _ request: inout StackRequest, among count: Int) {
        measure(index, share, &request)
        request.reach.limit(to: items[index].range, share: share, among: count)
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

    /// Computes the extent of the solution: the sum along the stack, and the range of the aligned subviews across it.
    private mutating func finish() {
        var main = gaps
        for index in 0..<items.count { main += items[index].size[axis] }
        let cross = isInfinite ? .infinity : upperBound - lowerBound
        main = max(0, main)
        size = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    /// Places the subviews of a solution from the start of `bounds`.
    mutating func place(
        in bounds: CGRect, _ proposal: Proposal, _ alignment: AlignmentGuide, _ subviews: LayoutSubviews
    ) {
        var proposal = proposal
        if proposal[axis.other].isNaN { proposal[axis.other] = bounds.size[axis.other] }
        _ = solve(proposal, alignment, subviews)
        var point = bounds.origin
        let crossStart = bounds.origin[axis.other] - lowerBound
        let cross = solved?[axis.other] ?? .none
        for index in 0..<items.count {
            let item = items[index]
            point[axis] += item.gap
            point[axis.other] = crossStart - item.guide
            subviews.node(index).placeInTurn(
                at: point, Proposal(axis: axis, main: item.proposed, cross: proposal[axis.other]),
                measured: MeasuredSize(
                    size: item.size, range: ProposalRange(axis: axis, main: item.range, cross: cross)))
            point[axis] += item.size[axis]
        }
    }
}
