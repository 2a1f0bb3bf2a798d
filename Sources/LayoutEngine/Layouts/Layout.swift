import Foundation

/// A rule that sizes and places a collection of views. Only `sizeThatFits` and `placeSubviews` have no default.
///
/// All positions are left to right, whatever the reading direction: the engine mirrors what was placed. The methods may
/// be called often, with any proposals, and on any thread. A size that is not a number, negative, or infinite where the
/// proposal is not, is reported and corrected.
///
/// Layouts may be nested to any depth. Where the calls for that do not fit on the stack, those under way return first:
/// subviews return sizes that stand in for theirs, and what a layout makes of those is dropped and asked for again.
@preconcurrency
public protocol Layout: Sendable, Animatable {
    /// Facts that subviews ask for; no stack orientation unless a type says otherwise.
    static var layoutProperties: LayoutProperties { get }

    /// What the layout keeps between calls. It must follow from the layout and its subviews alone.
    associatedtype Cache = Void

    /// The proxies of the subviews.
    typealias Subviews = LayoutSubviews

    /// Makes the cache, before the first other call.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after the layout or a subview changed. Makes a new one unless a type says otherwise.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances the container prefers: those of all subviews together unless a type says otherwise.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size in points for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview in `bounds`, whose size was returned for `proposal`. Its origin need not be (0, 0).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where the container says that a guide lies in `bounds`, or `nil`; merged from the subviews unless a type says
    /// otherwise.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where the container says that a guide lies in `bounds`, or `nil`; merged from the subviews unless a type says
    /// otherwise.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    /// Makes the empty cache.
    public func makeCache(subviews: Subviews) -> Cache { () }
}

extension Layout {
    /// Properties without a stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The preferences of all subviews on all edges, the larger of each; 0 without subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        if subviews.isEmpty { return .zero }
        var result = ViewSpacing(.empty, direction: subviews.layoutDirection)
        for index in 0..<subviews.count { result.formUnion(subviews.node(index).spacing) }
        return result
    }

    /// The subviews' explicit values where they would be placed in `bounds`, joined as `combineExplicit` does.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The subviews' explicit values where they would be placed in `bounds`, joined as `combineExplicit` does.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedAlignment(
        _ guide: AlignmentGuide, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        if guide.neverMerges || !bounds.width.isFinite || !bounds.height.isFinite { return nil }
        var found = false
        for index in 0..<subviews.count where !subviews.node(index).explicitGuides.isEmpty { found = true }
        if !found { return nil }

        var saved: [SavedPlacement] = []
        saved.reserveCapacity(subviews.count)
        for index in 0..<subviews.count {
            let node = subviews.node(index)
            saved.append(SavedPlacement(node))
            node.turn = .open
        }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        var values: [CGFloat?] = []
        values.reserveCapacity(subviews.count)
        for index in 0..<subviews.count {
            let node = subviews.node(index)
            if node.turn == .open { node.placeCentred(in: bounds, Proposal(proposal)) }
            let value = node.explicitAlignment(guide, proposal: node.placedProposal)
            values.append(value.map { $0 + (guide.axis == .horizontal ? node.placedOrigin.x : node.placedOrigin.y) })
            saved[index].restore(node)
        }
        return guide.combine(values)
    }
}

extension LayoutNode {
    /// Where a subview goes that its container did not place.
    final func placeCentred(in bounds: CGRect, _ proposal: Proposal) {
        let middle = CGPoint(
            x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        place(at: middle, anchor: .center, proposal)
    }
}
