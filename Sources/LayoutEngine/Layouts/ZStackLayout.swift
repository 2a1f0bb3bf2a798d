import Foundation

/// Lays subviews out on top of one another; the rule of `ZStack` for use in other layouts.
public struct ZStackLayout: Layout {
    /// The guides by which the subviews are lined up; `center` unless given.
    public var alignment: Alignment

    /// Makes a layout of an alignment.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// A stack has no data to animate: its subviews' frames move.
    public typealias AnimatableData = EmptyAnimatableData
    /// Nothing is kept between calls.
    public typealias Cache = Void

    /// The preferences of the subviews of the highest priority; 0 without subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        if subviews.isEmpty { return .zero }
        let highest = highestPriority(subviews)
        var result = ViewSpacing(.empty, direction: subviews.layoutDirection)
        for index in 0..<subviews.count where subviews.node(index).effectivePriority == highest {
            result.formUnion(subviews.node(index).spacing)
        }
        return result
    }

    /// The lengths that the subviews of the highest priority take up once they are lined up: on each axis the largest
    /// extent before the guide and the largest after it.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let highest = highestPriority(subviews)
        var (width, height) = (AlignedExtent(), AlignedExtent())
        for index in 0..<subviews.count {
            let node = subviews.node(index)
            if node.effectivePriority != highest { continue }
            let dimensions = node.dimensions(Proposal(proposal))
            width.insert(length: dimensions.width, guide: dimensions[alignment.horizontal])
            height.insert(length: dimensions.height, guide: dimensions[alignment.vertical])
        }
        return CGSize(width: width.length, height: height.length)
    }

    /// Proposes the bounds' size to each subview and lines them up.
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
            let dimensions = node.dimensions(proposal)
            let point = CGPoint(
                x: bounds.origin.x + (x - dimensions[alignment.horizontal]),
                y: bounds.origin.y + (y - dimensions[alignment.vertical]))
            node.placeInTurn(at: point, proposal)
        }
    }

    private func highestPriority(_ subviews: Subviews) -> Double {
        var highest = -Double.infinity
        for index in 0..<subviews.count { highest = max(highest, subviews.node(index).effectivePriority) }
        return highest
    }
}

extension ZStackLayout: EngineLayout {}

/// How far items that are lined up at a guide reach on both sides of it.
private struct AlignedExtent {
    private var before: CGFloat = -.infinity
    private var after: CGFloat = -.infinity
    private var isEndless = false

    mutating func insert(length: CGFloat, guide: CGFloat) {
        if length == .infinity {
            // Its guides need not be anywhere.
            isEndless = true
            return
        }
        before = max(before, guide)
        after = max(after, length - guide)
    }

    /// The extent of all; 0 where there are none.
    var length: CGFloat { isEndless ? .infinity : before == -.infinity ? 0 : max(0, before + after) }
}
