import Foundation
import LayoutEngine

extension View {
    /// Fills the area behind this view with a style, beyond the safe area at the edges where this view ends there.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { ExtendedStyleView(style: style, edges: edges) }
    }

    /// Lays a material behind this view, of which the view is told in its environment. By default it reaches beyond the
    /// safe area.
    nonisolated public func background(_ style: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        environment(\.backgroundMaterial, style).background { ExtendedStyleView(style: style, edges: edges) }
    }

    /// Lays a material in a shape behind this view, of which the view is told in its environment.
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

    /// Fills a shape over this view with a style.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { _ShapeFigure(shape: shape, style: style, ink: .fill(fillStyle)) }
    }

    /// Draws a frame of a style inside this view's edges, so many points wide.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay {
            _ShapeFigure(
                shape: Rectangle().inset(by: width / 2), style: content, ink: .stroke(StrokeStyle(lineWidth: width)))
        }
    }

    /// Shows only what of this view lies inside a shape in its frame. Layout does not change, and taps land where they
    /// did; `contentShape(_:)` changes that.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(EffectModifier(effect: ClipEffect(shape: shape, style: style)))
    }

    /// Shows only what of this view lies in its frame. Layout does not change, and taps land where they did.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Shows only what of this view lies in its frame with round corners of a radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Fills the area over this view with a style, beyond the safe area at the edges where this view ends there.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { ExtendedStyleView(style: style, edges: edges) }
    }

    /// Sets the shape that this view has for some purposes. Of these only `.interaction` means something here: taps
    /// land inside the shape and nowhere else. There are no drags, context menus, pointers or focus rings whose looks
    /// the others decide; where `kind` is one of these alone, nothing changes.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            UnaryLayoutModifier(ContentShapeLayout(shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill)))
    }

    /// Has taps on this view land inside a shape in its frame, and nowhere else.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(UnaryLayoutModifier(ContentShapeLayout(shape: shape, eoFill: eoFill)))
    }
}
