extension TabBarFigures {
    /// A rule, thick above the selected tab, and a row of titles.
    static let grid = TabBarFigures(
        layout: .row, badge: .plain, lineHeight: 16, leastHeight: 16, padding: 0, tabGap: 8, marksSelection: true)
}
