import Foundation
import Foundations

/// Shapes are moved to whole cells as texts are, so that a text in the middle of a shape stays there.
extension GridPainter {
    /// Returns where a shape is drawn.
    ///
    /// A side of whole cells is moved to the nearest of them. A round shape of a cell or more is drawn in whole cells,
    /// in which its two halves look the same.
    static func snapped(_ box: CGRect, isRound: Bool) -> CGRect {
        guard box.isFinite, box.width > 0, box.height > 0 else { return box }
        let rounds = isRound && box.width >= cellWidth && box.height >= cellHeight / 2
        let columns = wholeCells(box.minX, box.maxX, cellWidth, rounds: rounds)
        let rows = wholeCells(box.minY, box.maxY, cellHeight, rounds: rounds)
        return CGRect(
            x: columns.map { Double($0.first) * cellWidth } ?? box.minX,
            y: rows.map { Double($0.first) * cellHeight } ?? box.minY,
            width: columns.map { Double($0.count) * cellWidth } ?? box.width,
            height: rows.map { Double($0.count) * cellHeight } ?? box.height)
    }

    /// Returns the cells that a side is drawn in; `nil` if it is not drawn in whole cells.
    ///
    /// - Parameter rounds: Whether a side of another length is drawn in the nearest number of cells.
    static func wholeCells(
        _ low: Double, _ high: Double, _ size: Double, rounds: Bool = false
    ) -> (first: Int, count: Int)? {
        let length = (high - low) / size
        let count = nearest(length)
        guard count >= 1, rounds || abs(length - count) < 1e-6, abs(low) < 1e6, abs(high) < 1e6 else { return nil }
        return (Int(clamping: nearest((low + high) / 2 / size - count / 2)), Int(clamping: count))
    }

    /// Returns the transform that draws a shape where it is shown, from its own coordinates to the screen's.
    func placement(of shape: DrawnShape) -> CGAffineTransform {
        let transform = state.transform
        guard transform.keepsUpright else { return transform }
        let box = shape.bounds.applying(transform)
        if case .path = shape { return transform }
        let place = Self.snapped(box, isRound: shape.isRound)
        if place == box || box.width <= 0 || box.height <= 0 { return transform }
        let scale = CGAffineTransform(scaleX: place.width / box.width, y: place.height / box.height)
        return transform.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY))
            .concatenating(scale).concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
    }
}

extension DrawnShape {
    /// Whether it is an ellipse, or its ends are half circles.
    fileprivate var isRound: Bool {
        switch self {
        case .ellipse: true
        case .roundedRect(let rect, let width, let height):
            max(width, height) * 2 >= min(rect.standardized.width, rect.standardized.height)
        case .rect, .path: false
        }
    }
}
