extension NavigationBarFigures {
    /// Navigation bars of which every part has room around its content.
    static let points = NavigationBarFigures(
        leastRowHeight: 44, leastPromptHeight: 30, leastLargeTitleHeight: 52, largeTitlePadding: 8, searchGap: 8)
}
