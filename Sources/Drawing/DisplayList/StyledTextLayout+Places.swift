import Foundation

extension StyledTextLayout {
    /// The index of the piece at a point, with the first line at the top of `frame`; `nil` where there is no text.
    package func piece(at point: CGPoint, in frame: CGRect, alignment: TextRun.Alignment) -> Int? {
        let y = point.y - frame.minY
        guard let line = lines.first(where: { y >= $0.top && y < $0.top + $0.height }) else { return nil }
        let room = frame.width - line.width
        var x = frame.minX + (alignment == .left ? 0 : alignment == .center ? room / 2 : room)
        for segment in line.isRightToLeft ? line.segments.reversed() : line.segments {
            if point.x >= x, point.x < x + segment.width { return segment.piece }
            x += segment.width
        }
        return nil
    }
}
