import Foundation

/// A thin line with a thick part, which shows the progress.
package enum ProgressTrack {
    /// The height in points.
    package static let height: CGFloat = 4
    /// The pen of the whole line.
    package static let trackPen = StrokePen(width: 2, cap: .round)
    /// The pen of the part that is done.
    package static let donePen = StrokePen(width: 4, cap: .round)
    /// How opaque the grey of the whole line is.
    package static let trackOpacity = 0.4

    /// Returns a part of the line through the middle of a rectangle; nothing where the part is empty.
    ///
    /// - Parameters:
    ///   - part: The part as shares of the length from the left, kept within 0 and 1.
    ///   - rect: The rectangle around the line and its round ends.
    package static func line(_ part: Range<Double>, in rect: CGRect) -> PathData {
        var path = PathData()
        let inset = rect.size.height / 2
        let length = max(0, rect.size.width - 2 * inset)
        let (start, end) = (min(max(part.lowerBound, 0), 1), min(max(part.upperBound, 0), 1))
        guard end > start else { return path }
        path.move(to: CGPoint(x: rect.minX + inset + length * start, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + inset + length * end, y: rect.midY))
        return path
    }
}
