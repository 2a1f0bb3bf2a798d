import Drawing
import Foundation
import LayoutEngine

/// How an outline is filled.
@frozen public struct FillStyle: Equatable, Sendable {
    /// Whether what the outline runs round twice counts as outside.
    public var isEOFilled: Bool
    /// Whether edges are softened where there are pixels. Vector and text output take no notice of it.
    public var isAntialiased: Bool

    /// A way of filling.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    /// The rule as renderers know it.
    var rule: CGPathFillRule { isEOFilled ? .evenOdd : .winding }
}

/// How an outline is stroked.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line in points. A width that is not above zero draws nothing.
    public var lineWidth: CGFloat
    /// How the ends look.
    public var lineCap: CGLineCap
    /// How the corners look.
    public var lineJoin: CGLineJoin
    /// How far a pointed corner may reach, as a multiple of half the width; beyond it the corner is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a whole line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// A way of stroking.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The pen as renderers know it.
    var pen: StrokePen {
        StrokePen(
            width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit),
            dash: dash.map(Double.init), dashPhase: Double(dashPhase))
    }
}

extension StrokeStyle: Animatable {
    /// The width, the miter limit and the phase of the dashes.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
