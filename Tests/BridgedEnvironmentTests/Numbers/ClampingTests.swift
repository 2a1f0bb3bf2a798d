import Testing
import BridgedEnvironment

@Suite("Integers of numbers from outside") struct ClampingTests {
    @Test(
        "A number without its fraction; the nearest integer for what is beyond all, and 0 for what is none",
        arguments: [
            (0, 0), (-0.0, 0), (0.9, 0), (-0.9, 0), (2.5, 2), (-2.5, -2), (1e15, 1_000_000_000_000_000),
            (Double(Int.max), .max), (Double(Int.max).nextDown, 9_223_372_036_854_774_784), (Double(Int.min), .min),
            (1e300, .max), (-1e300, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0), (-.nan, 0),
            (.signalingNaN, 0), (.leastNonzeroMagnitude, 0), (.greatestFiniteMagnitude, .max),
        ] as [(Double, Int)])
    func numbers(number: Double, integer: Int) {
        #expect(Int(clamping: number) == integer)
    }

    @Test("In a range, the nearest end for what is outside, and the one nearest to 0 for what is no number")
    func ranges() {
        #expect(Int(clamping: 7.9, to: 3...9) == 7)
        #expect(Int(clamping: -.infinity, to: 3...9) == 3 && Int(clamping: 1e300, to: 3...9) == 9)
        #expect(Int(clamping: .nan, to: 3...9) == 3 && Int(clamping: .nan, to: -9...(-3)) == -3)
        #expect(Int(clamping: .nan, to: -9...9) == 0 && Int(clamping: .infinity, to: 0...0) == 0)
        #expect(Int(clamping: -1e300, to: .min...(.max)) == .min)
    }

    @Test("Sums, differences and products end at the least and the greatest integer")
    func saturated() {
        let some = [Int.min, .min + 1, -3, -1, 0, 1, 2, .max - 1, .max]
        for one in some {
            for other in some {
                func near(_ exact: Double, _ integer: Int) -> Bool {
                    exact >= 0x1p63 ? integer >= .max - 10 : exact <= -0x1p63 ? integer <= .min + 10 : true
                }
                #expect(near(Double(one) + Double(other), one.addingSaturated(other)))
                #expect(near(Double(one) - Double(other), one.subtractingSaturated(other)))
                #expect(near(Double(one) * Double(other), one.multipliedSaturated(by: other)))
            }
        }
        #expect(3.addingSaturated(4) == 7 && 3.subtractingSaturated(4) == -1 && 3.multipliedSaturated(by: -4) == -12)
        #expect(Int.max.addingSaturated(1) == .max && Int.min.addingSaturated(-1) == .min)
        #expect(Int.min.subtractingSaturated(1) == .min && Int.max.subtractingSaturated(-1) == .max)
        #expect(Int.min.multipliedSaturated(by: -1) == .max && Int.max.multipliedSaturated(by: -2) == .min)
    }
}
