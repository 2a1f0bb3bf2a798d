/// Code that runs again when something that it has read changes; see ``EnvironmentNode/observe(in:_:)``.
///
/// An observation lasts as long as its node, unless it is cancelled. You need not keep it.
@MainActor public final class EnvironmentObservation {
    private weak var run: EnvironmentRun?

    init(of run: EnvironmentRun) { self.run = run }

    /// Ends the observation. The code does not run again.
    public func cancel() { run?.end() }
}

extension EnvironmentNode {
    /// Calls `body` with the values of this node: now, and again in each update in which something has changed that it
    /// read when it last ran.
    ///
    /// Inside the body of another observation, the first call comes when that has returned.
    ///
    /// What counts are the keys it read through `values`, and the properties of observable objects. It runs at most once
    /// for all changes of an update, after the code of the nodes above. The values are those of the moment: read
    /// them while `body` runs.
    ///
    /// - Parameters:
    ///   - stage: The part of the update in which `body` runs again.
    ///   - body: The code. It is kept until the observation ends.
    /// - Returns: The observation, for ending it early. You need not keep it.
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
