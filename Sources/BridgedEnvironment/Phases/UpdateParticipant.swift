/// Something the update queue runs.
@MainActor package protocol UpdateParticipant: UpdateMember {
    /// The phases the participant waits for. Empty at first; the update queue's to change.
    var queuedPhases: UpdatePhaseSet { get set }
    /// Does the participant's work of one phase. It is in the queue no more when this is called.
    func performUpdate(in phase: UpdatePhase)
    /// The participant is in a loop that was stopped: it is not to do this work, which was taken out of the queue.
    func abandonUpdate(in phase: UpdatePhase)
    /// The participant's depth in the tree; the highest run first.
    var updateDepth: Int { get }
    /// Its number among participants of one depth, the lowest first; `nil` goes by arrival. Less than 2 to the 44th.
    var updateSerial: UInt64? { get }
    /// Whether its turns in a phase count as runs. False if it only passes its turns on; then the turns of the
    /// receivers count.
    func countsRuns(in phase: UpdatePhase) -> Bool
}

extension UpdateParticipant {
    package func abandonUpdate(in phase: UpdatePhase) {}
    package func countsRuns(in phase: UpdatePhase) -> Bool { true }
    package var updateDepth: Int { 0 }
    package var updateSerial: UInt64? { nil }
}
