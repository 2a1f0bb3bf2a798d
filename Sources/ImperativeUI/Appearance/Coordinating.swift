/// Lets code take part in a transition, as the transition queue sees it.
@MainActor protocol Coordinating: AnyObject {
    /// Runs the animations alongside the change.
    func run()
    /// Calls the completions.
    func finish()
}
