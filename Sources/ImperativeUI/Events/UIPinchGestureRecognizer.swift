import Drawing
import Foundation
import Motion

/// A continuous gesture recogniser for two fingers that move apart or together.
///
/// The gesture begins once the distance between the fingers has changed by two hundredths. Two fingers come from hosts
/// with touch screens and trackpads.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The part by which the distance changes before the gesture begins.
    private static let threshold: CGFloat = 0.02

    private final var raw = CGFloat(1)
    private final var reference = CGFloat(1)
    /// Follows the scale.
    private final var tracker = VelocityTracker()

    /// How many times further apart the fingers are than when they came down, or than when the scale was last set to 1.
    open var scale: CGFloat {
        get { raw / reference }
        set { if newValue.isFinite, newValue > 0 { reference = raw / newValue } }
    }

    /// The change of the scale per second.
    open var velocity: CGFloat { tracker.velocity().dx / reference }

    override final var followsTouches: Bool { false }
    override final var followsPinches: Bool { true }
    open override var numberOfTouches: Int { touches.isEmpty ? 0 : 2 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        goOn(isFarEnough: abs(raw - 1) >= Self.threshold)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        comeToEnd()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { breakOff() }

    open override func reset() { (raw, reference, tracker) = (1, 1, VelocityTracker()) }

    private final func follow(_ event: UIEvent) {
        guard let pinch = event as? PinchEvent else { return }
        raw = pinch.scale
        tracker.add(CGPoint(x: raw, y: 0), at: clock.now)
    }
}
