import Drawing
import Foundation
import LayoutEngine

/// A style for filling paths.
@frozen public struct FillStyle: Equatable, Sendable {
    /// A Boolean value that indicates whether the even-odd rule applies: areas that the path encloses twice are not
    /// filled.
    public var isEOFilled: Bool
    /// A Boolean value that determines whether to smooth edges in output that has pixels. Vector and text output ignore
    /// it.
    public var isAntialiased: Bool

    /// Creates a fill style.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    /// The rule as renderers know it.
    var rule: CGPathFillRule { isEOFilled ? .evenOdd : .winding }
}

/// A style for stroking paths.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points. A width that is not greater than zero draws nothing.
    public var lineWidth: CGFloat
    /// The shape of the ends of the line.
    public var lineCap: CGLineCap
    /// The shape of the joins between segments.
    public var lineJoin: CGLineJoin
    /// The maximum extent of a miter join, as a multiple of half the line width. Longer joins are cut off.
    public var miterLimit: CGFloat
    /// The lengths of alternating dashes and gaps, in points. Empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
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
    /// The animatable data: the line width, the miter limit and the dash phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
