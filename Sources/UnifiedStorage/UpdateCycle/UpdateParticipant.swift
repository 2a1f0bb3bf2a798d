/// Something the update queue runs.
@MainActor package protocol UpdateParticipant: AnyObject {
    /// The phases the participant waits for. Empty at first; the update queue's to change.
    var queuedPhases: UpdateQueue.PhaseSet { get set }
    /// Does the participant's work of one phase. It is in the queue no more when this is called.
    func performUpdate(in phase: UpdateQueue.Phase)
    /// The update was stopped: what was queued will not run.
    func abandonUpdate(in phase: UpdateQueue.Phase)
    /// How deep in the tree the participant is; what is higher runs first.
    var updateDepth: Int { get }
    /// Its number among participants of one depth, the lowest first; `nil` goes by arrival. Less than 2 to the 44th.
    var updateSerial: UInt64? { get }
    /// What it is called in a report.
    var updateLabel: String { get }
}

extension UpdateParticipant {
    package func abandonUpdate(in phase: UpdateQueue.Phase) {}
    package var updateDepth: Int { 0 }
    package var updateSerial: UInt64? { nil }
}
