import Foundation

extension AlertFigures {
    /// Alerts in whole rows, with a line around them, and a free row instead of a line above the buttons.
    static let grid = AlertFigures(
        frame: .lines, border: CGSize(width: 8, height: 16), width: 320, sheetWidth: 320, margin: 0, inset: 8,
        headMargin: 0, titleGap: 0, firstPartGap: 16, partGap: 0, buttonsGap: 16, cancelGap: 16,
        buttonHeight: 16...16, buttonPadding: 0, imageHeight: 16, centersImages: false, showsSeparators: false)
}
