import Foundation
import ImperativeUI
import TestSupport
import Testing

/// What may happen to content that can be refreshed.
private enum Step: CustomStringConvertible {
    case move(Int), up, begin, end, key, scroll(Int)

    var description: String {
        switch self {
        case .move(let rows): "move by \(rows) rows"
        case .up: "up"
        case .begin: "begin"
        case .end: "end"
        case .key: "key"
        case .scroll(let rows): "scroll to \(rows) rows"
        }
    }
}

/// Where content is that can be refreshed: the obviously right model.
private struct PullModel {
    /// How far the content is below the place it has at its start.
    var distance: CGFloat = 0
    var isRefreshing = false
    var count = 0
    private var isPulled = false
    /// How far the touch has pulled.
    private var reach: CGFloat = 0
    private var isSpent = false

    private var rest: CGFloat { isRefreshing ? 48 : 0 }

    mutating func move(by delta: CGFloat) {
        if isPulled {
            let wanted = distance + delta
            distance = min(max(wanted, rest), max(144, distance))
            if wanted < rest {
                up()
                distance = wanted
            }
        } else if delta < 0 {
            distance += delta
        } else if distance < rest {
            distance = min(rest, distance + delta)
        } else {
            isPulled = true
            distance = min(distance + delta, 144)
        }
        reach = distance
        if isPulled, !isRefreshing, !isSpent, distance >= 80 {
            count += 1
            begin()
        }
    }

    mutating func up() {
        (isPulled, isSpent) = (false, false)
        distance = min(distance, rest)
    }

    mutating func begin() {
        if isRefreshing { return }
        if distance >= 0 { distance = max(distance, 48) }
        isRefreshing = true
        if isPulled { isSpent = true }
    }

    mutating func end() {
        isRefreshing = false
        distance = isPulled ? reach : min(distance, 0)
    }

    mutating func key() {
        if isRefreshing { return }
        distance = max(distance, 0)
        count += 1
        begin()
    }

    mutating func scroll(to offset: CGFloat) { if !isPulled { distance = -offset } }
}

@MainActor @Suite(.serialized) struct RefreshModelTests {
    private func step(_ random: inout SplitMix64) -> Step {
        switch random.below(10) {
        case 0...4: .move(random.below(9) - 3)
        case 5: .up
        case 6: .begin
        case 7: .end
        case 8: .key
        default: .scroll(random.below(6))
        }
    }

    @Test("However it is pulled, scrolled and refreshed, content is where the model has it")
    func followsModel() {
        PropertyCheck("Pull to refresh", make: step, run: run).check(sequences: 40, length: 40)
    }

    /// Returns what differs from the model; `nil` for nothing.
    private func run(_ steps: [Step]) -> String? {
        let stage = RefreshStage()
        defer { stage.host.end() }
        var model = PullModel()
        var place: CGFloat?
        for (number, step) in steps.enumerated() {
            switch step {
            case .move(0): break
            case .move(let rows):
                if place == nil { stage.touch(.down, y: 96) }
                let next = (place ?? 96) + CGFloat(rows) * 16
                stage.touch(.move, y: next)
                model.move(by: CGFloat(rows) * 16)
                place = next
            case .up:
                if let last = place { stage.touch(.up, y: last) }
                if place != nil { model.up() }
                place = nil
            case .begin:
                stage.control.beginRefreshing()
                model.begin()
            case .end:
                stage.control.endRefreshing()
                model.end()
            case .key:
                stage.host.press(.keyboardF5)
                model.key()
            case .scroll(let rows):
                if place != nil { continue }
                stage.scroll.contentOffset.y = CGFloat(rows) * 16
                model.scroll(to: CGFloat(rows) * 16)
            }
            let shown = (stage.distance, stage.control.isRefreshing, stage.count)
            if shown != (model.distance, model.isRefreshing, model.count) {
                return "step \(number), \(step): \(shown) instead of \(model)"
            }
        }
        return nil
    }
}
