/// The orientation of an interface on its device.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case portraitUpsideDown = 2
    /// The device is turned so that its bottom edge is at the right.
    case landscapeRight = 3
    /// The device is turned so that its bottom edge is at the left.
    case landscapeLeft = 4

    /// A Boolean value that indicates whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    /// Creates a set of orientations from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upright portrait orientation.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// The upside-down portrait orientation.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// The landscape orientation with the bottom edge at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// The landscape orientation with the bottom edge at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both landscape orientations: left and right.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations of the interface.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
