/// A type of haptic feedback.
///
/// The application's host receives it and plays it if it can. A terminal cannot play feedback, nor can a device
/// without the hardware.
public struct SensoryFeedback: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weighty(Weight, Double)
        case flexible(Flexibility, Double)
    }

    package let kind: Kind

    /// Feedback for a task that succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// Feedback for a task that produced a warning.
    public static let warning = SensoryFeedback(kind: .warning)
    /// Feedback for a task that failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Feedback for a changed selection.
    public static let selection = SensoryFeedback(kind: .selection)
    /// Feedback for a value that increased beyond a threshold.
    public static let increase = SensoryFeedback(kind: .increase)
    /// Feedback for a value that decreased below a threshold.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Feedback for the start of an activity.
    public static let start = SensoryFeedback(kind: .start)
    /// Feedback for the end of an activity.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Feedback for a dragged item that aligned with another element.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// Feedback for a change between levels of pressure.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Feedback for a completed drawn path.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Feedback for a collision of objects of medium weight.
    public static let impact = impact()

    /// Returns feedback for a collision of objects with the given weight.
    ///
    /// - Parameters:
    ///   - weight: The weight of the objects; medium by default.
    ///   - intensity: The intensity of the feedback, from 0 to 1; 1 by default. Values outside the range are clamped,
    ///     and NaN counts as 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weighty(weight, usable(intensity)))
    }

    /// Returns feedback for a collision of objects with the given flexibility.
    ///
    /// - Parameters:
    ///   - flexibility: The flexibility of the objects.
    ///   - intensity: The intensity of the feedback, from 0 to 1; 1 by default. Values outside the range are clamped,
    ///     and NaN counts as 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexible(flexibility, usable(intensity)))
    }

    private static func usable(_ intensity: Double) -> Double { intensity.isNaN ? 1 : min(max(intensity, 0), 1) }

    /// The weight of colliding objects.
    public struct Weight: Equatable, Sendable {
        package enum Kind: Equatable, Sendable { case light, medium, heavy }
        package let kind: Kind

        /// Small or light objects.
        public static let light = Weight(kind: .light)
        /// Objects of medium size and weight.
        public static let medium = Weight(kind: .medium)
        /// Large or heavy objects.
        public static let heavy = Weight(kind: .heavy)
    }

    /// The flexibility of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        package enum Kind: Equatable, Sendable { case rigid, solid, soft }
        package let kind: Kind

        /// Hard, rigid objects.
        public static let rigid = Flexibility(kind: .rigid)
        /// Objects that are neither hard nor soft.
        public static let solid = Flexibility(kind: .solid)
        /// Soft, flexible objects.
        public static let soft = Flexibility(kind: .soft)
    }
}
