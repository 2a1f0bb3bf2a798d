extension NavigationBarFigures {
    /// Navigation bars of whole rows.
    static let grid = NavigationBarFigures(
        leastRowHeight: 16, leastPromptHeight: 16, leastLargeTitleHeight: 16, largeTitlePadding: 0, searchGap: 0)
}
