import Foundation

extension ButtonFigures {
    static let points = ButtonFigures(
        mini: CGSize(width: 8, height: 4), small: CGSize(width: 10, height: 5), medium: CGSize(width: 12, height: 7),
        large: CGSize(width: 20, height: 15), mostJoinedSide: .infinity, plainEnds: 6, hasCircles: true,
        disabledPlate: .tertiarySystemFill)
}
