/// The run of an update that something was asked for in.
package struct UpdateCause: Sendable {
    /// The number of the update, as a cause means nothing in another one.
    let update: UInt32
    /// The run's index among those of the update; negative for none.
    let run: Int32

    /// Something outside of every update, or from before runs were counted.
    package static let none = UpdateCause(update: 0, run: -1)
}
