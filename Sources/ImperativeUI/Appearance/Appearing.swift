import BridgedEnvironment

/// A controller as the transition queue sees it: changes bring it on screen or take it off, and it is told so.
@MainActor protocol Appearing: UpdateMember {
    /// Whether a layout has to come before it may be told that it appeared.
    var awaitsLayout: Bool { get }
    /// Asks for a layout.
    func askForLayout()
    /// Tells it that its appearance is complete, if it is still there.
    func finishAppearance()
    /// Tells it that it has disappeared, unless it came back.
    func finishDisappearing()
}
