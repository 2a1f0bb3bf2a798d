import Foundation

extension SheetFigures {
    /// Sheets as cards, whose grabber is over the content.
    static let points = SheetFigures(
        fillsLowContainers: true, topGap: 10, sideMargin: 20, leastHeight: 0, grabber: .pill,
        grabberSize: CGSize(width: 60, height: 20), grabberRoom: 0, grabberCover: 12)
}
