/// Feedback that a host plays for the user, such as a tap of the device.
public enum HostFeedback: Hashable, Sendable {
    /// An impact of objects, with an intensity from 0 to 1.
    case impact(Impact, intensity: Double)
    /// A change of selection.
    case selection
    /// A task succeeded.
    case success
    /// A task produced a warning.
    case warning
    /// A task failed.
    case error
    /// A value rose above a threshold.
    case increase
    /// A value fell below a threshold.
    case decrease
    /// An activity started.
    case start
    /// An activity stopped.
    case stop
    /// A dragged item came into alignment.
    case alignment
    /// The level of pressure changed.
    case levelChange
    /// A drawn path was completed.
    case pathComplete

    /// The mass and hardness of colliding objects.
    public enum Impact: Hashable, Sendable {
        /// Small or light objects.
        case light
        /// Objects of medium size and weight.
        case medium
        /// Large or heavy objects.
        case heavy
        /// Soft or flexible objects.
        case soft
        /// Rigid or hard objects.
        case rigid
    }
}
