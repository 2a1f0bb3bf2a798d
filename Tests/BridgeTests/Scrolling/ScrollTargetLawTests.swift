import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// Where contents come to rest, by looking at every place.
private struct NaiveTargets {
    var heights: [CGFloat]
    var viewport: CGFloat = 96
    var offset: CGFloat = 0
    let rule: TargetRows.Rule

    private var end: CGFloat { max(0, heights.reduce(0, +) - viewport) }
    private func clamped(_ offset: CGFloat) -> CGFloat { min(max(0, offset), end) }

    private var stops: [CGFloat] {
        var stops: [CGFloat] = [0, end]
        var place: CGFloat = 0
        switch rule {
        case .paging:
            while place < end {
                stops.append(place)
                place += viewport
            }
        case .aligned, .oneByOne:
            for height in heights {
                stops.append(clamped(place))
                place += height
            }
        }
        return Array(Set(stops)).sorted()
    }

    private func nearest(_ place: CGFloat) -> CGFloat {
        stops.min { abs($0 - place) < abs($1 - place) } ?? place
    }

    /// The stop nearest to a place, but another one than now in a direction, where there is one.
    private func target(_ place: CGFloat, leadsOn way: CGFloat, isLimited: Bool) -> CGFloat {
        let (after, before) = (stops.first { $0 > offset }, stops.last { $0 < offset })
        var target = nearest(place)
        if way > 0 { target = max(target, after ?? offset) }
        if way < 0 { target = min(target, before ?? offset) }
        if rule == .oneByOne, isLimited { target = min(max(target, before ?? 0), after ?? end) }
        return target
    }

    mutating func wheel(_ delta: CGFloat) {
        let reached = clamped(offset + delta)
        if reached == offset { return }
        offset = target(reached, leadsOn: delta, isLimited: abs(reached - offset) <= viewport)
    }

    mutating func drag(_ way: CGFloat, speed: CGFloat) {
        let reached = clamped(offset + way)
        if reached == offset { return }
        let isLimited = abs(reached - offset) <= viewport
        if rule == .paging {
            let isFar = abs(reached - offset) >= 0.3 * viewport
            offset = isFar || speed >= 300 ? target(reached, leadsOn: way, isLimited: false) : nearest(offset)
        } else {
            let wanted = clamped(reached + (way < 0 ? -speed : speed) / 2)
            offset = target(wanted, leadsOn: speed >= 300 ? way : 0, isLimited: isLimited)
        }
    }

    mutating func edit(_ heights: [CGFloat]) {
        self.heights = heights
        offset = clamped(offset)
    }

    /// Whether the contents are halfway between two pages, as they may be at their end: either is the nearest.
    var isBetweenPages: Bool {
        rule == .paging && abs((offset / viewport).truncatingRemainder(dividingBy: 1) - 0.5) < 1e-6
    }

    mutating func resize(_ length: CGFloat) {
        if length == viewport { return }
        let page = (offset / viewport).rounded()
        viewport = length
        offset = nearest(clamped(rule == .paging ? page * length : offset))
    }
}

private enum Step {
    case wheel(Int), drag(Int, isQuick: Bool), insert(Int, at: Int), remove(Int), resize(Int)
}

@MainActor @Suite("Scrolling that ends at targets", .serialized) struct ScrollTargetLawTests {
    private func step(_ random: inout SplitMix64) -> Step {
        switch random.below(10) {
        case 0, 1, 2: .wheel(random.below(300) - 150)
        case 3, 4, 5: .drag(random.below(200) - 100, isQuick: random.below(2) == 0)
        case 6: .insert(random.below(8) + 2, at: random.below(16))
        case 7: .remove(random.below(16))
        default: .resize(random.below(8) + 6)
        }
    }

    @Test("Whatever is dragged, turned, edited and resized, the contents come to rest where the naive rule says")
    func law() {
        for rule in TargetRows.Rule.allCases {
            PropertyCheck("Scroll targets \(rule)", make: step) { run($0, rule, isLazy: false) }
                .check(sequences: 12, length: 16, least: 1)
        }
    }

    @Test("In lazy stacks of rows of one height too")
    func lazy() {
        for rule in TargetRows.Rule.allCases {
            PropertyCheck("Lazy scroll targets \(rule)", make: step) { run($0, rule, isLazy: true) }
                .check(sequences: 8, length: 16, least: 1)
        }
    }

    private func run(_ steps: [Step], _ rule: TargetRows.Rule, isLazy: Bool) -> String? {
        let clock = ManualAnimationClock()
        return clock.withCurrent {
            let heights = [32, 64, 16, 48, 96, 24, 40, 128, 32, 16, 56, 32].map { isLazy ? 40 : CGFloat($0) }
            let rows = TargetRows(heights, rule, isLazy: isLazy)
            var model = NaiveTargets(heights: heights, rule: rule)
            let stage = TargetStage(rows, clock: clock)
            for step in steps {
                perform(step, stage, &model)
                if let fault = fault(stage, model) { return "after \(step): \(fault)" }
            }
            return nil
        }
    }

    private func perform(_ step: Step, _ stage: TargetStage, _ model: inout NaiveTargets) {
        let rows = stage.model
        switch step {
        case .wheel(let way):
            // No place is as far from one stop as from the next.
            stage.wheel(CGFloat(way) + 0.25)
            model.wheel(CGFloat(way) + 0.25)
        case .drag(let way, let isQuick):
            let (way, speed): (CGFloat, CGFloat) = ((way < 0 ? -16.25 : 16.25) + CGFloat(way), isQuick ? 1_001 : 251)
            stage.drag(way, speed: speed)
            model.drag(way, speed: speed)
        case .insert(let height, let place):
            let height = rows.isLazy ? 40 : CGFloat(height * 8)
            rows.rows.insert(TargetRows.Row(id: rows.next, height: height), at: min(place, rows.rows.count))
            rows.next += 1
            model.edit(rows.rows.map(\.height))
        case .remove(let place):
            if rows.rows.count < 2 || place >= rows.rows.count { return }
            rows.rows.remove(at: place)
            model.edit(rows.rows.map(\.height))
        case .resize(let length):
            if model.isBetweenPages { return }
            rows.height = CGFloat(length * 16)
            model.resize(CGFloat(length * 16))
        }
        stage.rest()
    }

    private func fault(_ stage: TargetStage, _ model: NaiveTargets) -> String? {
        // What a lazy stack shows tells where it is.
        var top: CGFloat = 0
        for row in stage.model.rows {
            if let place = stage.model.tops[row.id], place > -row.height, place < model.viewport {
                let offset = top - place
                return abs(offset - model.offset) < 0.05 ? nil : "offset \(offset), not \(model.offset)"
            }
            top += row.height
        }
        return stage.model.rows.isEmpty
            ? nil : "no row is in sight of \(stage.model.rows.map(\.id)), tops \(stage.model.tops)"
    }
}
