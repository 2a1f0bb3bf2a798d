import Foundation

extension PathData {
    /// The distance of control points from the ends of a cubic curve that approximates a quarter of the unit circle.
    private static let quarter = 0.5522847498307936

    package init(rect: CGRect) {
        self.init()
        addRect(rect)
    }

    package init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    package init(roundedRect rect: CGRect, cornerWidth: Double, cornerHeight: Double) {
        self.init()
        addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }

    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isFinite else { return }
        let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        addClosed(transform) { path in
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: x + width, y: y))
            path.addLine(to: CGPoint(x: x + width, y: y + height))
            path.addLine(to: CGPoint(x: x, y: y + height))
        }
    }

    /// Adds an ellipse as four curves, from its rightmost point via its lowest.
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard rect.isFinite else { return }
        let (x, y, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * Self.quarter, ry * Self.quarter)
        addClosed(transform) { path in
            path.move(to: CGPoint(x: x + rx, y: y))
            path.addCurve(
                to: CGPoint(x: x, y: y + ry), control1: CGPoint(x: x + rx, y: y + ky),
                control2: CGPoint(x: x + kx, y: y + ry))
            path.addCurve(
                to: CGPoint(x: x - rx, y: y), control1: CGPoint(x: x - kx, y: y + ry),
                control2: CGPoint(x: x - rx, y: y + ky))
            path.addCurve(
                to: CGPoint(x: x, y: y - ry), control1: CGPoint(x: x - rx, y: y - ky),
                control2: CGPoint(x: x - kx, y: y - ry))
            path.addCurve(
                to: CGPoint(x: x + rx, y: y), control1: CGPoint(x: x + kx, y: y - ry),
                control2: CGPoint(x: x + rx, y: y - ky))
        }
    }

    /// Adds a rectangle with elliptic corners. Radii are limited to half a side; with a radius of 0 or less, corners
    /// are square.
    package mutating func addRoundedRect(
        in rect: CGRect, cornerWidth: Double, cornerHeight: Double, transform: CGAffineTransform = .identity
    ) {
        guard rect.isFinite else { return }
        guard cornerWidth > 0, cornerHeight > 0, rect.width > 0, rect.height > 0 else {
            return addRect(rect, transform: transform)
        }
        let (rx, ry) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
        let (kx, ky) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        addClosed(transform) { path in
            path.move(to: CGPoint(x: left + rx, y: top))
            path.addLine(to: CGPoint(x: right - rx, y: top))
            path.addCurve(
                to: CGPoint(x: right, y: top + ry), control1: CGPoint(x: right - kx, y: top),
                control2: CGPoint(x: right, y: top + ky))
            path.addLine(to: CGPoint(x: right, y: bottom - ry))
            path.addCurve(
                to: CGPoint(x: right - rx, y: bottom), control1: CGPoint(x: right, y: bottom - ky),
                control2: CGPoint(x: right - kx, y: bottom))
            path.addLine(to: CGPoint(x: left + rx, y: bottom))
            path.addCurve(
                to: CGPoint(x: left, y: bottom - ry), control1: CGPoint(x: left + kx, y: bottom),
                control2: CGPoint(x: left, y: bottom - ky))
            path.addLine(to: CGPoint(x: left, y: top + ry))
            path.addCurve(
                to: CGPoint(x: left + rx, y: top), control1: CGPoint(x: left, y: top + ky),
                control2: CGPoint(x: left + kx, y: top))
        }
    }

    /// Adds a closed shape, or nothing if a transformed point is not finite.
    private mutating func addClosed(_ transform: CGAffineTransform, _ draw: (inout PathData) -> Void) {
        var shape = PathData()
        draw(&shape)
        let count = shape.elements.count
        let moved = shape.applying(transform)
        guard moved.elements.count == count else { return }
        append(moved)
        close()
    }
}
