import Foundation

extension CGContext {
    // MARK: Colours

    /// Sets the colour of fills; initially opaque black.
    public func setFillColor(_ color: CGColor) { state.fill = .color(color.value) }

    /// Sets the colour of strokes; initially opaque black.
    public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.value) }

    /// Sets the colour of fills, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of strokes, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of fills to a grey from 0, black, to 1, white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour of strokes to a grey from 0, black, to 1, white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the opacity of further drawing, from 0 to 1, which multiplies the opacity of colours; initially 1. NaN
    /// counts as 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

    // MARK: Lines

    /// Sets the width of strokes in points; initially 1. With a width of 0 or less, strokes draw nothing.
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

    /// Sets the shape of the ends of strokes; initially butt.
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

    /// Sets the shape of the corners of strokes; initially miter.
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

    /// Sets the maximum length of a pointed corner as a multiple of the line width; initially 10.
    public func setMiterLimit(_ limit: CGFloat) { state.pen = state.pen.with(miterLimit: limit) }

    /// Sets the dash pattern of strokes.
    ///
    /// - Parameters:
    ///   - phase: The distance into the pattern at which a stroke begins, in points.
    ///   - lengths: The lengths of dashes and gaps in turn, in points. If empty, or if any is negative, strokes are
    ///     solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.pen = state.pen.with(dash: lengths.map { Double($0) }, phase: phase)
    }

    // MARK: Shadow

    /// Sets the shadow of everything drawn from now on. Transforms do not affect its offset.
    ///
    /// - Parameters:
    ///   - offset: The offset in points to the right and down.
    ///   - blur: The blur in points.
    ///   - color: The colour; `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = DisplayGroup.Effects.Shadow(color: color.value, radius: max(0, blur), offset: offset)
    }

    /// Sets a black shadow with an opacity of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
}

extension StrokePen {
    func with(miterLimit: Double? = nil, dash: [Double]? = nil, phase: Double? = nil) -> StrokePen {
        StrokePen(
            width: width, cap: cap, join: join, miterLimit: miterLimit ?? self.miterLimit, dash: dash ?? self.dash,
            dashPhase: phase ?? dashPhase)
    }
}
