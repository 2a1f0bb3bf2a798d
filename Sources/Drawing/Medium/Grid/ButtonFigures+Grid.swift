import Foundation

extension ButtonFigures {
    /// Buttons of one row, of which only large ones have a row above and below. Without colours, a background tells
    /// those that can be pressed from those that cannot.
    static let grid = ButtonFigures(
        mini: CGSize(width: 8, height: 0), small: CGSize(width: 8, height: 0), medium: CGSize(width: 16, height: 0),
        large: CGSize(width: 24, height: 16), mostJoinedSide: 8, plainEnds: 0, hasCircles: false,
        disabledPlate: nil)
}
