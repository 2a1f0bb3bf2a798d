import Foundation
import Motion

/// What an application's host knows of the place it shows the application in.
public struct HostSurroundings {
    /// The size in points.
    public var size: CGSize
    /// How much the host covers at each side, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The traits the host knows, such as the style; a device's count for the others.
    public var traits: UITraitCollection
    /// The clock of the host; `nil` for the current one.
    package var clock: AnimationClock?

    /// A place of a size.
    ///
    /// - Parameters:
    ///   - size: The size in points. Sides that are negative or not finite count as 0.
    ///   - safeAreaInsets: How much the host covers at each side, in points; nothing by default.
    ///   - traits: The traits the host knows; none by default.
    public init(
        size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection()
    ) {
        self.size = size.usable
        self.safeAreaInsets = safeAreaInsets
        self.traits = traits
    }
}
