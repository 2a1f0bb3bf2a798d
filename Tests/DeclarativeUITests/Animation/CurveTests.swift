import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Motion

/// Runs an animation of a value from 0 to `value`.
struct CurveRun {
    let animation: Animation
    var value = 1.0
    var context = AnimationContext<Double>(environment: EnvironmentValues())

    init(_ animation: Animation, value: Double = 1) {
        self.animation = animation
        self.value = value
    }

    mutating func callAsFunction(_ time: Double) -> Double? {
        animation.animate(value: value, time: time, context: &context)
    }

    static func at(_ time: Double, _ animation: Animation) -> Double? {
        var run = CurveRun(animation)
        return run(time)
    }
}

func isClose(_ a: Double?, _ b: Double, within distance: Double = 0.00001) -> Bool {
    a.map { abs($0 - b) <= distance } ?? false
}

@MainActor @Suite("Curves of animations")
struct CurveTests {
    @Test func springsPassThroughTheirCheckValues() {
        for (time, value) in [(0.05, 0.13131), (0.1, 0.35774), (0.25, 0.82103), (0.5, 0.98640)] {
            #expect(isClose(CurveRun.at(time, .spring(duration: 0.5, bounce: 0)), value))
            #expect(isClose(CurveRun.at(time, .default), value))
            #expect(isClose(CurveRun.at(time, .smooth), value))
            #expect(isClose(CurveRun.at(time, .interpolatingSpring()), value))
        }
        for (time, value) in [(0.1, 0.39361), (0.25, 0.90818), (0.5, 1.00840)] {
            #expect(isClose(CurveRun.at(time, .spring(response: 0.5, dampingFraction: 0.825)), value))
        }
    }

    @Test func beziersPassThroughTheirCheckValues() {
        for (share, value) in [(0.1, 0.01972), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084)] {
            #expect(isClose(CurveRun.at(share * 2, .easeInOut(duration: 2)), value))
            #expect(isClose(CurveRun.at(share * 0.35, .easeInOut), value))
        }
        for (share, value) in [(0.25, 0.09346), (0.5, 0.31536), (0.75, 0.62186)] {
            #expect(isClose(CurveRun.at(share, .easeIn(duration: 1)), value))
            #expect(
                isClose(CurveRun.at(share, .easeOut(duration: 1)), 1 - CurveRun.at(1 - share, .easeIn(duration: 1))!))
        }
        for (share, value) in [(0.25, 0.37814), (0.5, 0.68464), (0.75, 0.90654)] {
            #expect(isClose(CurveRun.at(share, .easeOut(duration: 1)), value))
        }
        #expect(isClose(CurveRun.at(0.3, .linear(duration: 1)), 0.3))
        #expect(isClose(CurveRun.at(0.3, .timingCurve(0, 0, 1, 1, duration: 1)), 0.3))
    }

    @Test func aCurveEndsWithItsDuration() {
        var run = CurveRun(.linear(duration: 1))
        #expect(run(0) == 0)
        #expect(run(0.999) != nil)
        #expect(!run.context.isLogicallyComplete)
        #expect(run(1) == nil)
        #expect(run.context.isLogicallyComplete)
        #expect(CurveRun.at(0, .linear(duration: 0)) == nil)
    }

    @Test func aSpringIsCompleteAfterItsDurationAndEndsWhenItHasSettled() {
        var run = CurveRun(.spring(duration: 0.5, bounce: 0.3), value: 100)
        #expect(run(0.49) != nil)
        #expect(!run.context.isLogicallyComplete)
        #expect(run(0.5) != nil)
        #expect(run.context.isLogicallyComplete)
        var time = 0.5
        while let value = run(time) {
            #expect(abs(value - 100) < 20)
            time += 1.0 / 60
        }
        #expect(time > 0.7 && time < 2)
        #expect(isClose(Spring(duration: 0.5, bounce: 0.3).value(target: 100, time: time), 100, within: 0.1))
    }

    @Test func aDampedSpringOfEveryKindFollowsItsEquation() {
        for ratio in [0.1, 0.5, 0.999, 0.9999999, 1, 1.0000001, 1.001, 2, 10] {
            let spring = Spring(response: 0.7, dampingRatio: ratio)
            let step = 1e-4
            for time in stride(from: 0.05, to: 1, by: 0.05) {
                let values = [-step, 0, step].map { spring.value(target: 1.0, initialVelocity: 3, time: time + $0) }
                let velocity = (values[2] - values[0]) / (2 * step)
                let acceleration = (values[2] - 2 * values[1] + values[0]) / (step * step)
                #expect(isClose(spring.velocity(target: 1, initialVelocity: 3, time: time), velocity, within: 1e-3))
                let force = spring.force(target: 1, position: values[1], velocity: velocity)
                #expect(isClose(force, acceleration, within: 0.05), "ratio \(ratio), time \(time)")
            }
        }
    }

    @Test func springsOfAllSpellingsAgree() {
        let spring = Spring(mass: 2, stiffness: 300, damping: 20)
        #expect(isClose(spring.stiffness, 300))
        #expect(isClose(spring.damping, 20))
        let same = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
        #expect(isClose(same.value(target: 1, time: 0.1), spring.value(target: 1, time: 0.1)))
        #expect(isClose(Spring(duration: 0.5, bounce: -0.5).dampingRatio, 2))
        #expect(isClose(Spring(duration: 0.5, bounce: -0.5).bounce, -0.5))
        #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.snappy(duration: 1, extraBounce: 0.05) == .spring(.snappy(duration: 1, extraBounce: 0.05)))
        #expect(Animation.interactiveSpring.length! < 0.5)
        let settled = Spring(settlingDuration: 2, dampingRatio: 0.5)
        #expect(isClose(settled.settlingDuration, 2, within: 0.001))
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
        #expect(isClose(value, spring.value(target: 1, time: 0.1)))
        #expect(isClose(velocity, spring.velocity(target: 1, time: 0.1)))
    }

    @Test func delayAndSpeedShiftTheTime() {
        let base = Animation.linear(duration: 1)
        #expect(CurveRun.at(0.5, base.delay(1)) == 0)
        #expect(isClose(CurveRun.at(1.5, base.delay(1)), 0.5))
        #expect(isClose(CurveRun.at(0.25, base.speed(2)), 0.5))
        #expect(isClose(CurveRun.at(1.25, base.speed(2).delay(1)), 0.5))
        #expect(isClose(CurveRun.at(0.75, base.delay(1).speed(2)), 0.5))
        #expect(isClose(CurveRun.at(0.25, base.delay(-0.25)), 0.5))
        #expect(CurveRun.at(2, base.delay(1)) == nil)
        #expect(base.delay(1).delay(1) == base.delay(2))
        #expect(base.speed(1) == base)
        var chain = base
        for _ in 0..<100_000 { chain = chain.delay(0.001).speed(1) }
        #expect(isClose(CurveRun.at(100.5, chain), 0.5, within: 0.0001))
    }

    @Test func aRepeatedAnimationRunsBackAndForth() {
        var run = CurveRun(.linear(duration: 1).repeatCount(3))
        for (time, value) in [(0.25, 0.25), (1.25, 0.75), (2.25, 0.25)] { #expect(isClose(run(time), value)) }
        #expect(run(3) == nil)
        run = CurveRun(.linear(duration: 1).repeatCount(2, autoreverses: false))
        for (time, value) in [(0.25, 0.25), (1.25, 0.25)] { #expect(isClose(run(time), value)) }
        #expect(!run.context.isLogicallyComplete)
        #expect(run(2.5) == nil)
        #expect(run.context.isLogicallyComplete)
        run = CurveRun(.linear(duration: 1).delay(1).repeatForever(autoreverses: false))
        #expect(isClose(run(1_000_001.5), 0.5))
        #expect(Animation.linear(duration: 1).repeatForever().length == .infinity)
        #expect(Animation.linear(duration: 1).repeatCount(2).repeatCount(3).length == 6)
    }

    @Test func aRepeatedAnimationOfUnknownLengthGoesOnWithTheFrameAfter() {
        var run = CurveRun(Animation(HoldAnimation()).repeatCount(2, autoreverses: false))
        #expect(run(0.5) == 0.5)
        #expect(run(1.5) == 0)
        #expect(run(2) == 0.5)
        #expect(run(2.6) == nil)
        run = CurveRun(Animation(NoAnimation()).repeatForever())
        #expect(run(0) == nil)
        run = CurveRun(.linear(duration: 0).repeatForever())
        #expect(run(0) == nil)
    }

    @Test func logicalCompletionCanBeSet() {
        var run = CurveRun(.linear(duration: 2).logicallyComplete(after: 0.5))
        _ = run(0.4)
        #expect(!run.context.isLogicallyComplete)
        #expect(isClose(run(0.5), 0.25))
        #expect(run.context.isLogicallyComplete)
    }

    @Test func animationsAreComparedAndDescribed() {
        #expect(Animation.easeIn(duration: 1) == .easeIn(duration: 1))
        #expect(Animation.easeIn(duration: 1) != .easeOut(duration: 1))
        #expect(Animation.easeIn != Animation(NoAnimation()))
        #expect(Set([Animation.linear, .linear, .easeIn.delay(1)]).count == 2)
        #expect("\(Animation.linear(duration: 3))".contains("3.0"))
    }

    @Test func unitCurvesGoFromCornerToCorner() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ]
        for curve in curves {
            #expect(isClose(curve.value(at: 0), 0) && isClose(curve.value(at: 1), 1))
            #expect(curve.value(at: -1) == curve.value(at: 0) && curve.value(at: .nan) == curve.value(at: 0))
            for x in stride(from: 0.05, through: 0.95, by: 0.1) {
                #expect(isClose(curve.inverse.value(at: curve.value(at: x)), x, within: 1e-6))
                let slope = (curve.value(at: x + 1e-4) - curve.value(at: x - 1e-4)) / 2e-4
                #expect(isClose(curve.velocity(at: x), slope, within: 1e-2))
            }
        }
    }

    @Test func numbersThatMakeNoSenseAreReportedAndHarmless() {
        let bad: [Double] = [.nan, .infinity, -.infinity, -1]
        var made: [Animation] = []
        let reported = issues {
            for number in bad {
                made += [
                    .linear(duration: number), .spring(duration: number), .spring(bounce: number - 1),
                    .spring(response: number), .spring(dampingFraction: number),
                    .interpolatingSpring(stiffness: number, damping: 1),
                    .interpolatingSpring(stiffness: 1, damping: number),
                    .interpolatingSpring(mass: number, stiffness: 1, damping: 1),
                    .linear.speed(number), .linear.logicallyComplete(after: number),
                    .spring(blendDuration: number),
                ]
            }
            for number in bad.dropLast() {
                made += [
                    .linear.delay(number), .timingCurve(number, 0, 1, 1), .timingCurve(0, 0, 1, number),
                    .interpolatingSpring(stiffness: 1, damping: 1, initialVelocity: number),
                ]
            }
            made += [.linear.speed(0), .linear.repeatCount(0), .linear.repeatCount(-3)]
            made += [
                .interpolatingSpring(stiffness: 0, damping: 1), .interpolatingSpring(mass: 0, stiffness: 1, damping: 0),
            ]
        }
        #expect(reported.count == made.count)
        made += [.linear.speed(1e300).speed(1e300), .linear.delay(1e308).delay(1e308)]
        made += [
            .spring(duration: 1e-300), .spring(duration: 1e308), .interpolatingSpring(stiffness: 1e308, damping: 1e308),
            .interpolatingSpring(stiffness: 1e-308, damping: 0, initialVelocity: 1e308), .spring(duration: 0),
            .spring(bounce: 1), .interpolatingSpring(stiffness: 1, damping: 1e9),
        ]
        _ = issues {
            for animation in made {
                var run = CurveRun(animation)
                for time in [0, 0.1, 1, 1e9, 1e300] {
                    if let value = run(time) { #expect(value.isFinite, "\(animation) at \(time)") }
                }
                #expect(animation.length != nil)
            }
        }
    }
}

/// One second, of a length it does not tell.
struct HoldAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 1 ? value.scaled(by: time) : nil
    }
}

struct NoAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}
