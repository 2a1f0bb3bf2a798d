import Foundation

/// A layout that arranges subviews in rows whose cells share columns, as `Grid` does.
///
/// Each `GridRow` is a row of cells. A subview outside a row is a row of its own that spans all columns. Solving the
/// grid takes three size queries per cell, and a sort.
public struct GridLayout: Layout {
    /// The guides that align cells within their columns and rows; `center` by default.
    public var alignment: Alignment
    /// The spacing between columns in points, which may be negative. If it is `nil` or not finite, the preferences of
    /// neighbours determine it.
    public var horizontalSpacing: CGFloat?
    /// The spacing between rows in points, which may be negative. If it is `nil` or not finite, the preferences of
    /// neighbours determine it.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout with the given alignment and spacing in points.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The type of the animatable data, which is empty: the frames of the subviews animate instead.
    public typealias AnimatableData = EmptyAnimatableData

    /// A cache of the cells and the last solution.
    public struct Cache {
        fileprivate let structure: GridStructure
        /// The guide that aligns the cells of a row with one another, for rows not aligned by an edge or the middle.
        fileprivate let rowGuides: [AlignmentGuide?]
        fileprivate var flexibility: GridFlexibility?
        fileprivate var solved: (proposal: Proposal, solution: GridSolution)?
    }

    /// Creates the cache, in time linear in the number of subviews.
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

    /// Returns the spacing preferences of the cells at the outer edges.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.structure.spacing(subviews) }

    /// Returns the sum of all columns and rows, including the spacing between them.
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
