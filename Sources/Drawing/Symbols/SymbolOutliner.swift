import Foundation

/// A colour that a part of a symbol has by itself.
enum SymbolColor: Hashable, Sendable {
    case palette(SystemPalette)
    /// The colour of marks on a coloured area.
    case white
}

/// An area of a symbol that has one colour.
struct SymbolLayer: Sendable {
    var area: PathData
    /// The level in the hierarchy of colours: 0, 1 or 2.
    var level: Int
    var color: SymbolColor?
    var threshold: Double?
    /// The relation of the area to those before it.
    var kind = Kind.area

    enum Kind: Hashable, Sendable {
        case area
        /// A mark on a filled area, which is cut out of it where both have the same colour.
        case mark
        /// A mark that is cut out in any hierarchy, because the area around it has its level.
        case hole
    }

    fileprivate func hasLook(of other: SymbolLayer) -> Bool {
        level == other.level && color == other.color && threshold == other.threshold && kind == other.kind
    }
}

/// Turns the parts of a symbol into areas.
struct SymbolOutliner {
    /// The width of the pen in units of the grid.
    let pen: Double
    private(set) var layers: [SymbolLayer] = []

    init(pen: Double) { self.pen = pen }

    /// The gap between a part in front and those behind it.
    private var gap: Double { 1 + pen * 0.2 }

    /// Adds parts.
    ///
    /// - Parameters:
    ///   - parts: The parts to draw, from back to front.
    ///   - isFilled: Whether outlines are filled.
    ///   - transform: Where the parts are. It does not change the width of the pen.
    ///   - factor: The width of the pen as a multiple of the symbol's.
    ///   - raise: The number of levels by which colours are further down in the hierarchy.
    mutating func add(
        _ parts: [SymbolPart], isFilled: Bool, transform: CGAffineTransform = .identity, factor: Double = 1,
        raise: Int = 0
    ) {
        for part in parts {
            switch part.form {
            case .any: break
            case .outlined: if isFilled { continue }
            case .filled: if !isFilled { continue }
            }
            let path = part.path.applying(transform)
            let width = pen * part.factor * factor
            let isArea = part.isSolid || part.role == .body && isFilled
            if part.isInFront { erase(Self.area(path, width + 2 * gap, isArea: isArea || part.role == .body)) }
            let area = Self.area(path, width, isArea: isArea)
            if part.role == .detail, isFilled {
                erase(area)
            } else {
                add(
                    SymbolLayer(
                        area: area, level: min(part.level + raise, 2), color: part.color.map { .palette($0) },
                        threshold: part.threshold))
            }
        }
    }

    /// Adds an area, to the last one if they look the same.
    mutating func add(_ layer: SymbolLayer) {
        guard !layer.area.isEmpty else { return }
        if let last = layers.last, last.hasLook(of: layer) {
            // Both are to the right of their outlines, so that together they wind around no hole.
            layers[layers.count - 1].area.append(layer.area)
        } else {
            layers.append(layer)
        }
    }

    /// Takes an area away from everything so far.
    mutating func erase(_ area: PathData) {
        for index in layers.indices {
            layers[index].area = layers[index].area.combined(with: area, by: .subtracting, rule: .winding)
        }
        layers.removeAll { $0.area.isEmpty }
    }

    /// Takes an area and a gap around it away from everything so far.
    mutating func clear(around area: PathData) { erase(Self.area(area, 2 * gap, isArea: true)) }

    /// The distance by which lines may differ from curves, in units of the grid: less than can be seen.
    private static let tolerance = 0.02

    /// Returns the area of a stroke, and of its inside if wanted, without curves.
    static func area(_ path: PathData, _ width: Double, isArea: Bool) -> PathData {
        var outliner = StrokeOutliner(
            pen: StrokePen(width: width, cap: .round, join: .round), tolerance: tolerance)
        for line in path.strokeLines(tolerance: tolerance) { outliner.add(line) }
        let stroke = outliner.path.straightened(within: tolerance)
        if !isArea { return stroke.normalized(rule: .winding) }
        return stroke.combined(with: path.straightened(within: tolerance), by: .union, rule: .winding)
    }

    /// Returns the layers with marks painted where `isPainted` returns `true`, and cut out of the layers below
    /// elsewhere.
    static func painting(_ layers: [SymbolLayer], marks isPainted: (SymbolLayer) -> Bool) -> [SymbolLayer] {
        var result: [SymbolLayer] = []
        for layer in layers {
            if layer.kind == .area || isPainted(layer) {
                result.append(layer)
            } else {
                for index in result.indices {
                    result[index].area = result[index].area.combined(
                        with: layer.area, by: .subtracting, rule: .winding)
                }
            }
        }
        return result.filter { !$0.area.isEmpty }
    }

    /// Returns the area of layers in one colour.
    static func silhouette(_ layers: [SymbolLayer]) -> PathData {
        var all = PathData()
        for layer in painting(layers, marks: { _ in false }) { all.append(layer.area) }
        return all.normalized(rule: .winding)
    }
}

extension PathData {
    /// Returns the path with lines in place of its curves.
    fileprivate func straightened(within distance: Double) -> PathData {
        var result = PathData()
        for line in polylines(tolerance: distance) {
            for (index, point) in line.points.enumerated() {
                if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
            }
            if line.isClosed { result.close() }
        }
        return result
    }

    /// Returns the outline of an area with as few corners as keep it within a distance, rounded to hundredths.
    func simplified(within distance: Double) -> PathData {
        var result = PathData()
        for line in polylines() where line.points.count > 2 {
            var isKept = [Bool](repeating: false, count: line.points.count + 1)
            let points = line.points + [line.points[0]]
            func away(_ index: Int, _ a: CGPoint, _ b: CGPoint) -> Double {
                let (dx, dy) = (b.x - a.x, b.y - a.y)
                let (x, y) = (points[index].x - a.x, points[index].y - a.y)
                let length = hypot(dx, dy)
                return length < 1e-9 ? hypot(x, y) : abs(dx * y - dy * x) / length
            }
            var pending = [(0, points.count - 1)]
            isKept[0] = true
            while let (first, last) = pending.popLast() {
                guard last - first > 1 else { continue }
                var (farthest, most) = (first, 0.0)
                for index in first + 1..<last {
                    let length = away(index, points[first], points[last])
                    if length > most { (farthest, most) = (index, length) }
                }
                guard most > distance else { continue }
                isKept[farthest] = true
                pending += [(first, farthest), (farthest, last)]
            }
            func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
            let kept = points.indices.dropLast().filter { isKept[$0] }
            guard kept.count > 2 else { continue }
            for (index, source) in kept.enumerated() {
                let point = CGPoint(x: rounded(points[source].x), y: rounded(points[source].y))
                if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
            }
            result.close()
        }
        return result
    }
}
