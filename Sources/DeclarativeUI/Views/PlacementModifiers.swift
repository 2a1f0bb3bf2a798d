import Foundation
import LayoutEngine

extension View {
    /// Takes the room proposed and puts the centre of this view at a point in it, in points from its top leading
    /// corner.
    ///
    /// Without a proposal it takes this view's own size. A coordinate that is not finite is reported and counts as 0.
    nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Takes the room proposed and puts the centre of this view at a point in it, in points from its top leading
    /// corner.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(UnaryLayoutModifier(PositionLayout(x: x, y: y)))
    }

    /// Proposes this view a size of a ratio of width to height, that of its ideal size if `nil`, which fits or fills
    /// what is proposed. A ratio that is no positive finite number is reported and counts as `nil`.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(UnaryLayoutModifier(AspectRatioLayout(aspectRatio, contentMode: contentMode)))
    }

    /// Proposes this view a size of the ratio of another, which fits or fills what is proposed.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Proposes this view a size of its own ratio that fits what is proposed.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Proposes this view a size of its own ratio that fills what is proposed.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Says where a horizontal guide lies in this view, in points from its leading edge; the size stays.
    @preconcurrency
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(UnaryLayoutModifier(AlignmentGuideLayout(g, computeValue: computeValue)))
    }

    /// Says where a vertical guide lies in this view, in points from its upper edge; the size stays.
    @preconcurrency
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(UnaryLayoutModifier(AlignmentGuideLayout(g, computeValue: computeValue)))
    }
}
