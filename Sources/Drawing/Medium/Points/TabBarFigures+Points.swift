extension TabBarFigures {
    /// A thin line, and tabs with images above their titles.
    static let points = TabBarFigures(
        layout: .column, badge: .capsule, lineHeight: 0, leastHeight: 49, padding: 8, tabGap: 0, marksSelection: false)
}
