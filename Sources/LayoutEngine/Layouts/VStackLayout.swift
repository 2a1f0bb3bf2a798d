import Foundation

/// Lays subviews out in a column, sharing its height among them; the rule of `VStack` for use in other layouts.
public struct VStackLayout: Layout {
    /// The guide by which the subviews are lined up; `center` unless given.
    public var alignment: HorizontalAlignment
    /// The gap between subviews in points, which may be negative; what neighbours prefer if `nil` or not finite.
    public var spacing: CGFloat?

    /// Makes a layout of an alignment and a gap in points.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A stack has no data to animate: its subviews' frames move.
    public typealias AnimatableData = EmptyAnimatableData
    /// The gaps and the last solution.
    public typealias Cache = _StackLayoutCache

    /// The stack's orientation.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// Makes the cache. Costs a step a subview.
    public func makeCache(subviews: Subviews) -> Cache {
        stackCache(subviews)
    }

    /// Reads the subviews anew. Costs a step a subview.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.update(alignment: stackAlignment, spacing: spacing, subviews: subviews)
    }

    /// All subviews' preferences across the stack, the first's and last's along it.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        stackSpacing(subviews)
    }

    /// The subviews' lengths and gaps along the stack, and the extent of the lined up subviews across it.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.solve(Proposal(proposal), subviews)
    }

    /// Places the subviews one after another.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        cache.place(in: bounds, Proposal(proposal), subviews)
    }
}

extension VStackLayout: StackLayout {
    package var stackAlignment: AlignmentGuide { alignment.guide }
}
