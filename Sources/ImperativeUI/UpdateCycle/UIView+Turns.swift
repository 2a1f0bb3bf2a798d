import BridgedEnvironment

/// The work of a view when it has its turn in an update.
extension UIView: UpdateParticipant {
    package func performUpdate(in phase: UpdateQueue.Phase) {
        switch phase {
        case .display: displayIfNeeded()
        case .layout: LayoutPass.run(from: self)
        default: break
        }
    }

    package func abandonUpdate(in phase: UpdateQueue.Phase) {
        if phase == .display { flags.remove(.needsDisplay) }
    }

    /// A window has its views laid out, which count for themselves.
    package func countsRuns(in phase: UpdateQueue.Phase) -> Bool { phase != .layout }

    package var updateDepth: Int { scopeDepth }
    package var updateLabel: String { String(describing: type(of: self)) }
}
