import Foundation

/// A type that sizes and places a collection of views. Only `sizeThatFits` and `placeSubviews` have no default
/// implementation.
///
/// All positions are left to right, regardless of the reading direction; the engine mirrors them afterwards. The
/// methods may be called often, with any proposals, and on any thread. The engine reports and corrects a size that is
/// NaN, negative, or infinite for a finite proposal.
///
/// Layouts may be nested to any depth. If nested calls do not fit on the stack, the engine ends them early: subviews
/// return placeholder sizes, the engine discards results computed from these, and queries the layout again.
@preconcurrency
public protocol Layout: Sendable, Animatable {
    /// The properties of the layout that affect its subviews; by default, there is no stack orientation.
    static var layoutProperties: LayoutProperties { get }

    /// The type of the data kept between calls. The data must depend only on the layout and its subviews.
    associatedtype Cache = Void

    /// The proxies of the subviews.
    typealias Subviews = LayoutSubviews

    /// Creates the cache. Called before any other method.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after a change of the layout or a subview; by default, creates a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the distances that the container prefers to keep; by default, the preferences of all subviews merged.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the container's size in points for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview in `bounds`, whose size was returned for `proposal`. The origin of `bounds` is not always
    /// (0, 0).
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the explicit position of a guide in `bounds`, or `nil`; by default, merged from the subviews.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the explicit position of a guide in `bounds`, or `nil`; by default, merged from the subviews.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    /// Returns an empty cache.
    public func makeCache(subviews: Subviews) -> Cache { () }
}

extension Layout {
    /// The properties of the layout, without a stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache with a new one.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the larger preference of all subviews on each edge; 0 without subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        if subviews.isEmpty { return .zero }
        var result = ViewSpacing(.empty, direction: subviews.layoutDirection)
        for index in 0..<subviews.count { result.formUnion(subviews.node(index).spacing) }
        return result
    }

    /// Merges the subviews' explicit positions, as they would be placed in `bounds`, as `combineExplicit` does.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the subviews' explicit positions, as they would be placed in `bounds`, as `combineExplicit` does.
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
    /// Centres a subview that its container did not place.
    final func placeCentred(in bounds: CGRect, _ proposal: Proposal) {
        let middle = CGPoint(
            x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        place(at: middle, anchor: .center, proposal)
    }
}
