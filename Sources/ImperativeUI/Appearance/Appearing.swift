import UnifiedStorage

/// What a change brings on screen or takes off it, and is told so: a controller, as the transition queue sees it.
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
