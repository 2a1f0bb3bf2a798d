import Foundation

extension SheetFigures {
    /// Sheets of whole rows and columns, of which one row is for the grabber.
    static let grid = SheetFigures(
        fillsLowContainers: false, topGap: 16, sideMargin: 16, leastHeight: 16, grabber: .line,
        grabberSize: CGSize(width: 48, height: 16), grabberRoom: 16, grabberCover: 0)
}
