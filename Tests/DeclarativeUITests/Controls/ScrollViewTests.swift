import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

@MainActor @Suite("Scroll views") struct ScrollViewTests {
    @Test("A scroll view takes the length proposed along its axes and that of its contents across")
    func sizes() {
        func size<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
            TestHost(view).graph.sizeThatFits(ProposedViewSize(width: width, height: height))
        }
        #expect(size(ScrollView { box(50, 30) }, 100, 100) == CGSize(width: 50, height: 100))
        #expect(size(ScrollView { box(50, 30) }, nil, nil) == CGSize(width: 50, height: 30))
        #expect(size(ScrollView { box(50, 30) }, 10, 10) == CGSize(width: 50, height: 10))
        #expect(size(ScrollView { Color.red }, 70, 40) == CGSize(width: 70, height: 40))
        #expect(size(ScrollView(.horizontal) { box(50, 30) }, 100, 100) == CGSize(width: 100, height: 30))
        #expect(size(ScrollView([.horizontal, .vertical]) { box(50, 30) }, 100, 90) == CGSize(width: 100, height: 90))
        #expect(size(ScrollView([]) { box(50, 30) }, 100, 90) == CGSize(width: 50, height: 30))
        let infinite = size(ScrollView { box(50, 30) }, .infinity, .infinity)
        #expect(infinite == CGSize(width: 50, height: CGFloat.infinity))
    }

    @Test("Contents smaller than the scroll view start at its leading edge, and are centred where both axes scroll")
    func smallContents() {
        let column = ControlHost(ScrollView { box(50, 30) })
        #expect(isClose(column.colors[0], 25, 0, 50, 30))
        let row = ControlHost(ScrollView(.horizontal) { box(50, 30) })
        #expect(isClose(row.colors[0], 0, 35, 50, 30))
        let both = ControlHost(ScrollView([.horizontal, .vertical]) { box(50, 30) })
        #expect(isClose(both.colors[0], 25, 35, 50, 30))
    }

    @Test("Several views in a scroll view form a column, whatever its axes")
    func columns() {
        let host = ControlHost(
            ScrollView {
                box(50, 30)
                box(30, 20)
            }, 200, 200)
        #expect(isClose(host.colors[0], 75, 0, 50, 30))
        #expect(isClose(host.colors[1], 85, 38, 30, 20))
        let row = ControlHost(
            ScrollView(.horizontal) {
                box(50, 30)
                box(30, 20)
            }, 200, 58)
        #expect(isClose(row.colors[1], 10, 38, 30, 20))
    }

    @Test("A scroll moves the contents up to their ends, and runs no body")
    func scrolling() {
        struct Content: View {
            let log: Log
            var body: some View {
                log.run("body")
                return Color.red.frame(width: 100, height: 300)
            }
        }
        let log = Log()
        let host = ControlHost(ScrollView { Content(log: log) })
        #expect(host.scroll(0, 40, at: (50, 50)))
        #expect(isClose(host.colors[0], 0, -40, 100, 300))
        #expect(host.scroll(50, 500, at: (50, 50)))
        #expect(isClose(host.colors[0], 0, -200, 100, 300))
        #expect(!host.scroll(0, 1, at: (50, 50)))
        #expect(host.scroll(0, -500, at: (50, 50)))
        #expect(isClose(host.colors[0], 0, 0, 100, 300))
        #expect(log("body") == 1)
        #expect(!host.scroll(10, 0, at: (50, 50)))
        #expect(!host.scroll(0, 10, at: (50, 150)))
        #expect(issues { _ = host.scroll(0, .nan, at: (50, 50)) }.count == 1)
    }

    @Test("The position stays while the contents change, within their ends, and goes with the identity")
    func position() {
        func view(_ height: CGFloat, _ id: Int = 0) -> some View { ScrollView { box(100, height) }.id(id) }
        let host = ControlHost(view(300))
        host.scroll(0, 150, at: (50, 50))
        host.show(view(400))
        #expect(host.colors[0].minY == -150)
        host.show(view(180))
        #expect(host.colors[0].minY == -80)
        host.show(view(400))
        #expect(host.colors[0].minY == -80)
        host.show(view(400, 1))
        #expect(host.colors[0].minY == 0)
    }

    @Test("A tap lands on what scrolled there, and not on what lies outside the visible part")
    func taps() {
        let log = Log()
        let host = ControlHost(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 50).onTapGesture { log.run("first") }
                    Color.blue.frame(height: 100).onTapGesture { log.run("second") }
                }
            }
            .frame(width: 50, height: 60))
        host.tap(50, 30)
        host.tap(50, 75)
        #expect(!host.tap(50, 85))
        #expect(!host.tap(20, 30))
        host.scroll(0, 50, at: (50, 50))
        host.tap(50, 30)
        #expect(!host.tap(50, 15))
        #expect(log.entries == ["first", "second", "second"])
    }

    @Test("A scroll goes to the innermost scroll view that can be moved that way, also beside its contents")
    func nesting() {
        let host = ControlHost(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { box(300, 20) }
                    ScrollView { box(100, 150) }.frame(height: 100)
                    box(50, 100)
                }
            }, 100, 100)
        #expect(host.scroll(30, 0, at: (50, 10)))
        #expect(isClose(host.colors[0], -30, 0, 300, 20))
        #expect(host.scroll(0, 50, at: (50, 50)))
        #expect(isClose(host.colors[1], 0, -30, 100, 150))
        #expect(host.scroll(0, 100, at: (50, 50)))
        #expect(isClose(host.colors[2], 25, 20, 50, 100))
        #expect(host.scroll(0, -1, at: (5, 80)))
        #expect(host.colors[2].minY == 21)
    }

    @Test(
        "People cannot scroll what is disabled, nor what an outer view disabled; what is disabled otherwise still moves"
    )
    func disabled() {
        let inner = ControlHost(ScrollView { box(100, 300) }.scrollDisabled(false).scrollDisabled(true))
        #expect(!inner.scroll(0, 10, at: (50, 50)))
        let outer = ControlHost(ScrollView { box(100, 300) }.disabled(true))
        #expect(outer.scroll(0, 10, at: (50, 50)))
    }

    @Test("Right to left, a scroll view starts at the right")
    func rightToLeft() {
        let host = ControlHost(
            ScrollView(.horizontal) { box(300, 20) }.environment(\.layoutDirection, .rightToLeft))
        #expect(isClose(host.colors[0], -200, 40, 300, 20))
        #expect(!host.scroll(10, 0, at: (50, 50)))
        #expect(host.scroll(-30, 0, at: (50, 50)))
        #expect(isClose(host.colors[0], -170, 40, 300, 20))
    }

    @Test("Indicators follow the environment, axis by axis")
    func indicators() {
        struct Reader: View {
            let log: Log
            @Environment(\.verticalScrollIndicatorVisibility) var vertical
            @Environment(\.horizontalScrollIndicatorVisibility) var horizontal
            var body: some View {
                log.run("\(vertical == .hidden) \(horizontal == .never)")
                return Color.red
            }
        }
        let log = Log()
        _ = ControlHost(
            Reader(log: log).scrollIndicators(.never, axes: .horizontal).scrollIndicators(.hidden))
        #expect(log.entries == ["true true"])
        #expect(!ScrollView(showsIndicators: false) { Color.red }.showsIndicators)
    }
}
