/// Lets code take part in a change of what is shown, as the transition queue sees it.
@MainActor protocol Coordinating: AnyObject {
    /// Runs what is to be done along with the change.
    func run()
    /// Tells those who wait for the end.
    func finish()
}
