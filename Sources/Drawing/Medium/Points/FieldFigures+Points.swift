import Foundation

extension FieldFigures {
    /// Fields with the insets of the system's.
    static let points = FieldFigures(
        border: .outlined, secret: .discs, borderPadding: CGSize(width: 7, height: 7), leastHeight: 34,
        areaPadding: CGSize(width: 5, height: 8))
}
