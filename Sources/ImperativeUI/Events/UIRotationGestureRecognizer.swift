import Drawing
import Foundation
import Motion

/// A continuous gesture recogniser for two fingers that move around each other.
///
/// The gesture begins once the fingers have turned by one degree. Two fingers come from hosts with touch screens.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers turn before the gesture begins.
    private static let threshold = CGFloat.pi / 180

    private final var raw = CGFloat(0)
    private final var reference = CGFloat(0)
    /// Follows the rotation.
    private final var tracker = VelocityTracker()

    /// The angle by which the fingers have turned since they came down, or since the rotation was last set to 0, in
    /// radians, clockwise.
    open var rotation: CGFloat {
        get { raw - reference }
        set { if newValue.isFinite { reference = raw - newValue } }
    }

    /// The change of the rotation per second, in radians.
    open var velocity: CGFloat { tracker.velocity().dx }

    override final var followsTouches: Bool { false }
    override final var followsPinches: Bool { true }
    open override var numberOfTouches: Int { touches.isEmpty ? 0 : 2 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        goOn(isFarEnough: abs(raw) >= Self.threshold)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        comeToEnd()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { breakOff() }

    open override func reset() { (raw, reference, tracker) = (0, 0, VelocityTracker()) }

    private final func follow(_ event: UIEvent) {
        guard let pinch = event as? PinchEvent else { return }
        raw = pinch.rotation
        tracker.add(CGPoint(x: raw, y: 0), at: clock.now)
    }
}
