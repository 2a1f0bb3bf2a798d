import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine
@testable import Motion

@MainActor @Suite("Numbers and names that clients see") struct NumberTests {
    @Test func vectorsAreScaledAndInterpolated() {
        let pair = AnimatablePair(2.0, 4.0)
        #expect(pair.scaled(by: 1.5) == AnimatablePair(3, 6))
        #expect(pair.interpolated(towards: AnimatablePair(4, 0), amount: 0.25) == AnimatablePair(2.5, 3))
        var number = 10.0
        number.interpolate(towards: 20, amount: 1.5)
        #expect(number == 25)
        #expect(10.0.interpolated(towards: 20, amount: 0) == 10 && 10.0.interpolated(towards: 20, amount: 1) == 20)
    }

    @Test func anAngleIsInterpolatedIn128thsOfARadian() {
        var angle = Angle(radians: 2)
        #expect(angle.animatableData == 256)
        angle.animatableData = 64
        #expect(angle.radians == 0.5)
    }

    @Test func slopesOfCurvesAreExactAtTheirEnds() {
        let ends: [(UnitCurve, Double, Double)] = [
            (.linear, 1, 1), (.easeIn, 0, 0), (.easeOut, 1, 0), (.easeInOut, 0, 0), (.circularEaseIn, 0, .infinity),
            (.circularEaseOut, .infinity, 0), (.circularEaseInOut, 0, 0),
            (
                .bezier(startControlPoint: UnitPoint(x: 0.25, y: 0.5), endControlPoint: UnitPoint(x: 0.5, y: 0.75)), 2,
                0.5
            ),
            (
                .bezier(startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 1, y: 0)), .infinity,
                .infinity
            ),
            (UnitCurve.easeInOut.inverse, .infinity, .infinity),
        ]
        for (curve, start, end) in ends {
            #expect(curve.velocity(at: 0) == start, "\(curve)")
            #expect(curve.velocity(at: 1) == end, "\(curve)")
            #expect(curve.velocity(at: -1) == start && curve.velocity(at: 2) == end)
        }
        #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
        #expect(isClose(UnitCurve.circularEaseIn.velocity(at: 0.25), 0.2582, within: 1e-4))
        #expect(isClose(UnitCurve.circularEaseInOut.velocity(at: 0.75), 0.57735, within: 1e-5))
    }

    @Test func aMovementWithAnEndlessSlopeStillMoves() {
        let animation = Animation.timingCurve(.circularEaseOut, duration: 1)
        let context = AnimationContext<Double>(environment: EnvironmentValues())
        #expect(animation.velocity(value: 1, time: 0, context: context) == nil)
        #expect(animation.velocity(value: 1, time: 0.5, context: context).map(\.isFinite) == true)
    }

    @Test func theDefaultAnimationHasAName() {
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect(Animation.default == .default && Animation.default != .linear)
        // A spring takes over from it, and it from a spring.
        for (first, second) in [(Animation.default, Animation.spring()), (.spring(), .default), (.default, .default)] {
            var context = AnimationContext<Double>(environment: EnvironmentValues())
            #expect(second.shouldMerge(previous: first, value: 1, time: 0.1, context: &context))
        }
    }

    @Test func coloursDescribeThemselves() {
        #expect(Color.red.description == "red" && Color.primary.description == "primary")
        #expect(Color.red.opacity(0.334).description == "33% red")
        #expect(Color.red.opacity(0.336).description == "34% red")
        #expect(Color.red.opacity(0.3).opacity(1).opacity(0.5).description == "50% 30% red")
        #expect("\(Color.black) \(Color.white) \(Color.clear)" == "black white clear")
        #expect(Color(red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748).description == "#6982B0BF")
        #expect(Color.Resolved(red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748).description == "#6982B0BF")
        #expect(Color.Resolved(red: -1, green: 2, blue: .nan, opacity: 0.01).description == "#00FF0003")
    }

    @Test func environmentPropertiesAreSendableWhereTheirValuesAre() {
        func check<T: Sendable>(_ value: T) {}
        check(Environment(\.layoutDirection))
    }

    @Test func noMinusZeroLeavesASpring() {
        func isPlain(_ number: CGFloat) -> Bool { number != 0 || number.sign == .plus }
        let spring = Spring(duration: 0.5, bounce: 0.2)
        for time in [0, 0.1, 1] {
            #expect(isPlain(CGFloat(spring.value(target: 0.0, time: time))))
            #expect(isPlain(CGFloat(spring.velocity(target: 0.0, time: time))))
        }
        #expect(isPlain(CGFloat(spring.force(target: -0.0, position: 0.0, velocity: 0.0))))
    }
}
