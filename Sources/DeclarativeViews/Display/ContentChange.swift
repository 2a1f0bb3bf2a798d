import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// The transition of an item's drawing from its old contents to the new ones.
@MainActor final class ContentChange {
    enum Style { case fade, grow, replace, roll(isUpwards: Bool) }

    /// The former drawing, in each medium in which there was one.
    private let old: [UInt8: DisplayList]
    /// The medium in which the change began.
    private let medium: UInt8
    private let style: Style
    private let share = AnimatableAttribute(0.0)

    /// Begins a change. Called after each step until `stop()`.
    init(
        from old: [UInt8: DisplayList], in medium: UInt8, _ style: Style, under transaction: Transaction,
        environment: EnvironmentValues, onStep: @escaping () -> Void
    ) {
        (self.old, self.medium) = (old, medium)
        self.style = style
        share.onStep = onStep
        share.retarget(
            to: 1, animation: transaction.effectiveAnimation, environment: environment, trackers: transaction.trackers)
    }

    /// Whether the change is still going on.
    var isMoving: Bool { share.isAnimating }

    func stop() { share.stop() }

    /// Returns the drawing in a medium at the present point of the change to new contents.
    func shown(_ new: DisplayList, in medium: UInt8) -> DisplayList {
        let old = old[medium] ?? old[self.medium] ?? DisplayList()
        let share = share.presented
        switch style {
        case .fade: return faded(old, new, share)
        case .grow: return grown(old, new, share)
        case .replace: return replaced(old, new, share)
        case .roll(let isUpwards):
            guard old.items.count == 1, new.items.count == 1, case .text(let before) = old.items[0],
                case .text(let now) = new.items[0],
                let list = now.rolled(from: before, share: share, isUpwards: isUpwards)
            else { return faded(old, new, share) }
            return list
        }
    }

    private func faded(_ old: DisplayList, _ new: DisplayList, _ share: Double) -> DisplayList {
        var list = DisplayList()
        for (contents, opacity) in [(old, 1 - share), (new, share)] where !contents.isEmpty {
            list.append(.group(DisplayGroup(contents, effects: DisplayGroup.Effects(opacity: opacity))))
        }
        return list
    }

    private func replaced(_ old: DisplayList, _ new: DisplayList, _ share: Double) -> DisplayList {
        var list = DisplayList()
        for (contents, share) in [(old, 1 - share), (new, share)] where !contents.isEmpty {
            let bounds = DisplayGroup(contents).bounds
            let scale = max(0.5 + share / 2, 1e-3)
            let transform = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: Double(bounds.midX) * (1 - scale),
                ty: Double(bounds.midY) * (1 - scale))
            let opacity = min(max(share, 0), 1)
            list.append(
                .group(DisplayGroup(contents, effects: DisplayGroup.Effects(transform: transform, opacity: opacity))))
        }
        return list
    }

    private func grown(_ old: DisplayList, _ new: DisplayList, _ share: Double) -> DisplayList {
        let (before, now) = (DisplayGroup(old).bounds, DisplayGroup(new).bounds)
        guard now.width > 0, now.height > 0, before.width > 0, before.height > 0 else { return new }
        func mix(_ one: CGFloat, _ other: CGFloat) -> Double { Double(one + (other - one) * CGFloat(share)) }
        let width = max(mix(before.width, now.width) / Double(now.width), 1e-3)
        let height = max(mix(before.height, now.height) / Double(now.height), 1e-3)
        let transform = CGAffineTransform(
            a: width, b: 0, c: 0, d: height, tx: mix(before.minX, now.minX) - Double(now.minX) * width,
            ty: mix(before.minY, now.minY) - Double(now.minY) * height)
        return DisplayList([.group(DisplayGroup(new, effects: DisplayGroup.Effects(transform: transform)))])
    }
}

extension ContentTransition {
    /// How drawings change from one to another; `nil` if the new one is there at once.
    ///
    /// - Parameter last: The transition in force when the old one was drawn.
    func style(from old: DisplayList, to new: DisplayList, since last: ContentTransition) -> ContentChange.Style? {
        switch kind {
        case .identity: return nil
        case .opacity: return .fade
        case .replace: return .replace
        case .interpolate: return old.words != nil && old.words == new.words ? .grow : nil
        case .counting(let isDown): return .roll(isUpwards: !isDown)
        case .number(let value):
            if case .number(let before) = last.kind { return .roll(isUpwards: value >= before) }
            return .roll(isUpwards: true)
        }
    }
}

extension DisplayList {
    /// The texts that are drawn; `nil` if something else is, too.
    var words: [[String]]? {
        var words: [[String]] = []
        for item in items {
            guard case .text(let run) = item else { return nil }
            words.append(run.lines.map(\.text))
        }
        return words
    }

    /// Whether two lists draw the same but for the paints.
    func hasContents(of other: DisplayList) -> Bool {
        let (mine, others) = (paints, other.paints)
        return mine.count == others.count && painted(with: others.map(\.paint)) == other
    }
}
