import Foundation
import Motion
import BridgedEnvironment

/// An animation of a property that a spring pulls to its value.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring; 1 by default. A number that is not more than 0 is reported and ignored.
    open var mass: CGFloat = 1 {
        didSet { if !(mass > 0 && mass < .infinity) { mass = Self.reported("mass", mass, keeping: oldValue) } }
    }
    /// The stiffness of the spring; 100 by default. A number that is not more than 0 is reported and ignored.
    open var stiffness: CGFloat = 100 {
        didSet {
            if !(stiffness > 0 && stiffness < .infinity) {
                stiffness = Self.reported("stiffness", stiffness, keeping: oldValue)
            }
        }
    }
    /// The damping coefficient; 10 by default. A number that is not at least 0 is reported and ignored.
    open var damping: CGFloat = 10 {
        didSet {
            if !(damping >= 0 && damping < .infinity) { damping = Self.reported("damping", damping, keeping: oldValue) }
        }
    }
    /// The speed at the begin, in ways from one value to the other a second; 0 by default.
    open var initialVelocity: CGFloat = 0
    /// Whether a spring that is damped more than critically is slowed down by that; `false` by default.
    open var allowsOverdamping = false

    /// Creates a spring animation with a perceived duration in seconds, and a bounce from -1 to 1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
        guard spring.response > 0 else { return }
        (stiffness, damping) = (CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
    }

    /// The seconds until the spring is at rest, as nearly as one can see; infinite for one without damping. Set the
    /// duration to it to show the whole movement.
    open var settlingDuration: CFTimeInterval {
        spring.settlingDuration(target: 1.0, initialVelocity: Double(initialVelocity), epsilon: 0.001)
    }

    /// The perceived duration, in seconds.
    open var perceptualDuration: CFTimeInterval { spring.duration }

    /// The amount by which the spring overshoots.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    private static func reported(_ name: String, _ value: CGFloat, keeping old: CGFloat) -> CGFloat {
        RuntimeIssue.report(
            "animation", "The \(name) of a spring is a finite number of more than 0, not \(value); \(old) is kept.")
        return old
    }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            allowOverDamping: allowsOverdamping)
    }

    override func makeEmpty() -> CAAnimation { CASpringAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    override func progress(at moment: LayerTiming.Moment) -> Double {
        spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: share(of: moment) * run)
    }
}
