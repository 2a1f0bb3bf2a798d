/// Which gestures count: that which is added to a view, those of the views inside, or both.
public struct GestureMask: OptionSet, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt32

    /// Makes a mask from bits.
    ///
    /// - Parameter rawValue: The gestures as bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None of them.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside, with their taps.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}
