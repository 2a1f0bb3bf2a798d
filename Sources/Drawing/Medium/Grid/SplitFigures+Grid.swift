extension SplitFigures {
    /// Columns with a line in the middle of a column of characters between them.
    static let grid = SplitFigures(line: .thin, dimsCovered: false)
}
