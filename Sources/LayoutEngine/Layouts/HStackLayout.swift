import Foundation

/// A layout that arranges subviews in a row and divides its width among them, as `HStack` does.
public struct HStackLayout: Layout {
    /// The guide that aligns the subviews; `center` by default.
    public var alignment: VerticalAlignment
    /// The spacing between subviews in points, which may be negative. If it is `nil` or not finite, the preferences
    /// of neighbours determine it.
    public var spacing: CGFloat?

    /// Creates a horizontal stack layout with the given alignment and spacing in points.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The type of the animatable data, which is empty: the frames of the subviews animate instead.
    public typealias AnimatableData = EmptyAnimatableData
    /// The type of the cache, which keeps the spacing between subviews and the last solution.
    public typealias Cache = _StackLayoutCache

    /// The properties of the layout, with the orientation of the stack.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// Creates the cache, in time linear in the number of subviews.
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

    /// Returns the sum of lengths and spacing along the stack, and the extent of the aligned subviews across it.
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
