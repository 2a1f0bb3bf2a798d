import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

/// Views in a scroll view that is scrolled and changed at random, compared with what follows from where each view is.
@MainActor @Suite("Law of views that change on their way through a scroll view") struct ScrollTransitionLawTests {
    private enum Command {
        case scroll(CGFloat)
        case resize(CGFloat)
        case insert(Int, CGFloat)
        case remove(Int)
        case change(Int, CGFloat)
        case configure(Int)
        case wait
    }

    private struct Row: Identifiable, Equatable {
        let id: Int
        var height: CGFloat
    }

    /// Thresholds, and by how many points from out of sight each is met.
    private static let thresholds:
        [(ScrollTransitionConfiguration.Threshold, (_ length: CGFloat, _ room: CGFloat) -> CGFloat)] = [
            (.visible, { min($0, $1) }), (.hidden, { _, _ in 0 }), (.centered, { ($0 + $1) / 2 }),
            (.visible(0.3), { 0.3 * min($0, $1) }), (.visible.inset(by: 12), { min($0, $1) + 12 }),
            (.hidden.inset(by: -15), { _, _ in -15 }),
            (.visible.interpolated(towards: .centered, amount: 0.25), { 0.75 * min($0, $1) + 0.25 * ($0 + $1) / 2 }),
        ]

    private struct Page: View {
        let rows: [Row]
        let configuration: ScrollTransitionConfiguration
        let isLazy: Bool

        var body: some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { content }
                } else {
                    VStack(spacing: 0) { content }
                }
            }
        }

        private var content: some View {
            ForEach(rows) { row in
                Color.red.frame(width: 50, height: row.height)
                    .scrollTransition(configuration, transition: ScrollRig.slides)
            }
        }
    }

    /// What a view's phase is worth, and how much of it there is: worked out for each side by itself.
    private static func share(_ frame: CGRect, _ room: CGFloat, _ threshold: Int, isInteractive: Bool) -> Double {
        let limit = thresholds[threshold].1(frame.height, room)
        func missing(_ way: CGFloat) -> Double {
            if way > limit - 0.01 { return 0 }
            if limit <= 0 || way <= 0 { return 1 }
            return Double(1 - way / limit)
        }
        let (above, below) = (missing(frame.maxY), missing(room - frame.minY))
        if above == 0, below == 0 { return 0 }
        let share = above >= below ? -above : below
        return isInteractive ? share : share < 0 ? -1 : 1
    }

    private static func run(_ commands: [Command], isLazy: Bool, isInteractive: Bool) -> String? {
        var rows = (0..<30).map { Row(id: $0, height: CGFloat(10 + $0 * 7 % 40)) }
        var (next, threshold, room) = (30, 0, CGFloat(200))
        func page() -> Page {
            let kind: ScrollTransitionConfiguration =
                isInteractive ? .interactive(timingCurve: .linear) : .animated(.linear(duration: 0.5))
            return Page(rows: rows, configuration: kind.threshold(thresholds[threshold].0), isLazy: isLazy)
        }
        let rig = ScrollRig(page())
        for command in commands {
            switch command {
            case .scroll(let distance): rig.scroll(distance)
            case .resize(let height):
                room = height
                rig.resize(200, height)
            case .insert(let index, let height):
                rows.insert(Row(id: next, height: height), at: index % (rows.count + 1))
                next += 1
                rig.show(page())
            case .remove(let index):
                if rows.count > 1 { rows.remove(at: index % rows.count) }
                rig.show(page())
            case .change(let index, let height):
                rows[index % rows.count].height = height
                rig.show(page())
            case .configure(let index):
                threshold = index % thresholds.count
                rig.show(page())
            case .wait: break
            }
            if !isInteractive {
                if case .wait = command { rig.advance(by: 0.2) } else { rig.advance(by: 2) }
            }
            rig.graph.checkInvariants()
            rig.graph.rootItems.first?.checkInvariants()
            for (index, item) in rig.items.enumerated() {
                let frame = item.absoluteFrame
                // Where nothing is seen only the side counts, and it is not always looked at.
                if frame.maxY <= 0 || frame.minY >= room { continue }
                let wanted = share(frame, room, threshold, isInteractive: isInteractive)
                let found = Double(item.transform.tx / 100)
                if abs(wanted - found) > 0.001 {
                    return "item \(index) at \(frame) of \(room) is at \(found), not \(wanted), after \(command)"
                }
            }
        }
        return nil
    }

    private func check(_ name: String, isLazy: Bool, isInteractive: Bool) {
        PropertyCheck(name) { random -> Command in
            switch random.below(12) {
            case 0...5: .scroll(CGFloat(random.below(161)) / 2 - 35)
            case 6: .scroll(CGFloat(random.below(2_000)) - 1_000)
            case 7: .resize(CGFloat(random.below(30) * 10 + 20))
            case 8: .insert(random.below(40), CGFloat(random.below(60)))
            case 9: .remove(random.below(40))
            case 10: .change(random.below(40), CGFloat(random.below(300)))
            default: random.below(2) == 0 ? .configure(random.below(7)) : .wait
            }
        } run: {
            Self.run($0, isLazy: isLazy, isInteractive: isInteractive)
        }
        .check(sequences: 12, length: 25, least: 1)
    }

    @Test("Views in a stack are as their places say", arguments: [true, false])
    func stack(isInteractive: Bool) {
        check("scroll transitions in a stack", isLazy: false, isInteractive: isInteractive)
    }

    @Test("Views in a lazy stack are as their places say", arguments: [true, false])
    func lazyStack(isInteractive: Bool) {
        check("scroll transitions in a lazy stack", isLazy: true, isInteractive: isInteractive)
    }

    @Test("Rows of a lazy stack are on their way as those of a stack are")
    func same() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<TestEffort.count(8, least: 2) {
            let rows = (0..<60).map { Row(id: $0, height: 24) }
            let rigs = [false, true].map {
                ScrollRig(Page(rows: rows, configuration: .animated(.easeOut(duration: 0.4)), isLazy: $0))
            }
            for _ in 0..<20 {
                let (way, time) = (CGFloat(random.below(240)) - 90, Double(random.below(30)) / 100)
                var seen: [[Double]] = []
                for rig in rigs {
                    rig.scroll(way)
                    rig.advance(by: time)
                    let inside = rig.items.filter { $0.absoluteFrame.maxY > 0 && $0.absoluteFrame.minY < 200 }
                    seen.append(inside.flatMap { [Double($0.absoluteFrame.minY), Double($0.transform.tx)] })
                }
                #expect(areNear(seen[0], seen[1], by: 0.001), "\(seen)")
            }
        }
    }
}
