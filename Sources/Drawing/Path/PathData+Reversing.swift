import Foundation

extension PathData {
    /// The same outline in the opposite direction, with the subpaths in reverse order.
    package var reversed: PathData {
        var subpaths: [[Element]] = []
        for element in elements {
            if case .move = element { subpaths.append([]) }
            // After a close, the next element begins where the closed subpath did.
            if let last = subpaths.last?.last, last == .close, let first = subpaths.last?.first {
                if case .move = element {} else { subpaths.append([first]) }
            }
            if subpaths.isEmpty { subpaths.append([]) }
            subpaths[subpaths.count - 1].append(element)
        }
        var result = PathData()
        for subpath in subpaths.reversed() { result.appendReversed(subpath) }
        return result
    }

    private mutating func appendReversed(_ subpath: [Element]) {
        var points: [CGPoint] = []
        for element in subpath {
            switch element {
            case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): points.append(point)
            case .close: break
            }
        }
        guard let end = points.popLast() else { return }
        move(to: end)
        for element in subpath.dropFirst().reversed() {
            guard element != .close, let point = points.popLast() else { continue }
            switch element {
            case .line, .move: addLine(to: point)
            case .quad(let control, _): addQuadCurve(to: point, control: control)
            case .curve(let control1, let control2, _): addCurve(to: point, control1: control2, control2: control1)
            case .close: break
            }
        }
        if subpath.last == .close { close() }
    }
}
