/// The numbers that a control goes through: all from a least to a greatest one, or those in steps from the least.
///
/// Bounds that are no numbers or are infinite, and a greatest number below the least, make a scale of one number. A
/// step that is not positive or not finite counts as none.
package struct ValueScale: Equatable, Sendable {
    /// The least number.
    package let least: Double
    /// The greatest number. It is a bound: the last step may be below it.
    package let greatest: Double
    /// The distance of the numbers; `nil` if all are there.
    package let step: Double?
    /// The fault of the given numbers, and the correction; `nil` for none.
    package let fault: String?

    /// Makes the scale from `least` to `greatest`.
    package init(from least: Double, to greatest: Double, step: Double? = nil) {
        let isUsable = least.isFinite && greatest.isFinite && least <= greatest
        self.least = isUsable ? least : least.isFinite ? least : 0
        self.greatest = isUsable ? greatest : self.least
        let hasStep = step.map { $0.isFinite && $0 > 0 } ?? false
        self.step = hasStep ? step : nil
        if !isUsable {
            fault =
                "goes from a finite number to one that is finite and not below it: from \(least) to \(greatest) it stays "
                + "at \(self.least)"
        } else if let step, !hasStep {
            fault = "has steps that are positive and finite: with steps of \(step) it has all numbers"
        } else {
            fault = nil
        }
    }

    /// Whether there is only one number.
    package var isSingle: Bool { greatest <= least }

    /// How many steps there are; `nil` without steps, or for more than can be counted exactly.
    package var stepCount: Double? {
        guard let step else { return nil }
        // A last step that is missed by rounding is there.
        let count = ((greatest / step - least / step) * (1 + 1e-12)).rounded(.down)
        return count < 0x1p53 ? max(0, count) : nil
    }

    /// Returns the nearest number of the scale; the least for NaN.
    package func nearest(to value: Double) -> Double {
        let inside = value.isNaN ? least : min(max(value, least), greatest)
        guard let step, let count = stepCount else { return inside }
        return at(min((inside / step - least / step).rounded(), count), step)
    }

    private func at(_ number: Double, _ step: Double) -> Double { min(least + number * step, greatest) }

    /// Returns which part of the way from the least to the greatest number a value is, from 0 to 1.
    package func share(of value: Double) -> Double {
        if isSingle || value.isNaN { return 0 }
        let inside = min(max(value, least), greatest)
        // Halves, as the whole way may be too long for a number.
        return min(max((inside / 2 - least / 2) / (greatest / 2 - least / 2), 0), 1)
    }

    /// Returns the number nearest to a part of the way from the least to the greatest one; the least for NaN.
    package func number(at share: Double) -> Double {
        if isSingle || share.isNaN { return least }
        let share = min(max(share, 0), 1)
        return nearest(to: share == 1 ? greatest : least * (1 - share) + greatest * share)
    }

    /// Returns the number a key leads to: a step up or down, or without steps a tenth of the way.
    package func number(after value: Double, isUp: Bool) -> Double {
        if isSingle { return least }
        guard let step, let count = stepCount else {
            // The shares of keys are kept whole, so that ten of them lead from end to end.
            return number(at: ((share(of: value) * 10) + (isUp ? 1 : -1)) / 10)
        }
        let inside = min(max(value.isNaN ? least : value, least), greatest)
        let steps = inside / step - least / step
        // From between two numbers it is the next one in that direction.
        let next = isUp ? (steps + 1e-9).rounded(.down) + 1 : (steps - 1e-9).rounded(.up) - 1
        return at(min(max(next, 0), count), step)
    }
}
