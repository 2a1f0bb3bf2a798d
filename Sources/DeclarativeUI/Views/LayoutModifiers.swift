import Foundation
import LayoutEngine

extension View {
    /// Gives this view a frame of fixed lengths in points; `nil` leaves an axis to the view.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(UnaryLayoutModifier(FrameLayout(width: width, height: height, alignment: alignment)))
    }

    /// Does nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    /// Gives this view a frame of least, ideal and greatest lengths in points; `nil` leaves a bound to the view.
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

    /// Lets this view have its ideal size, whatever is proposed.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Lets this view have its ideal length on the axes named, whatever is proposed.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(UnaryLayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Puts room around this view: points for each edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(UnaryLayoutModifier(PaddingLayout(insets)))
    }

    /// Puts room around this view on some edges; 16 points where no length is given.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(UnaryLayoutModifier(PaddingLayout(edges, length)))
    }

    /// Puts `length` points of room around this view.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Says how much this view's needs come before its siblings'; 0 unless set.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(UnaryLayoutModifier(PriorityLayout(value)))
    }

    /// Sets a value that the layout around this view can read.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(UnaryLayoutModifier(LayoutValueLayout<K>(value: value)))
    }
}
