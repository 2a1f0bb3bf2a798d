import Foundation

extension CGContext {
    // MARK: Colours

    /// Sets the colour of fills; opaque black at first.
    public func setFillColor(_ color: CGColor) { state.fill = .color(color.value) }

    /// Sets the colour of strokes; opaque black at first.
    public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.value) }

    /// Sets the colour of fills, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of strokes, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of fills, from 0 for black to 1 for white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour of strokes, from 0 for black to 1 for white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets how opaque what follows is, 0 to 1, on top of its colours; 1 at first. NaN counts as 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

    // MARK: Lines

    /// Sets the width of strokes in points; 1 at first. One that is not above zero draws no strokes.
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

    /// Sets how the ends of strokes look; cut off at first.
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

    /// Sets how the corners of strokes look; pointed at first.
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

    /// Sets how far a corner may point, as a multiple of the width; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.pen = state.pen.with(miterLimit: limit) }

    /// Sets the lengths of dashes and gaps in turn, in points, and where in them a stroke begins. No lengths make a
    /// whole line, as do lengths below zero.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.pen = state.pen.with(dash: lengths.map { Double($0) }, phase: phase)
    }

    // MARK: Shadow

    /// Sets the shadow that each thing drawn from now on throws. Transforms do not change how far it falls.
    ///
    /// - Parameters:
    ///   - offset: How far it falls, in points to the right and down.
    ///   - blur: How far it is blurred, in points.
    ///   - color: Its colour; `nil` for none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = DisplayGroup.Effects.Shadow(color: color.value, radius: max(0, blur), offset: offset)
    }

    /// Sets a shadow in black of a third's opacity.
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
