/// The node of a view that a touch beside it closes, as one beside a swiped row does.
@MainActor protocol ClosedByTouch: _ViewNode {
    /// Closes the view.
    func closeByTouch()
}
