import Foundation

/// What the application is shown on: all of its host's area.
@MainActor @preconcurrency public final class UIScreen: NSObject {
    /// The screen of the application.
    public static let main = UIScreen()

    /// Where the screen is, from the origin, in points; that of a device of 390 by 844 points without a host.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: UIApplication.shared.life?.surroundings.size ?? DeviceTraits.defaultSize)
    }

    /// How many pixels a point has.
    public var scale: CGFloat { traitCollection.displayScale }
    /// How many pixels a point has.
    public var nativeScale: CGFloat { scale }
    /// Where the screen is, in pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
    /// How many frames a second there can be.
    public var maximumFramesPerSecond: Int { 60 }

    /// The traits that the host knows, and a device's.
    public var traitCollection: UITraitCollection {
        let given = UIApplication.shared.life?.surroundings.traits.map.entries.map(\.write) ?? []
        return UITraitCollection(map: DeviceTraits.map(size: bounds.size).applying(given))
    }
}
