/// How an outline is stroked.
package struct StrokePen: Hashable, Sendable {
    /// The width of the line in points.
    package var width: Double
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: Double
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    package let dash: [Double]
    package var dashPhase: Double

    /// Creates a pen. The line is solid if a dash length is negative or not finite, or if all are zero.
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
