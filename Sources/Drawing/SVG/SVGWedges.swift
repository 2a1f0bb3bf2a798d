import Foundation
import Foundations

/// An angular gradient, which SVG does not support, approximated by wedges around a point.
struct SVGWedges {
    let gradient: Paint.Gradient
    let center: CGPoint
    let start: Double
    let end: Double
    let area: CGRect

    /// The largest angle of a wedge where colours change, in radians.
    private static let step = Double.pi / 45

    /// The attributes and contents of a pattern, without the id.
    var pattern: String {
        // Strokes along the edge of the area extend beyond it.
        let region = area.standardized.grown(by: area.width / 2 + 16, area.height / 2 + 16)
        let reach = hypot(
            max(region.maxX - center.x, center.x - region.minX), max(region.maxY - center.y, center.y - region.minY))
        // The contents of a pattern begin where the pattern does, which a transform says to every viewer.
        var result =
            " patternUnits=\"userSpaceOnUse\" width=\"" + SVGText.number(region.width) + "\" height=\""
            + SVGText.number(region.height) + "\" patternTransform=\"translate(" + SVGText.number(region.minX) + " "
            + SVGText.number(region.minY) + ")\">"
        let middle = CGPoint(x: center.x - region.minX, y: center.y - region.minY)
        let wedges = wedges
        let isOpaque = gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        if !isOpaque { result += "<g shape-rendering=\"crispEdges\">" }
        for (index, wedge) in wedges.enumerated() {
            // Each wedge except the last extends below the next one, so that no gap shows between them. If they are
            // seen through, they meet in whole pixels instead.
            let to = isOpaque && index + 1 < wedges.count ? wedge.to + Self.step / 4 : wedge.to
            let (from, far) = (wedge.from, reach / cos((to - wedge.from) / 2))
            func point(_ angle: Double) -> String {
                SVGText.number(middle.x + far * cos(angle)) + " " + SVGText.number(middle.y + far * sin(angle))
            }
            result +=
                "<path d=\"M" + SVGText.number(middle.x) + " " + SVGText.number(middle.y) + "L" + point(from) + "L"
                + point(to) + "Z\"" + SVGText.color(wedge.color, "fill") + "/>"
        }
        return isOpaque ? result : result + "</g>"
    }

    /// The wedges of one turn, clockwise.
    private var wedges: [(from: Double, to: Double, color: ColorComponents)] {
        let turn = 2 * Double.pi
        let low = min(start, end)
        // The angles at which colours change, relative to the lower end.
        var edges = [0, turn]
        let sweep = abs(end - start)
        for stop in gradient.stops {
            let angle = start + (end - start) * stop.location - low
            let last = sweep > turn && end > start ? sweep - turn : 0
            if angle >= last, angle - last < turn { edges.append((angle).truncatingRemainder(dividingBy: turn)) }
        }
        if sweep < turn { edges += [sweep, sweep + (turn - sweep) / 2] }
        edges.sort()
        var result: [(from: Double, to: Double, color: ColorComponents)] = []
        for (from, to) in zip(edges, edges.dropFirst()) where to - from > 1e-9 {
            let (first, last) = (color(low + from + (to - from) * 0.001), color(low + to - (to - from) * 0.001))
            let widest = first == last ? Double.pi / 2 : Self.step
            let count = Int(clamping: ((to - from) / widest).rounded(.up), to: 1...1_000)
            for index in 0..<count {
                let (a, b) = (
                    low + from + (to - from) * Double(index) / Double(count),
                    low + from + (to - from) * Double(index + 1) / Double(count)
                )
                result.append((a, b, color((a + b) / 2)))
            }
        }
        return result
    }

    private func color(_ angle: Double) -> ColorComponents {
        gradient.color(at: Paint.share(ofAngle: angle, from: start, to: end))
    }
}
