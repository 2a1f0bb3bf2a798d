import Foundation

/// Several animations of a layer that are added and removed as one.
///
/// The animations are in the group's time, and end with it at the latest. Those without a duration have the group's.
/// Their delegates are not told.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map(\.copied)
    }

    override func check(on layer: CALayer) { for animation in animations ?? [] { animation.check(on: layer) } }

    override func show(_ moment: LayerTiming.Moment, on shown: CALayer) {
        let time = share(of: moment) * run
        for animation in animations ?? [] {
            animation.setDefaults(duration: run)
            animation.apply(to: shown, at: time, from: animation.beginTime)
        }
    }
}
