import Foundation

/// Lets people feel that things have met.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What the things are like.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light.
        case light = 0
        /// Of usual size and weight.
        case medium = 1
        /// Large or heavy.
        case heavy = 2
        /// Soft.
        case soft = 3
        /// Hard.
        case rigid = 4
    }

    private final let style: FeedbackStyle

    /// Makes a generator for things of usual size and weight.
    public override convenience init() { self.init(style: .medium) }

    /// Makes a generator for things of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator for things of a style in a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Tells that things have met, with full strength.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Tells that things have met.
    ///
    /// - Parameter intensity: How strong it is, from 0 to 1. What is outside counts as the nearer end, and NaN as 1.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style.impact, intensity: intensity.isNaN ? 1 : min(max(Double(intensity), 0), 1)))
    }

    /// Tells that things have met at a point of the view, with full strength.
    public final func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Tells that things have met at a point of the view; see ``impactOccurred(intensity:)``.
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
