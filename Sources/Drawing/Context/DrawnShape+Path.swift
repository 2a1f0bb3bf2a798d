import Foundation

extension DrawnShape {
    /// Recognises an outline that is a rectangle, rounded rectangle or ellipse, so that renderers can draw it as one.
    ///
    /// Looks at up to eleven elements.
    package init(of path: PathData) {
        self = Self.known(path) ?? .path(path)
    }

    private static func known(_ path: PathData) -> DrawnShape? {
        let elements = path.elements
        switch elements.count {
        case 4...6:
            if let rect = path.asRect { return .rect(rect) }
            guard elements.count == 6 else { return nil }
            let bounds = path.controlPointBounds
            return path.isClose(to: PathData(ellipseIn: bounds)) ? .ellipse(bounds) : nil
        case 10:
            let bounds = path.controlPointBounds
            guard case .move(let start) = elements[0], case .line(let end) = elements[3] else { return nil }
            let (width, height) = (start.x - bounds.minX, bounds.maxY - end.y)
            let rounded = PathData(roundedRect: bounds, cornerWidth: width, cornerHeight: height)
            return path.isClose(to: rounded)
                ? .roundedRect(bounds, cornerWidth: width, cornerHeight: height) : nil
        default: return nil
        }
    }
}

extension PathData {
    /// Whether both have the same elements, apart from rounding errors.
    fileprivate func isClose(to other: PathData) -> Bool {
        guard elements.count == other.elements.count else { return false }
        func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool {
            abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
        }
        for (one, other) in zip(elements, other.elements) {
            switch (one, other) {
            case (.move(let a), .move(let b)), (.line(let a), .line(let b)):
                if !isClose(a, b) { return false }
            case (.curve(let a1, let a2, let a), .curve(let b1, let b2, let b)):
                if !isClose(a1, b1) || !isClose(a2, b2) || !isClose(a, b) { return false }
            case (.close, .close): continue
            default: return false
            }
        }
        return true
    }
}
