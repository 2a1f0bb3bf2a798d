/// Options for which gestures are active: the one added to a view, those of its subviews, or both.
public struct GestureMask: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt32

    /// Creates a mask from a bit mask.
    ///
    /// - Parameter rawValue: The bit mask of the options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Disables the added gesture and those of the subviews.
    public static let none: GestureMask = []
    /// Enables the added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Enables the gestures of the subviews, including their taps.
    public static let subviews = GestureMask(rawValue: 2)
    /// Enables the added gesture and those of the subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}
