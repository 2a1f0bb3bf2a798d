import Foundation

/// An outline as a value: lines and curves in order. All path types are made of it.
///
/// Elements with a coordinate that is not finite are ignored, and so are lines and curves before the first point.
/// Copies share their storage until one of them changes.
package struct PathData: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, to: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
        case close
    }

    package private(set) var elements: [Element] = []
    /// The end of the path, where its next element begins; `nil` before the first point.
    package private(set) var currentPoint: CGPoint?
    /// The start of the current subpath.
    private var start: CGPoint?

    package init() {}

    package var isEmpty: Bool { elements.isEmpty }

    package mutating func move(to point: CGPoint) {
        guard point.isFinite else { return }
        elements.append(.move(point))
        (start, currentPoint) = (point, point)
    }

    package mutating func addLine(to point: CGPoint) {
        guard currentPoint != nil, point.isFinite else { return }
        elements.append(.line(point))
        currentPoint = point
    }

    package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        guard currentPoint != nil, point.isFinite, control.isFinite else { return }
        elements.append(.quad(control: control, to: point))
        currentPoint = point
    }

    package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPoint != nil, point.isFinite, control1.isFinite, control2.isFinite else { return }
        elements.append(.curve(control1: control1, control2: control2, to: point))
        currentPoint = point
    }

    /// Closes the current subpath with a line to its start. Does nothing before the first point and right after a
    /// close.
    package mutating func close() {
        guard let start, elements.last != .close else { return }
        elements.append(.close)
        currentPoint = start
    }

    /// Appends the elements of another path with their points transformed.
    package mutating func append(_ other: PathData, transform: CGAffineTransform = .identity) {
        if transform.isIdentity, !other.isEmpty {
            elements.append(contentsOf: other.elements)
            (start, currentPoint) = (other.start, other.currentPoint)
            return
        }
        for element in other.elements {
            switch element {
            case .move(let point): move(to: point.applying(transform))
            case .line(let point): addLine(to: point.applying(transform))
            case .quad(let control, let point):
                addQuadCurve(to: point.applying(transform), control: control.applying(transform))
            case .curve(let control1, let control2, let point):
                addCurve(
                    to: point.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .close: close()
            }
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathData {
        guard !transform.isIdentity else { return self }
        var result = PathData()
        result.elements.reserveCapacity(elements.count)
        result.append(self, transform: transform)
        return result
    }

    package static func == (one: PathData, other: PathData) -> Bool { one.elements == other.elements }

    package func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
