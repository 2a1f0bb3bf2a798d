import Foundation

/// Lays subviews out in rows whose cells share columns; the rule of `Grid` for use in other layouts.
///
/// Each `GridRow` is a row of cells; a subview that is in none is a row of its own across all columns. A solution costs
/// three questions a cell and a sort.
public struct GridLayout: Layout {
    /// The guides by which cells are placed in their room; `center` unless given.
    public var alignment: Alignment
    /// The gap between columns in points, which may be negative; what neighbours prefer if `nil` or not finite.
    public var horizontalSpacing: CGFloat?
    /// The gap between rows in points, which may be negative; what neighbours prefer if `nil` or not finite.
    public var verticalSpacing: CGFloat?

    /// Makes a layout of an alignment and gaps in points.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// A grid has no data to animate: its subviews' frames move.
    public typealias AnimatableData = EmptyAnimatableData

    /// The cells and the last solution.
    public struct Cache {
        fileprivate let structure: GridStructure
        /// The guide on which the cells of a row stand, where it is none of the row's own edges or its middle.
        fileprivate let rowGuides: [AlignmentGuide?]
        fileprivate var flexibility: GridFlexibility?
        fileprivate var solved: (proposal: Proposal, solution: GridSolution)?
    }

    /// Makes the cache. Costs a few steps a subview.
    public func makeCache(subviews: Subviews) -> Cache {
        let structure = GridStructure(
            subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        var guides: [AlignmentGuide?] = []
        guides.reserveCapacity(structure.rows.count)
        for row in structure.rows {
            let guide = (row.alignment ?? alignment.vertical).guide
            guides.append(guide.neverMerges ? nil : guide)
        }
        return Cache(structure: structure, rowGuides: guides)
    }

    /// The preferences of the cells at the outer edges.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.structure.spacing(subviews) }

    /// The columns' and rows' lengths together with their gaps.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solve(Proposal(proposal), subviews, &cache).size
    }

    /// Places the cells in their columns and rows.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        solve(Proposal(proposal), subviews, &cache)
            .place(in: bounds, cache.structure, alignment, rowGuides: cache.rowGuides, subviews)
    }

    private func solve(_ proposal: Proposal, _ subviews: Subviews, _ cache: inout Cache) -> GridSolution {
        if let solved = cache.solved, solved.proposal == proposal { return solved.solution }
        let flexibility = cache.flexibility ?? GridFlexibility(subviews)
        cache.flexibility = flexibility
        let solution = GridSolver.solve(
            proposal, cache.structure, rowGuides: cache.rowGuides, flexibility: flexibility, subviews)
        cache.solved = (proposal, solution)
        return solution
    }
}

extension GridLayout: EngineLayout {}

@available(*, unavailable)
extension GridLayout.Cache: Sendable {}
