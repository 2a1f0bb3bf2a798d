import Foundation

/// A layout that stacks subviews from back to front, as `ZStack` does.
public struct ZStackLayout: Layout {
    /// The guides that align the subviews; `center` by default.
    public var alignment: Alignment

    /// Creates a stack layout with the given alignment.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// The type of the animatable data, which is empty: the frames of the subviews animate instead.
    public typealias AnimatableData = EmptyAnimatableData
    /// The type of the cache; the layout keeps no data between calls.
    public typealias Cache = Void

    /// Returns the merged preferences of the subviews with the highest priority; 0 without subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        if subviews.isEmpty { return .zero }
        let highest = highestPriority(subviews)
        var result = ViewSpacing(.empty, direction: subviews.layoutDirection)
        for index in 0..<subviews.count where subviews.node(index).effectivePriority == highest {
            result.formUnion(subviews.node(index).spacing)
        }
        return result
    }

    /// Returns the extent of the aligned subviews that have the highest priority.
    ///
    /// On each axis it is the sum of the largest extents before and after the guide.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        if subviews.isEmpty { return .zero }
        let highest = highestPriority(subviews)
        var (width, height) = (AlignedExtent(), AlignedExtent())
        var common = ProposalRange.all
        var range = ProposalRange.all
        for index in 0..<subviews.count {
            let node = subviews.node(index)
            if node.effectivePriority != highest { continue }
            let dimensions = node.dimensions(Proposal(proposal), &range)
            common.formIntersection(range)
            width.insert(length: dimensions.width, guide: dimensions[alignment.horizontal])
            height.insert(length: dimensions.height, guide: dimensions[alignment.vertical])
        }
        // Positions follow from the size alone.
        subviews.node(0).context.answerRange = common
        return CGSize(width: width.length, height: height.length)
    }

    /// Proposes the size of the bounds to each subview and aligns them.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let highest = highestPriority(subviews)
        let proposal = Proposal(bounds.size)
        var x: CGFloat = -.infinity
        var y: CGFloat = -.infinity
        for index in 0..<subviews.count {
            let node = subviews.node(index)
            if node.effectivePriority != highest { continue }
            let dimensions = node.dimensions(proposal)
            x = max(x, dimensions[alignment.horizontal])
            y = max(y, dimensions[alignment.vertical])
        }
        for index in 0..<subviews.count {
            let node = subviews.node(index)
            var range = ProposalRange(proposal)
            let dimensions = node.dimensions(proposal, &range)
            let point = CGPoint(
                x: bounds.origin.x + (x - dimensions[alignment.horizontal]),
                y: bounds.origin.y + (y - dimensions[alignment.vertical]))
            node.placeInTurn(at: point, proposal, measured: MeasuredSize(size: dimensions.size, range: range))
        }
    }

    private func highestPriority(_ subviews: Subviews) -> Double {
        var highest = -Double.infinity
        for index in 0..<subviews.count { highest = max(highest, subviews.node(index).effectivePriority) }
        return highest
    }
}

extension ZStackLayout: EngineLayout {}

/// The largest extents of aligned items on both sides of a guide.
private struct AlignedExtent {
    private var before: CGFloat = -.infinity
    private var after: CGFloat = -.infinity
    private var isEndless = false

    mutating func insert(length: CGFloat, guide: CGFloat) {
        if length == .infinity {
            // The item's guides may be anywhere.
            isEndless = true
            return
        }
        before = max(before, guide)
        after = max(after, length - guide)
    }

    /// The length of the extent; 0 without items.
    var length: CGFloat { isEndless ? .infinity : before == -.infinity ? 0 : max(0, before + after) }
}
