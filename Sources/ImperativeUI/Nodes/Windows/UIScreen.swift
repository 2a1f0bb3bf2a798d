import Foundation

/// The screen of the application: the whole area of its host.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    /// The screen on which the application is shown.
    public static let main = UIScreen()

    /// The bounds of the screen, from the origin, in points; 390 by 844 points without a host.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: UIApplication.shared.life?.surroundings.size ?? DeviceTraits.defaultSize)
    }

    /// The number of pixels per point.
    public var scale: CGFloat { traitCollection.displayScale }
    /// The number of pixels per point.
    public var nativeScale: CGFloat { scale }
    /// The bounds of the screen, in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int { 60 }

    /// The traits of the host, complemented by those of a device.
    public var traitCollection: UITraitCollection {
        let given = UIApplication.shared.life?.surroundings.traits.map.entries.map(\.write) ?? []
        return UITraitCollection(map: DeviceTraits.map(size: bounds.size).applying(given))
    }
}
