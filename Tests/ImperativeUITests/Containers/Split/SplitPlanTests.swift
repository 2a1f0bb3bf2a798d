import Drawing
import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite struct SplitPlanTests {
    private func length(_ random: inout SplitMix64) -> CGFloat {
        let numbers: [CGFloat] = [-1, 0, 0.3, 0.9, 2, 100, 200, 333, 5_000, .nan, .infinity, -.infinity]
        return numbers[random.below(numbers.count)]
    }

    private func wishes(_ random: inout SplitMix64) -> SplitPlan.Wishes {
        var wishes = SplitPlan.Wishes()
        wishes.medium = random.below(2) == 0 ? .grid : .points
        wishes.width = CGFloat(random.below(160)) * 8
        wishes.displayScale = CGFloat(random.below(3))
        wishes.leading = [[], [.primary], [.supplementary], [.primary, .supplementary]][random.below(4)]
        wishes.primary = SplitPlan.Wish(
            preferred: length(&random), fraction: length(&random), least: length(&random), greatest: length(&random))
        wishes.supplementary = SplitPlan.Wish(
            preferred: length(&random), fraction: length(&random), least: length(&random), greatest: length(&random))
        wishes.behavior = .init(rawValue: random.below(4)) ?? .automatic
        wishes.mode = .init(rawValue: random.below(7)) ?? .automatic
        wishes.chosenCount = random.below(2) == 0 ? nil : random.below(5) - 1
        return wishes
    }

    @Test("Whatever is wished, columns and lines share the width without gaps, in a grid in whole characters")
    func sharing() {
        PropertyCheck("Widths of columns", make: wishes) { all in
            for wishes in all { if let fault = fault(wishes) { return fault } }
            return nil
        }
        .check(sequences: 500, length: 8)
    }

    private func fault(_ wishes: SplitPlan.Wishes) -> String? {
        let plan = SplitPlan(wishes)
        let frames = plan.frames(height: 100, isFlipped: false)
        var x: CGFloat = 0
        var parts = plan.leading.compactMap { frames.columns[$0] } + frames.lines
        guard let secondary = frames.columns[.secondary] else { return "there is no secondary column" }
        if plan.behavior != .overlay { parts.append(secondary) }
        parts.sort { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }
        for part in parts {
            if abs(part.minX - x) > 0.001 { return "\(part) does not follow \(x)" }
            if part.width < 0 || !part.width.isFinite { return "\(part) has no width" }
            x = part.maxX
        }
        if plan.behavior != .overlay, !plan.coversSecondary, abs(x - wishes.width) > 0.001 {
            return "columns end at \(x) of \(wishes.width)"
        }
        if plan.behavior == .overlay, secondary.width != wishes.width { return "\(secondary) is not covered" }
        let all = parts + [secondary]
        if wishes.medium == .grid, all.contains(where: { ($0.minX / 8).rounded() != $0.minX / 8 }) {
            return "\(all) are not on characters"
        }
        let other = plan.frames(height: 100, isFlipped: true)
        for (column, frame) in frames.columns {
            guard let mirrored = other.columns[column] else { return "\(column) is missing" }
            if abs(mirrored.minX - (wishes.width - frame.maxX)) > 0.001 { return "\(column) is not mirrored" }
        }
        return nil
    }
}
