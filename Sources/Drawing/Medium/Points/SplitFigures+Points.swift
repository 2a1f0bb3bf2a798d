extension SplitFigures {
    /// Columns with a thin line between them, and a shade over one that is covered.
    static let points = SplitFigures(line: .full, dimsCovered: true)
}
