/// Something that somebody is to feel.
///
/// The application's host is told of it, and does what it can. A terminal can do nothing, as a device without the
/// hardware for it cannot.
public struct SensoryFeedback: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weighty(Weight, Double)
        case flexible(Flexibility, Double)
    }

    let kind: Kind

    /// A task has ended well.
    public static let success = SensoryFeedback(kind: .success)
    /// A task has ended with a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Another value is selected.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value has grown beyond a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value has fallen below a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// An activity has begun.
    public static let start = SensoryFeedback(kind: .start)
    /// An activity has ended.
    public static let stop = SensoryFeedback(kind: .stop)
    /// What is dragged is in line with something.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// Another level of pressure is reached.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path is complete.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Things of usual weight have met.
    public static let impact = impact()

    /// Things have met.
    ///
    /// - Parameters:
    ///   - weight: How heavy they are; medium by default.
    ///   - intensity: How strong it is, from 0 to 1, the default. What is outside counts as the nearer end, and NaN as
    ///     1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weighty(weight, usable(intensity)))
    }

    /// Things have met.
    ///
    /// - Parameters:
    ///   - flexibility: How soft they are.
    ///   - intensity: How strong it is, from 0 to 1, the default. What is outside counts as the nearer end, and NaN as
    ///     1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexible(flexibility, usable(intensity)))
    }

    private static func usable(_ intensity: Double) -> Double { intensity.isNaN ? 1 : min(max(intensity, 0), 1) }

    /// How heavy things are that meet.
    public struct Weight: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case light, medium, heavy }
        let kind: Kind

        /// Small or light.
        public static let light = Weight(kind: .light)
        /// Of usual size and weight.
        public static let medium = Weight(kind: .medium)
        /// Large or heavy.
        public static let heavy = Weight(kind: .heavy)
    }

    /// How soft things are that meet.
    public struct Flexibility: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case rigid, solid, soft }
        let kind: Kind

        /// Hard.
        public static let rigid = Flexibility(kind: .rigid)
        /// Neither hard nor soft.
        public static let solid = Flexibility(kind: .solid)
        /// Soft.
        public static let soft = Flexibility(kind: .soft)
    }
}
