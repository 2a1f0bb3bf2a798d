import Foundation
import LayoutEngine

extension View {
    /// Fills the area behind this view with a style, which extends beyond the safe area at the edges where this view
    /// ends at it.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { ExtendedStyleView(style: style, edges: edges) }
    }

    /// Places a material behind this view and sets it in the view's environment. By default it extends beyond the
    /// safe area.
    nonisolated public func background(_ style: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        environment(\.backgroundMaterial, style).background { ExtendedStyleView(style: style, edges: edges) }
    }

    /// Places a material, clipped to a shape, behind this view and sets it in the view's environment.
    nonisolated public func background<S: Shape>(
        _ style: Material, in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        environment(\.backgroundMaterial, style)
            .background { _ShapeFigure(shape: shape, style: style, ink: .fill(fillStyle)) }
    }

    /// Fills the area behind this view with the background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view with a style.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { _ShapeFigure(shape: shape, style: style, ink: .fill(fillStyle)) }
    }

    /// Fills a shape behind this view with the background style.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills a shape in front of this view with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { _ShapeFigure(shape: shape, style: style, ink: .fill(fillStyle)) }
    }

    /// Adds a border of a style and a width in points inside this view's edges.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay {
            _ShapeFigure(
                shape: Rectangle().inset(by: width / 2), style: content, ink: .stroke(StrokeStyle(lineWidth: width)))
        }
    }

    /// Clips the drawing of this view to a shape in its frame.
    ///
    /// Layout does not change, and taps land where they did; use `contentShape(_:)` to change that.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(EffectModifier(effect: ClipEffect(shape: shape, style: style)))
    }

    /// Clips the drawing of this view to its frame. Layout does not change, and taps land where they did.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the drawing of this view to its frame with rounded corners of a radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Fills the area in front of this view with a style, which extends beyond the safe area at the edges where this
    /// view ends at it.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { ExtendedStyleView(style: style, edges: edges) }
    }

    /// Sets the content shape of this view for some purposes.
    ///
    /// Only `.interaction` has an effect: taps land inside the shape and nowhere else. There are no previews of drags
    /// or context menus, pointers or focus rings for the other purposes to shape. If `kind` contains only those,
    /// nothing changes.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            UnaryLayoutModifier(ContentShapeLayout(shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill)))
    }

    /// Limits hit testing of this view to a shape in its frame.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(UnaryLayoutModifier(ContentShapeLayout(shape: shape, eoFill: eoFill)))
    }
}
