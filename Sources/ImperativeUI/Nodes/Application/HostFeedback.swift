/// Something that somebody is to feel, such as a tap of the device.
public enum HostFeedback: Hashable, Sendable {
    /// Things have met.
    case impact(Impact, intensity: Double)
    /// Another value is selected.
    case selection
    /// A task has ended well.
    case success
    /// A task has ended with a warning.
    case warning
    /// A task has failed.
    case error
    /// A value has grown beyond a threshold.
    case increase
    /// A value has fallen below a threshold.
    case decrease
    /// An activity has begun.
    case start
    /// An activity has ended.
    case stop
    /// What is dragged is in line with something.
    case alignment
    /// Another level of pressure is reached.
    case levelChange
    /// A drawn path is complete.
    case pathComplete

    /// What things are like that meet.
    public enum Impact: Hashable, Sendable {
        /// Small or light.
        case light
        /// Of usual size and weight.
        case medium
        /// Large or heavy.
        case heavy
        /// Soft.
        case soft
        /// Hard.
        case rigid
    }
}
