/// Code that runs again when something that it has read changes; see ``EnvironmentNode/observe(in:_:)``.
///
/// An observation lasts as long as its node, unless it is cancelled. You don't have to keep it.
@MainActor public final class EnvironmentObservation {
    private weak var run: EnvironmentRun?

    init(of run: EnvironmentRun) { self.run = run }

    /// Ends the observation. The code does not run again.
    public func cancel() { run?.end() }
}

extension EnvironmentNode {
    /// Calls `body` with the values of this node now, and again in each update in which something that it last read has
    /// changed.
    ///
    /// Inside the body of another observation, the first call is made after that body has returned.
    ///
    /// Keys that `body` reads through `values` and properties of observable objects are observed. It runs at most once
    /// for all changes of an update, after the code of the nodes above. Read the values only while `body` runs.
    ///
    /// - Parameters:
    ///   - stage: The part of the update in which `body` runs again.
    ///   - body: The code. It is kept until the observation ends.
    /// - Returns: The observation, for ending it early. You don't have to keep it.
    @discardableResult
    public func observe(
        in stage: UpdateStage = .content, _ body: @escaping (_ values: EnvironmentValues) -> Void
    ) -> EnvironmentObservation {
        let run = EnvironmentRun(of: self, in: stage, body)
        runs.append(run)
        run.start()
        return EnvironmentObservation(of: run)
    }
}
