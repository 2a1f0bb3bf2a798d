extension MenuFigures {
    /// Menus as rounded cards, with thin lines between their elements.
    static let points = MenuFigures(
        frame: .card, border: .zero, margin: 8, gap: 4, leastWidth: 250, leastHeight: 176, widensForTexts: false,
        inset: 16, markRoom: 24, markGap: 4, leastRowHeight: 44, rowPadding: 22, tilePadding: 20, centersRows: true,
        imageHeight: nil, titleMargin: 8, separator: .band, separatorHeight: 8, showsRowSeparators: true)
}
