extension PopoverFigures {
    /// Popovers as bubbles, whose arrow reaches out of them.
    static let points = PopoverFigures(outline: .bubble, border: .zero, arrowReach: 13, keepsMargins: true)
}
