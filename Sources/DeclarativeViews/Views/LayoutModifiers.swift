import Foundation
import LayoutEngine

extension View {
    /// Positions this view in a frame with a fixed size in points. On an axis with a `nil` length, the view
    /// determines the length.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(UnaryLayoutModifier(FrameLayout(width: width, height: height, alignment: alignment)))
    }

    /// Returns this view unchanged.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    /// Positions this view in a frame with minimum, ideal and maximum lengths in points. For each `nil` limit, the
    /// view determines the limit.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            UnaryLayoutModifier(
                FlexibleFrameLayout(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    /// Fixes this view at its ideal size, regardless of the proposal.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes this view at its ideal length on the given axes, regardless of the proposal.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(UnaryLayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Adds padding around this view, with a length in points for each edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(UnaryLayoutModifier(PaddingLayout(insets)))
    }

    /// Adds padding at the given edges of this view, in points; 16 by default.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(UnaryLayoutModifier(PaddingLayout(edges, length)))
    }

    /// Adds `length` points of padding around this view.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Sets this view's layout priority among its siblings; 0 by default. Views with a higher priority get space
    /// first. An inner priority wins.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(UnaryLayoutModifier(PriorityLayout(value)))
    }

    /// Sets a value that the enclosing layout can read. An inner value for the same key wins.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(UnaryLayoutModifier(LayoutValueLayout<K>(value: value)))
    }
}
