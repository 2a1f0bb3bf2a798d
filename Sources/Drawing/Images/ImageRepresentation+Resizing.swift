import Foundation

extension ImageRepresentation {
    /// The end caps of a picture, which keep their size when it is resized, in points from each edge.
    package struct Caps: Hashable, Sendable {
        package var top, left, bottom, right: Double
        /// Whether the part between the caps is tiled instead of stretched.
        package var tiles: Bool

        package init(top: Double, left: Double, bottom: Double, right: Double, tiles: Bool) {
            func length(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
            self.top = length(top)
            self.left = length(left)
            self.bottom = length(bottom)
            self.right = length(right)
            self.tiles = tiles
        }

        var isPlain: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 && !tiles }
    }

    /// The maximum number of tiles. If more were needed, the picture is stretched instead.
    private static let tileLimit = 4096.0

    /// A range along an axis in the picture, and the range to which it is drawn.
    private struct Span {
        var source: ClosedRange<Double>
        var target: ClosedRange<Double>
        var sourceLength: Double { source.upperBound - source.lowerBound }
        var targetLength: Double { target.upperBound - target.lowerBound }
    }

    /// Draws the picture resized to a rectangle, with its caps in their own size.
    package func draw(in rect: CGRect, caps: Caps, style: Style = Style(), to context: inout DrawingContext) {
        guard rect.isFinite, size.width > 0, size.height > 0 else { return }
        let rect = rect.standardized
        if caps.isPlain || rect.width <= 0 || rect.height <= 0 {
            return draw(in: rect, style: style, to: &context)
        }
        let (left, right) = style.isMirrored ? (caps.right, caps.left) : (caps.left, caps.right)
        var columns = Self.spans(size.width, left, right, rect.minX, rect.width)
        var rows = Self.spans(size.height, caps.top, caps.bottom, rect.minY, rect.height)
        if caps.tiles {
            let count = Self.tiles(columns) * Self.tiles(rows)
            if count <= Self.tileLimit {
                columns = columns.flatMap(Self.tiled)
                rows = rows.flatMap(Self.tiled)
            }
        }
        for row in rows {
            for column in columns { draw(column, row, style, to: &context) }
        }
    }

    private func draw(_ column: Span, _ row: Span, _ style: Style, to context: inout DrawingContext) {
        guard column.sourceLength > 0, row.sourceLength > 0, column.targetLength > 0, row.targetLength > 0 else {
            return
        }
        let (x, y) = (column.targetLength / column.sourceLength, row.targetLength / row.sourceLength)
        let whole = CGRect(
            x: column.target.lowerBound - column.source.lowerBound * x,
            y: row.target.lowerBound - row.source.lowerBound * y, width: size.width * x, height: size.height * y)
        context.save()
        context.clip(
            to: .rect(
                CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound, width: column.targetLength,
                    height: row.targetLength)))
        draw(in: whole, style: style, to: &context)
        context.restore()
    }

    /// Returns the start cap, the part between the caps, and the end cap. Caps that do not both fit shrink by the same
    /// factor.
    private static func spans(
        _ length: Double, _ start: Double, _ end: Double, _ origin: Double, _ room: Double
    ) -> [Span] {
        let sourceFactor = start + end > length ? length / (start + end) : 1
        let (start, end) = (start * sourceFactor, end * sourceFactor)
        let factor = start + end > room ? room / (start + end) : 1
        let sources = [0, start, max(start, length - end), length]
        let targets = [
            origin, origin + start * factor, origin + max(start * factor, room - end * factor), origin + room,
        ]
        return (0..<3).map {
            Span(
                source: sources[$0]...max(sources[$0], sources[$0 + 1]),
                target: targets[$0]...max(targets[$0], targets[$0 + 1]))
        }
    }

    private static func tiles(_ spans: [Span]) -> Double {
        spans.reduce(0) { $0 + ($1.sourceLength > 0 ? ($1.targetLength / $1.sourceLength).rounded(.up) : 0) }
    }

    /// Returns a span divided into tiles of its own size, the last of them cut off.
    private static func tiled(_ span: Span) -> [Span] {
        guard span.sourceLength > 0, span.targetLength > span.sourceLength else { return [span] }
        var result: [Span] = []
        var start = span.target.lowerBound
        while start < span.target.upperBound {
            let end = min(start + span.sourceLength, span.target.upperBound)
            guard end > start else { break }
            let source = span.source.lowerBound...(span.source.lowerBound + min(end - start, span.sourceLength))
            result.append(Span(source: source, target: start...end))
            start = end
        }
        return result
    }
}
