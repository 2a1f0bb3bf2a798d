import Foundation

/// A layout that arranges subviews in a row and divides its width among them, as `HStack` does.
public struct HStackLayout: Layout {
    /// The guide that aligns the subviews; `center` by default.
    public var alignment: VerticalAlignment
    /// The gap between subviews in points, possibly negative. If `nil` or not finite, neighbours' preferences decide.
    public var spacing: CGFloat?

    /// Makes a layout with an alignment and a gap in points.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A stack has nothing to animate itself: the frames of its subviews move.
    public typealias AnimatableData = EmptyAnimatableData
    /// The gaps between the subviews, and the last solution.
    public typealias Cache = _StackLayoutCache

    /// The stack's orientation.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// Makes the cache, in time linear in the number of subviews.
    public func makeCache(subviews: Subviews) -> Cache {
        stackCache(subviews)
    }

    /// Reads the subviews again, in time linear in their number.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.update(alignment: stackAlignment, spacing: spacing, subviews: subviews)
    }

    /// Returns the preferences of all subviews across the stack, and of the first and last along it.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        stackSpacing(subviews)
    }

    /// Returns the sum of lengths and gaps along the stack, and the extent of the aligned subviews across it.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.size(Proposal(proposal), stackAlignment, subviews)
    }

    /// Places the subviews one after another.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        cache.place(in: bounds, Proposal(proposal), stackAlignment, subviews)
    }
}

extension HStackLayout: StackLayout {
    package var stackAlignment: AlignmentGuide { alignment.guide }
}
