import Foundation

/// A feedback generator that simulates a physical impact.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// A collision of small or light objects.
        case light = 0
        /// A collision of objects of medium size and weight.
        case medium = 1
        /// A collision of large or heavy objects.
        case heavy = 2
        /// A collision of soft objects.
        case soft = 3
        /// A collision of rigid objects.
        case rigid = 4
    }

    private final let style: FeedbackStyle

    /// Creates a generator with the medium style.
    public override convenience init() { self.init(style: .medium) }

    /// Creates a generator with a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator with a style for a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Plays the impact at full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays the impact at an intensity.
    ///
    /// - Parameter intensity: The strength of the impact, from 0 to 1. Values out of range are clamped; NaN counts as
    ///   1.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style.impact, intensity: intensity.isNaN ? 1 : min(max(Double(intensity), 0), 1)))
    }

    /// Plays the impact at full intensity for a point of the view.
    public final func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Plays the impact at an intensity for a point of the view; see ``impactOccurred(intensity:)``.
    public final func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
    fileprivate var impact: HostFeedback.Impact {
        switch self {
        case .light: .light
        case .medium: .medium
        case .heavy: .heavy
        case .soft: .soft
        case .rigid: .rigid
        }
    }
}
