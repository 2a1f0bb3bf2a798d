import Foundation

extension FieldFigures {
    /// Fields on a shade of their own, with bullets.
    static let grid = FieldFigures(
        border: .filled, secret: .characters, borderPadding: CGSize(width: 8, height: 0), leastHeight: 0,
        areaPadding: .zero)
}
