import Foundation
import LayoutEngine

/// The movement of a damped spring towards 0, from any displacement and speed.
struct SpringMotion {
    /// Radians a second; 0 for a spring that is at rest at once.
    let frequency: Double
    /// The share of critical damping.
    let ratio: Double

    init(response: Double, ratio: Double) {
        let frequency = 2 * Double.pi / response
        self.frequency = response > 0 && frequency < .infinity ? frequency : 0
        self.ratio = ratio
    }

    /// The contributions of the initial displacement and speed to both after `time` seconds.
    struct Shares {
        var displacementOfDisplacement = 0.0
        var displacementOfVelocity = 0.0
        var velocityOfDisplacement = 0.0
        var velocityOfVelocity = 0.0

        var areFinite: Bool {
            (displacementOfDisplacement + displacementOfVelocity).isFinite
                && (velocityOfDisplacement + velocityOfVelocity).isFinite
        }
    }

    func shares(at time: Double) -> Shares {
        if frequency == 0 { return Shares() }
        let w = frequency
        var shares = Shares()
        if abs(ratio - 1) < 1e-6 {
            let decay = exp(-w * time)
            shares = Shares(
                displacementOfDisplacement: (1 + w * time) * decay, displacementOfVelocity: time * decay,
                velocityOfDisplacement: -w * w * time * decay, velocityOfVelocity: (1 - w * time) * decay)
        } else if ratio < 1 {
            let damped = w * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * w * time)
            let (sine, cosine) = (sin(damped * time), cos(damped * time))
            let lag = ratio * w / damped * sine
            shares = Shares(
                displacementOfDisplacement: decay * (cosine + lag), displacementOfVelocity: decay * sine / damped,
                velocityOfDisplacement: -decay * w * w / damped * sine, velocityOfVelocity: decay * (cosine - lag))
        } else {
            let root = ((ratio - 1) * (ratio + 1)).squareRoot()
            let slow = -w / (ratio + root)
            let fast = -w * (ratio + root)
            let (slowDecay, fastDecay) = (exp(slow * time), exp(fast * time))
            let span = 2 * w * root
            shares = Shares(
                displacementOfDisplacement: (slow * fastDecay - fast * slowDecay) / span,
                displacementOfVelocity: (slowDecay - fastDecay) / span,
                velocityOfDisplacement: w * w * (fastDecay - slowDecay) / span,
                velocityOfVelocity: (slow * slowDecay - fast * fastDecay) / span)
        }
        return shares.areFinite ? shares : Shares()
    }

    func advance<V: VectorArithmetic>(_ displacement: V, _ velocity: V, by time: Double) -> (V, V) {
        let shares = shares(at: time)
        // The zeros that are added make 0 of -0.
        return (
            displacement.scaled(by: shares.displacementOfDisplacement)
                + velocity.scaled(by: shares.displacementOfVelocity) + .zero,
            displacement.scaled(by: shares.velocityOfDisplacement)
                + velocity.scaled(by: shares.velocityOfVelocity) + .zero
        )
    }

    /// The square of how far the spring could still swing. It never grows.
    func energy<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> Double {
        if frequency == 0 { return 0 }
        return displacement.magnitudeSquared + velocity.magnitudeSquared / (frequency * frequency)
    }

    /// The seconds until the spring swings no further than `reach`; infinite for one that is not damped.
    func settling<V: VectorArithmetic>(_ displacement: V, _ velocity: V, reach: Double) -> Double {
        if frequency == 0 { return 0 }
        if !(ratio > 0) || !(reach > 0) { return .infinity }
        func isSettled(_ time: Double) -> Bool {
            let (displacement, velocity) = advance(displacement, velocity, by: time)
            return !(energy(displacement, velocity) > reach * reach)
        }
        if isSettled(0) { return 0 }
        var high = 1 / frequency
        var steps = 0
        while !isSettled(high) {
            high *= 2
            steps += 1
            if steps == 200 { return .infinity }
        }
        var low = steps == 0 ? 0 : high / 2
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
