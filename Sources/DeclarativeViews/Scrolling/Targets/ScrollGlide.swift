import Foundation
import LayoutEngine
import Motion

/// The way of contents to where they come to rest.
@MainActor final class ScrollGlide {
    private let way: AnimatableAttribute<AnimatablePair<CGFloat, CGFloat>>
    private var done = AnimatablePair<CGFloat, CGFloat>(0, 0)

    /// The remaining distance, in points.
    var rest: CGVector {
        CGVector(dx: way.target.first - done.first, dy: way.target.second - done.second)
    }

    /// Begins a way of so many points.
    ///
    /// - Parameter onStep: Called for each frame with the points to go, and whether there are more.
    init(by distance: CGVector, in environment: EnvironmentValues, onStep: @escaping (CGVector, Bool) -> Void) {
        way = AnimatableAttribute(AnimatablePair(0, 0))
        way.onStep = { [weak self] in
            guard let self else { return }
            let now = way.presented
            let step = CGVector(dx: now.first - done.first, dy: now.second - done.second)
            done = now
            onStep(step, way.isAnimating)
        }
        way.retarget(
            to: AnimatablePair(distance.dx, distance.dy), animation: .smooth(duration: 0.3), environment: environment)
    }

    /// Leaves the contents where they are.
    func stop() {
        way.onStep = {}
        way.stop()
    }
}
