import Foundation

extension Medium {
    /// A grid of cells of 8 by 16 points, each of which shows a character.
    package static let grid = Medium(
        grain: MediumGrain(cell: CGSize(width: GridCell.width, height: GridCell.height)),
        edges: EdgeFigures(hairline: 1, isSmooth: false),
        alert: .grid,
        bar: .grid,
        button: .grid,
        calendar: .grid,
        dateFields: .grid,
        field: .grid,
        gauge: .grid,
        glass: .grid,
        hover: .grid,
        list: .grid,
        menu: .grid,
        navigationBar: .grid,
        pageDots: .grid,
        popover: .grid,
        progress: .grid,
        scrollBar: .grid,
        search: .grid,
        segments: .grid,
        sheet: .grid,
        slider: .grid,
        spinner: .grid,
        split: .grid,
        stepper: .grid,
        toggle: .grid,
        symbol: .grid,
        tabBar: .grid,
        text: .grid,
        wheels: .grid)
}
