import Foundation
import Observation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Views that change on their way through a scroll view") struct ScrollTransitionTests {
    /// Rows of 20 points in 200.
    private struct Rows: View {
        var count = 40
        var height: CGFloat = 20
        var configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        var trailing: ScrollTransitionConfiguration?
        var isLazy = false
        var log = Log()

        var body: some View {
            let _ = log.run("body")
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }
                } else {
                    VStack(spacing: 0) { rows }
                }
            }
        }

        private var rows: some View {
            ForEach(0..<count, id: \.self) { _ in
                Color.red.frame(width: 50, height: height)
                    .scrollTransition(
                        topLeading: configuration, bottomTrailing: trailing ?? configuration,
                        transition: ScrollRig.slides)
            }
        }
    }

    @Test("The first row goes out of sight in proportion, at five places", arguments: [false, true])
    func leaving(isLazy: Bool) {
        let rig = ScrollRig(Rows(isLazy: isLazy))
        var values = [rig.shares[0]]
        for _ in 0..<3 {
            rig.scroll(5)
            values.append(rig.shares[0])
        }
        #expect(areNear(values, [0, -0.25, -0.5, -0.75]), "\(values)")
        rig.scroll(5)
        #expect(isLazy || areNear([rig.shares[0]], [-1]))
        #expect(rig.shares[1] == 0 || rig.shares[0] == 0)
    }

    @Test("A row comes into sight in proportion, at five places")
    func arriving() {
        let rig = ScrollRig(Rows())
        var values = [rig.shares[10]]
        for _ in 0..<4 {
            rig.scroll(5)
            values.append(rig.shares[10])
        }
        #expect(areNear(values, [1, 0.75, 0.5, 0.25, 0]), "\(values)")
        #expect(rig.shares[12...].allSatisfy { $0 == 1 })
    }

    @Test("A curve is that of coming into sight, and runs backwards on the way out")
    func curve() {
        let rig = ScrollRig(Rows(configuration: .interactive(timingCurve: .easeIn)))
        rig.scroll(5)
        let (out, into) = (rig.shares[0], rig.shares[10])
        #expect(areNear([out, into], [UnitCurve.easeIn.value(at: 0.75) - 1, 1 - UnitCurve.easeIn.value(at: 0.25)]))
        let usual = ScrollRig(Rows(configuration: .interactive))
        usual.scroll(5)
        #expect(areNear([usual.shares[10]], [1 - UnitCurve.easeInOut.value(at: 0.25)]))
    }

    @Test("Thresholds are met where they say")
    func thresholds() {
        func shares(_ threshold: ScrollTransitionConfiguration.Threshold) -> [Double] {
            let rig = ScrollRig(Rows(configuration: .interactive(timingCurve: .linear).threshold(threshold)))
            rig.scroll(15)
            // The first is seen to a quarter, the one after the last to three quarters.
            return [rig.shares[0], rig.shares[1], rig.shares[10]]
        }
        #expect(areNear(shares(.visible), [-0.75, 0, 0.25]))
        #expect(areNear(shares(.visible(0.5)), [-0.5, 0, 0]))
        #expect(areNear(shares(.visible(7)), shares(.visible)) && areNear(shares(.visible(-1)), shares(.hidden)))
        #expect(areNear(shares(.hidden), [0, 0, 0]))
        // In the middle at 110 from the edge.
        let centered = [-105, -85, 95].map { (way: Double) in way / 110 }
        #expect(areNear(shares(.centered), centered))
        let inset = [-25, -5, 15].map { (way: Double) in way / 30 }
        #expect(areNear(shares(.visible.inset(by: 10)), inset))
        #expect(areNear(shares(.hidden.interpolated(towards: .visible, amount: 0.5)), [-0.5, 0, 0]))
        #expect(areNear(shares(.visible.inset(by: -20)), [0, 0, 0]))
    }

    @Test("Thresholds by numbers that are none are reported")
    func hostile() {
        let reported = issues {
            _ = ScrollTransitionConfiguration.Threshold.visible(.nan).inset(by: .infinity)
                .interpolated(towards: .hidden, amount: .nan)
        }
        #expect(reported.count == 3)
    }

    @Test("Each end has a configuration of its own, and that of identity changes nothing")
    func ends() {
        let rig = ScrollRig(Rows(trailing: .identity))
        rig.scroll(5)
        #expect(areNear([rig.shares[0]], [-0.25]) && rig.shares[1...].allSatisfy { $0 == 0 })
    }

    @Test(
        "With an animation a row moves once it is at the threshold, with these values at five times",
        arguments: [
            false, true,
        ])
    func animated(isLazy: Bool) {
        let rig = ScrollRig(
            Rows(configuration: .animated(.linear(duration: 1)).threshold(.visible(0.5)), isLazy: isLazy))
        rig.scroll(5)
        #expect(rig.shares[0] == 0)
        #expect(isLazy || rig.shares[10] == 1)
        rig.scroll(6)
        let index = rig.items.firstIndex { abs($0.absoluteFrame.minY - 189) < 0.01 } ?? 0
        var (out, into) = ([rig.shares[0]], [rig.shares[index]])
        for _ in 0..<4 {
            rig.advance(by: 0.25)
            out.append(rig.shares[0])
            into.append(rig.shares[index])
        }
        #expect(areNear(out, [0, -0.25, -0.5, -0.75, -1]), "\(out)")
        #expect(areNear(into, [1, 0.75, 0.5, 0.25, 0]), "\(into)")
        #expect(!rig.clock.isAnimating)
    }

    @Test("A row that is scrolled to from far away comes from the side at which it was")
    func jump() {
        for isLazy in [false, true] {
            let rig = ScrollRig(Rows(configuration: .animated(.linear(duration: 1)), isLazy: isLazy))
            rig.scroll(400)
            rig.advance(by: 0.5)
            let middle = rig.items.filter { $0.absoluteFrame.minY >= 0 && $0.absoluteFrame.maxY <= 200 }
            #expect(middle.count == 10 && middle.allSatisfy { abs($0.transform.tx - 50) < 0.01 })
            rig.advance(by: 1)
            rig.scroll(-400)
            rig.advance(by: 0.25)
            let first = rig.items.filter { $0.absoluteFrame.minY >= 0 && $0.absoluteFrame.maxY <= 200 }
            #expect(first.count == 10 && first.allSatisfy { abs($0.transform.tx + 75) < 0.01 })
        }
    }

    @Test("What is in sight from the beginning, or is put there, does not move")
    func still() {
        let rig = ScrollRig(Rows(count: 3, configuration: .animated(.linear(duration: 1))))
        #expect(rig.shares == [0, 0, 0] && !rig.clock.isAnimating)
        rig.show(Rows(count: 8, configuration: .animated(.linear(duration: 1))))
        #expect(rig.shares == [0, 0, 0, 0, 0, 0, 0, 0] && !rig.clock.isAnimating)
    }

    @Test("Scrolling runs no body and no transition, and costs those in sight")
    func cost() {
        let (log, made) = (Log(), SharedCounter())
        struct Many: View {
            let log: Log
            let made: SharedCounter

            var body: some View {
                let _ = log.run("body")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<1_000, id: \.self) { _ in
                            let _ = log.run("row")
                            Color.red.frame(width: 50, height: 20)
                                .scrollTransition { [made] effect, phase in
                                    made.add()
                                    return effect.offset(x: phase.value * 100)
                                }
                        }
                    }
                }
            }
        }
        let rig = ScrollRig(Many(log: log, made: made))
        let (bodies, rows, effects) = (log("body"), log("row"), made.value)
        #expect(effects == 3_000)
        let (checks, measured) = (rig.graph.geometry.checkedCount, rig.graph.layoutContext.measuredCount)
        let placed = rig.graph.layoutContext.placedCount
        for _ in 0..<10 { rig.scroll(7) }
        #expect(log("body") == bodies && log("row") == rows && made.value == effects)
        // At most twelve are in sight, or were in the layout before.
        #expect(rig.graph.geometry.checkedCount - checks <= 10 * 12)
        #expect(rig.graph.layoutContext.measuredCount - measured <= 10 * 4)
        #expect(rig.graph.layoutContext.placedCount - placed <= 10 * 2)
        rig.scroll(15_000)
        rig.graph.checkInvariants()
        #expect(rig.shares[0] == -1 && rig.shares[999] == 1 && rig.shares.contains(0))
    }

    @Test("A view without a scroll view around is as in sight")
    func without() {
        let rig = ScrollRig(Color.red.frame(height: 20).scrollTransition(transition: ScrollRig.slides))
        #expect(rig.shares == [0])
    }

    @Test("Along the horizontal axis the start is where reading begins")
    func horizontal() {
        func row(_ direction: LayoutDirection) -> ScrollRig {
            ScrollRig(
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in
                            Color.red.frame(width: 20, height: 50)
                                .scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
                                    effect.opacity(phase.isIdentity ? 1 : phase == .topLeading ? 0 : 0.5)
                                }
                        }
                    }
                }.environment(\.layoutDirection, direction))
        }
        let left = row(.leftToRight)
        left.scroll(0, across: 5)
        #expect(areNear([left.items[0].opacity, left.items[10].opacity], [0.75, 0.625]))
        let right = row(.rightToLeft)
        right.scroll(0, across: -5)
        #expect(areNear([right.items[0].opacity, right.items[10].opacity], [0.75, 0.625]))
    }

    @Test("The axis chooses the scroll view, in one that scrolls along the other")
    func axes() {
        let rig = ScrollRig(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in
                        ScrollView(.horizontal) {
                            Color.red.frame(width: 400, height: 20)
                                .scrollTransition(
                                    .interactive(timingCurve: .linear), axis: .vertical, transition: ScrollRig.slides)
                        }
                    }
                }
            })
        rig.scroll(5)
        #expect(areNear([rig.shares[0], rig.shares[10]], [-0.25, 0.75]))
        rig.scroll(0, across: 50)
        #expect(areNear([rig.shares[0], rig.shares[10]], [-0.25, 0.75]))
    }

    @Test("A card in a row of cards is told when the row is scrolled, and not when the rows are")
    func nested() {
        let rig = ScrollRig(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                ForEach(0..<8, id: \.self) { _ in
                                    Color.red.frame(width: 50, height: 40)
                                        .scrollTransition(
                                            .interactive(timingCurve: .linear), transition: ScrollRig.slides)
                                }
                            }
                        }
                    }
                }
            })
        let checks = rig.graph.geometry.checkedCount
        rig.scroll(30)
        #expect(rig.graph.geometry.checkedCount == checks)
        rig.scroll(0, across: 25)
        #expect(rig.graph.geometry.checkedCount - checks <= 8)
        let row = rig.items.filter { $0.absoluteFrame.minX != ($0.absoluteFrame.minX / 50).rounded() * 50 }
        #expect(areNear(row.map { $0.transform.tx }, [-50, 0, 0, 0, 50, 100, 100, 100], by: 0.01))
    }

    @MainActor @Observable final class Model {
        var isOn = false
    }

    @Test("What the effects read and what they are made from changes them, under its animation")
    func changes() {
        struct Page: View {
            let distance: Double
            let model: Model

            var body: some View {
                ScrollView {
                    Color.red.frame(width: 50, height: 20)
                        .scrollTransition(.interactive(timingCurve: .linear)) { [model, distance] effect, phase in
                            effect.offset(x: phase.value * distance, y: MainActor.assumeIsolated { model.isOn } ? 7 : 0)
                        }
                    Color.clear.frame(height: 400)
                }
            }
        }
        let model = Model()
        let rig = ScrollRig(Page(distance: 100, model: model))
        rig.scroll(10)
        #expect(rig.shares == [-0.5] && rig.items[0].transform.ty == 0)
        rig.run { model.isOn = true }
        #expect(rig.items[0].transform.ty == 7)
        rig.run { withAnimation(.linear(duration: 1)) { model.isOn = false } }
        rig.advance(by: 0.5)
        #expect(areNear([rig.items[0].transform.ty], [3.5], by: 0.01))
        // Scrolled while that goes on.
        rig.scroll(5)
        #expect(areNear([rig.items[0].transform.ty, rig.shares[0]], [3.5, -0.75], by: 0.01))
        rig.advance(by: 1)
        rig.show(Page(distance: 40, model: model))
        #expect(areNear(rig.shares, [-0.3]) && rig.items[0].transform.ty == 0)
    }

    @Test("A body that runs for each step, with another function each time, stops no animation")
    func restless() {
        struct Page: View {
            let step: Int

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<30, id: \.self) { _ in
                            Color.red.frame(width: 50, height: 20)
                                .scrollTransition(.animated(.linear(duration: 1))) { [step] effect, phase in
                                    effect.offset(x: phase.value * 100, y: Double(step))
                                }
                        }
                    }
                }
            }
        }
        let rig = ScrollRig(Page(step: 0))
        rig.run {
            rig.host.show(Page(step: 1))
            rig.host.scroll(0, 20, at: (100, 100))
        }
        rig.advance(by: 0.25)
        #expect(areNear([rig.shares[10]], [0.75]))
        rig.show(Page(step: 2))
        #expect(areNear([rig.shares[10], rig.items[10].transform.ty], [0.75, 2]))
        rig.advance(by: 0.25)
        #expect(areNear([rig.shares[10]], [0.5]))
    }

    @Test("Rows of a list change as they go")
    func list() {
        let rig = ScrollRig(
            List(0..<60, id: \.self) { number in
                Text("Row \(number)")
                    .scrollTransition(.interactive(timingCurve: .linear), transition: ScrollRig.slides)
            }.listStyle(.plain), 200, 200)
        #expect(rig.shares.first == 0)
        let item = rig.items[0]
        let frame = item.absoluteFrame
        rig.scroll(frame.minY + frame.height / 2)
        #expect(areNear([item.transform.tx], [-50], by: 0.01))
        rig.scroll(500)
        let inside = rig.items.filter { $0.absoluteFrame.minY >= 0 && $0.absoluteFrame.maxY <= 200 }
        #expect(!inside.isEmpty && inside.allSatisfy { $0.transform.tx == 0 })
    }

    @Test("A view that is longer than the scroll view is in sight once it fills it")
    func long() {
        let rig = ScrollRig(Rows(count: 3, height: 300))
        rig.scroll(60)
        #expect(rig.shares[0] == 0)
        rig.scroll(90)
        #expect(areNear([rig.shares[0], rig.shares[1]], [-0.25, 0.75]))
    }

    @Test("A picture in another size leaves everything as it was")
    func picture() {
        let rig = ScrollRig(Rows(configuration: .animated(.linear(duration: 1)), isLazy: true))
        rig.scroll(30)
        rig.advance(by: 2)
        let before = rig.shares
        rig.run {
            PassingLayout.perform(altered: false) {
                rig.graph.noteForPassingLayout()
                rig.graph.place(in: CGSize(width: 200, height: 90))
            } undo: {
                rig.host.settle()
            } settle: {
                rig.host.settle()
            }
        }
        #expect(rig.shares == before && !rig.clock.isAnimating)
    }
}
