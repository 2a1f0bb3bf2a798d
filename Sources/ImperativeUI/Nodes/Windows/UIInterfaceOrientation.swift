/// How an interface lies on its device.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned so that what was below is at the right.
    case landscapeRight = 3
    /// Turned so that what was below is at the left.
    case landscapeLeft = 4

    /// Whether it is turned.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is not turned.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Ways in which an interface may lie on its device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Makes ways from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Turned so that what was below is at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Turned so that what was below is at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Turned.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
