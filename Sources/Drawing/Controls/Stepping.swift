/// Where a step leads from a value, between bounds or without.
package enum Stepping {
    /// Returns the value a step up or down from another one.
    ///
    /// A step that is zero or no number leads nowhere, as does one to a number too large for its type. A negative step
    /// exchanges up and down.
    ///
    /// - Parameters:
    ///   - value: The value now. One outside of the bounds is led inside; one that is no number, to the lower bound.
    ///   - step: How far.
    ///   - isUp: Whether it goes up.
    ///   - bounds: The bounds; `nil` for none.
    ///   - wraps: Whether a step beyond a bound leads to the other one, and otherwise to the bound itself.
    package static func next<Value: Strideable>(
        after value: Value, by step: Value.Stride, isUp: Bool, in bounds: ClosedRange<Value>?, wraps: Bool = false
    ) -> Value {
        // Numbers that are none are not even the same as themselves.
        guard value == value else { return bounds?.lowerBound ?? value }
        guard step == step, step != .zero, let amount = isUp ? step : negative(step) else { return value }
        let goesUp = amount > .zero
        let sum = sum(value, amount)
        guard let bounds else { return sum ?? value }
        if let sum, sum >= bounds.lowerBound, sum <= bounds.upperBound { return sum }
        // A sum that overflows its type has left the bounds in the direction of the step.
        let isAbove = sum.map { $0 > bounds.upperBound } ?? goesUp
        // From outside, a step to the nearer bound is not beyond it.
        let mayWrap = wraps && isAbove == goesUp
        return isAbove != mayWrap ? bounds.upperBound : bounds.lowerBound
    }

    /// Whether a step up or down leads to another value.
    package static func canStep<Value: Strideable>(
        from value: Value, by step: Value.Stride, isUp: Bool, in bounds: ClosedRange<Value>?, wraps: Bool = false
    ) -> Bool { next(after: value, by: step, isUp: isUp, in: bounds, wraps: wraps) != value }

    private static func negative<Stride: SignedNumeric>(_ step: Stride) -> Stride? {
        // The least integer has no negative.
        if let step = step as? Int, step == .min { return nil }
        return -step
    }

    /// Returns a sum; `nil` if its type has no such number.
    private static func sum<Value: Strideable>(_ value: Value, _ amount: Value.Stride) -> Value? {
        if let integer = value as? any FixedWidthInteger, let amount = amount as? Int {
            return integerSum(integer, amount) as? Value
        }
        return value.advanced(by: amount)
    }

    private static func integerSum<Number: FixedWidthInteger>(_ value: Number, _ amount: Int) -> Number? {
        guard let size = Number(exactly: amount.magnitude) else { return nil }
        let (sum, isOver) =
            amount < 0 ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
        return isOver ? nil : sum
    }
}
