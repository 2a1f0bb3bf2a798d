import Foundation

@testable import Drawing

extension PathData {
    /// The area that closed straight subpaths run round, those that run clockwise on the screen counted as above zero.
    var area: Double {
        var area = 0.0
        for line in polylines() {
            var before = line.points[line.points.count - 1]
            for point in line.points {
                area += (before.x * point.y - point.x * before.y) / 2
                before = point
            }
        }
        return area
    }

    /// How long all lines are, curves as rows of lines that stay so close.
    func length(tolerance: Double) -> Double {
        var length = 0.0
        for piece in polylines(tolerance: tolerance, limit: 512) {
            let points = piece.isClosed ? piece.points + [piece.points[0]] : piece.points
            for (a, b) in zip(points, points.dropFirst()) { length += hypot(b.x - a.x, b.y - a.y) }
        }
        return length
    }

    /// Whether every coordinate is finite.
    var hasOnlyNumbers: Bool {
        for element in elements {
            switch element {
            case .move(let point), .line(let point): if !point.isFinite { return false }
            case .quad(let control, let point): if !control.isFinite || !point.isFinite { return false }
            case .curve(let one, let two, let point):
                if !one.isFinite || !two.isFinite || !point.isFinite { return false }
            case .close: break
            }
        }
        return true
    }

    var outlineFault: String? { outlineFault(isAreaKnown: true) }

    /// What is wrong with an outline that ought to be made of closed straight subpaths.
    func outlineFault(isAreaKnown: Bool) -> String? {
        var isOpen = false
        for element in elements {
            switch element {
            case .move:
                if isOpen { return "an open subpath" }
                isOpen = true
            case .line: break
            case .close: isOpen = false
            default: return "a curve"
            }
        }
        if isOpen { return "an open subpath at the end" }
        return isAreaKnown && area < -1e-6 ? "an area below zero" : nil
    }
}
