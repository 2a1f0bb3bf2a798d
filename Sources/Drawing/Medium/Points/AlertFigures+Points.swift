import Foundation

extension AlertFigures {
    /// Alerts as rounded cards, with thin lines between the buttons.
    static let points = AlertFigures(
        frame: .card, border: .zero, width: 272, sheetWidth: 400, margin: 8, inset: 16, headMargin: 20, titleGap: 2,
        firstPartGap: 12, partGap: 12, buttonsGap: 0, cancelGap: 8, buttonHeight: 44...(.infinity), buttonPadding: 16,
        imageHeight: nil, centersImages: true, showsSeparators: true)
}
