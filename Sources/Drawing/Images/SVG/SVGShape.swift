import Foundation

/// Reads the basic shapes of an SVG file.
enum SVGShape {
    static func isKnown(_ element: String) -> Bool {
        switch element {
        case "path", "rect", "circle", "ellipse", "line", "polygon", "polyline": true
        default: false
        }
    }

    /// Returns an element's outline, as far as it can be read; `nil` if there is nothing to draw.
    static func read(_ element: String, _ attributes: [String: String]) -> (shape: DrawnShape?, isWhole: Bool) {
        var isWhole = true
        func length(_ key: String) -> Double {
            guard let text = attributes[key] else { return 0 }
            if let value = SVGNumbers.length(text) { return value }
            isWhole = false
            return 0
        }
        switch element {
        case "rect":
            let frame = CGRect(x: length("x"), y: length("y"), width: length("width"), height: length("height"))
            // One of two radii may be omitted.
            let rx = attributes["rx"].map { _ in length("rx") }
            let ry = attributes["ry"].map { _ in length("ry") }
            let (width, height) = (rx ?? ry ?? 0, ry ?? rx ?? 0)
            guard frame.size.width > 0, frame.size.height > 0 else { return (nil, isWhole) }
            guard width > 0, height > 0 else { return (.rect(frame), isWhole) }
            return (.roundedRect(frame, cornerWidth: width, cornerHeight: height), isWhole)
        case "circle":
            return (ellipse(length("cx"), length("cy"), length("r"), length("r")), isWhole)
        case "ellipse":
            return (ellipse(length("cx"), length("cy"), length("rx"), length("ry")), isWhole)
        case "line":
            let ends = [length("x1"), length("y1"), length("x2"), length("y2")]
            return (polygon(ends, isClosed: false), isWhole)
        case "polygon", "polyline":
            let points = SVGNumbers.list(attributes["points"] ?? "")
            return (
                points.flatMap { polygon($0, isClosed: element == "polygon") }, points?.count.isMultiple(of: 2) ?? false
            )
        default:
            let (path, isWhole) = SVGPathReader.read(attributes["d"] ?? "")
            return (path.isEmpty ? nil : .path(path), isWhole)
        }
    }

    private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> DrawnShape? {
        rx > 0 && ry > 0 ? .ellipse(CGRect(x: x - rx, y: y - ry, width: rx * 2, height: ry * 2)) : nil
    }

    private static func polygon(_ numbers: [Double], isClosed: Bool) -> DrawnShape? {
        guard numbers.count >= 4 else { return nil }
        var path = PathData()
        path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
        for index in stride(from: 2, to: numbers.count - 1, by: 2) {
            path.addLine(to: CGPoint(x: numbers[index], y: numbers[index + 1]))
        }
        if isClosed { path.close() }
        return .path(path)
    }
}
