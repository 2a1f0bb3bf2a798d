import Foundation

/// An outline to draw; the frequent ones are told apart so that renderers can show them well.
package enum DrawnShape: Hashable, Sendable {
    case rect(CGRect)
    /// A rectangle with elliptic corners, each limited to half a side.
    case roundedRect(CGRect, cornerWidth: Double, cornerHeight: Double)
    case ellipse(CGRect)
    case path(PathData)

    package var path: PathData {
        switch self {
        case .rect(let rect): PathData(rect: rect)
        case .roundedRect(let rect, let width, let height):
            PathData(roundedRect: rect, cornerWidth: width, cornerHeight: height)
        case .ellipse(let rect): PathData(ellipseIn: rect)
        case .path(let path): path
        }
    }

    /// The smallest upright rectangle around the shape; null if there is none.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.standardized
        case .path(let path): path.bounds
        }
    }

    /// Whether every number can be drawn with.
    var isDrawable: Bool {
        switch self {
        case .rect(let rect), .ellipse(let rect): rect.isFinite
        case .roundedRect(let rect, let width, let height): rect.isFinite && width.isFinite && height.isFinite
        case .path(let path): !path.isEmpty
        }
    }
}

/// How an outline is stroked.
package struct StrokePen: Hashable, Sendable {
    /// The width of the line in points.
    package var width: Double
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: Double
    /// The lengths of dashes and gaps in turn, in points; empty for a whole line.
    package let dash: [Double]
    package var dashPhase: Double

    /// Creates a pen. Dashes with a length that is below zero or not finite, or that are all zero, count as none.
    package init(
        width: Double = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit.isFinite ? max(1, miterLimit) : 10
        let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
        self.dash = isUsable ? dash : []
        self.dashPhase = dashPhase.isFinite ? dashPhase : 0
    }

    var isDrawable: Bool { width.isFinite && width > 0 }
}
