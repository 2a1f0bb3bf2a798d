import Foundation

extension MenuFigures {
    /// Menus in whole rows, with a line around them, as wide as their texts need.
    static let grid = MenuFigures(
        frame: .lines, border: CGSize(width: 8, height: 16), margin: 0, gap: 0, leastWidth: 96, leastHeight: 80,
        widensForTexts: true, inset: 8, markRoom: 16, markGap: 8, leastRowHeight: 16, rowPadding: 0, tilePadding: 0,
        centersRows: false, imageHeight: 16, titleMargin: 0, separator: .line, separatorHeight: 16,
        showsRowSeparators: false)
}
