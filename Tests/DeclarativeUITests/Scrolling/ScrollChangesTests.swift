import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("What is told of scroll views") struct ScrollChangesTests {
    @Test("A value of the geometry is told at first and when it changes, and no body runs for that")
    func geometry() {
        let log = Log()
        var told: [String] = []
        struct Page: View {
            let log: Log
            let tell: (Int, Int) -> Void

            var body: some View {
                let _ = log.run("body")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { _ in
                            let _ = log.run("row")
                            Color.red.frame(height: 50)
                        }
                    }
                }
                .contentMargins(.top, 10, for: .scrollContent)
                .onScrollGeometryChange(for: Int.self) {
                    Int(($0.contentOffset.y / 50).rounded(.down))
                } action: {
                    tell($0, $1)
                }
            }
        }
        let rig = ScrollRig(Page(log: log) { told.append("\($0) \($1)") })
        #expect(told == ["-1 -1"])
        rig.scroll(20)
        #expect(told == ["-1 -1", "-1 0"])
        rig.scroll(20)
        rig.scroll(100)
        #expect(told == ["-1 -1", "-1 0", "0 2"])
        #expect(log("body") == 1 && log("row") == 20)
    }

    @Test("The geometry has the contents without their margins, and what is seen")
    func numbers() {
        var last: ScrollGeometry?
        let rig = ScrollRig(
            ScrollView { Color.red.frame(height: 500) }
                .contentMargins(
                    .vertical, EdgeInsets(top: 10, leading: 0, bottom: 30, trailing: 0), for: .scrollContent
                )
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: { _, new in
                    last = new
                })
        rig.scroll(45)
        #expect(last?.contentOffset == CGPoint(x: 0, y: 35) && last?.contentSize == CGSize(width: 200, height: 500))
        #expect(last?.containerSize == CGSize(width: 200, height: 200) && last?.contentInsets.bottom == 30)
        #expect(last?.bounds == CGRect(x: 0, y: 35, width: 200, height: 200))
        #expect(last?.visibleRect == CGRect(x: 0, y: 45, width: 200, height: 160))
        rig.scroll(10_000)
        #expect(last?.contentOffset.y == 330)
    }

    @Test("A view is told when half of it is in sight, or another part", arguments: [false, true])
    func visibility(isLazy: Bool) {
        var told: [String] = []
        struct Page: View {
            let isLazy: Bool
            let tell: (Int, Bool) -> Void

            var body: some View {
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }
            }

            private var rows: some View {
                ForEach(0..<40, id: \.self) { number in
                    Color.red.frame(height: 50)
                        .onScrollVisibilityChange(threshold: number == 4 ? 0 : 0.5) { tell(number, $0) }
                }
            }
        }
        let rig = ScrollRig(Page(isLazy: isLazy) { told.append("\($0) \($1)") })
        #expect(Set(told) == ["0 true", "1 true", "2 true", "3 true"])
        told = []
        rig.scroll(1)
        #expect(told == ["4 true"])
        rig.scroll(23)
        #expect(told == ["4 true"])
        rig.scroll(2)
        #expect(Set(told) == ["4 true", "0 false"])
        told = []
        // All that were in sight go at once.
        rig.scroll(974)
        #expect(
            Set(told) == ["1 false", "2 false", "3 false", "4 false", "20 true", "21 true", "22 true", "23 true"],
            "\(told)")
        #expect(told.count == 8)
    }

    @Test("A view without a scroll view around is in sight")
    func without() {
        var told: [Bool] = []
        let rig = ScrollRig(Color.red.onScrollVisibilityChange { told.append($0) })
        #expect(told == [true])
        rig.resize(50, 50)
        #expect(told == [true])
    }

    @Test("Phases are those of a drag and of the way to a target")
    func phases() {
        var told: [String] = []
        var velocity: CGVector?
        let rig = ScrollRig(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .onScrollPhaseChange { old, new, context in
                told.append("\(old) \(new)")
                velocity = context.velocity
            })
        let scroller = rig.scrollers[0]
        rig.run { _ = scroller.drag(by: CGVector(dx: 0, dy: 20)) }
        #expect(told == ["idle interacting"])
        rig.run { scroller.endDrag(velocity: CGVector(dx: 0, dy: 400)) }
        #expect(told == ["idle interacting", "interacting decelerating"] && velocity == CGVector(dx: 0, dy: 400))
        rig.advance(by: 2)
        #expect(told.last == "decelerating idle" && told.count == 3 && velocity == nil, "\(told)")
        rig.scroll(20)
        #expect(told.last == "idle animating")
        rig.advance(by: 2)
        #expect(told.last == "animating idle")
        #expect(scroller.phase == .idle && !ScrollPhase.idle.isScrolling && ScrollPhase.tracking.isScrolling)
    }

    @Test("Contents that fit take no drags with basedOnSize, and all with always")
    func bounce() {
        func outerMoves(_ behavior: ScrollBounceBehavior, inner height: CGFloat) -> Bool {
            let rig = ScrollRig(
                ScrollView {
                    VStack(spacing: 0) {
                        ScrollView { Color.red.frame(height: height) }
                            .scrollBounceBehavior(behavior).frame(height: 100)
                        Color.clear.frame(height: 400)
                    }
                })
            let interaction = rig.host.interaction
            rig.run {
                for _ in 0..<4 {
                    _ = interaction.scroll(by: CGVector(dx: 0, dy: 20), at: CGPoint(x: 100, y: 20)) { _ in }
                }
            }
            return rig.scrollers[0].state.offset.y > 0
        }
        #expect(outerMoves(.basedOnSize, inner: 50) && outerMoves(.automatic, inner: 50))
        #expect(!outerMoves(.always, inner: 50))
        #expect(!outerMoves(.basedOnSize, inner: 200) && outerMoves(.basedOnSize, inner: 130))
        #expect(!outerMoves(.always, inner: 130))
    }

    @Test("Contents that fit are not pulled with basedOnSize")
    func pull() {
        func canBePulled(_ behavior: ScrollBounceBehavior, _ height: CGFloat) -> Bool {
            let rig = ScrollRig(
                ScrollView { Color.red.frame(height: height) }.refreshable {}.scrollBounceBehavior(behavior))
            return rig.scrollers[0].canBePulled
        }
        #expect(canBePulled(.automatic, 50) && canBePulled(.always, 50) && !canBePulled(.basedOnSize, 50))
        #expect(canBePulled(.basedOnSize, 250))
    }
}
