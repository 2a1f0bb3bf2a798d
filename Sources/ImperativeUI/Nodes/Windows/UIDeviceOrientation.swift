import Foundation

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case portraitUpsideDown = 2
    /// The device is turned so that its top edge is at the left.
    case landscapeLeft = 3
    /// The device is turned so that its top edge is at the right.
    case landscapeRight = 4
    /// The device lies with its screen up.
    case faceUp = 5
    /// The device lies with its screen down.
    case faceDown = 6

    /// A Boolean value that indicates whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the device is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the device lies on a side of its screen.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// A Boolean value that indicates whether an interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
    /// The orientation of the device, as its screen has it: ``UIDeviceOrientation/portrait`` if the screen is at least as
    /// high as wide, else ``UIDeviceOrientation/landscapeLeft``.
    public var orientation: UIDeviceOrientation { Self.orientation(of: UIScreen.main.bounds.size) }

    static func orientation(of screen: CGSize) -> UIDeviceOrientation {
        screen.height >= screen.width ? .portrait : .landscapeLeft
    }

    /// Posted after the ``orientation`` has changed, while notifications of it are generated: when a host has resized its
    /// screen.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// A Boolean value that indicates whether notifications of the orientation are generated.
    public var isGeneratingDeviceOrientationNotifications: Bool { generationCount > 0 }

    /// Begins to generate notifications of the orientation, until as many calls of
    /// ``endGeneratingDeviceOrientationNotifications()``.
    public func beginGeneratingDeviceOrientationNotifications() { generationCount += 1 }

    /// Ends generating notifications of the orientation, once for each beginning. Does nothing before the first one.
    public func endGeneratingDeviceOrientationNotifications() { generationCount = max(0, generationCount - 1) }

    /// Posts that the orientation is another one than before the screen was resized.
    func screenDidChange(from before: UIDeviceOrientation) {
        guard isGeneratingDeviceOrientationNotifications, orientation != before else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}
