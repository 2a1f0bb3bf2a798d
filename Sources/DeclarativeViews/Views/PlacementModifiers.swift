import Foundation
import LayoutEngine

extension View {
    /// Takes the proposed space and centres this view at a point in it, in points from the top leading corner.
    ///
    /// Without a proposal, it takes the size of this view. A coordinate that is not finite is reported and counts as
    /// 0.
    nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Takes the proposed space and centres this view at a point in it, in points from the top leading corner.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(UnaryLayoutModifier(PositionLayout(x: x, y: y)))
    }

    /// Constrains this view to an aspect ratio that fits or fills the proposed space.
    ///
    /// The ratio is width divided by height; `nil` uses the ratio of the view's ideal size. A ratio that is not
    /// positive and finite is reported and counts as `nil`.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(UnaryLayoutModifier(AspectRatioLayout(aspectRatio, contentMode: contentMode)))
    }

    /// Constrains this view to the aspect ratio of a size, which fits or fills the proposed space.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales this view to fit the proposed space, and preserves its aspect ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales this view to fill the proposed space, and preserves its aspect ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Sets the position of a horizontal alignment guide of this view, in points from its leading edge, without
    /// changing the view's size.
    @preconcurrency
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(UnaryLayoutModifier(AlignmentGuideLayout(g, computeValue: computeValue)))
    }

    /// Sets the position of a vertical alignment guide of this view, in points from its top edge, without changing
    /// the view's size.
    @preconcurrency
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(UnaryLayoutModifier(AlignmentGuideLayout(g, computeValue: computeValue)))
    }
}
