import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Forty rows of 20 points in 100 points, and what scrolls them.
@MainActor private struct List {
    let host: ControlHost
    let proxy: ScrollViewProxy

    init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws {
        let handle = Handle<ScrollViewProxy>()
        host = ControlHost(
            ScrollViewReader { proxy in
                let _ = handle.value = proxy
                ScrollView { VStack(spacing: 0) { content() } }
            })
        proxy = try #require(handle.value)
    }

    static func rows() throws -> List {
        try List { ForEach(0..<40) { _ in Color.red.frame(width: 50, height: 20) } }
    }

    /// How far the contents have been moved.
    var offset: CGFloat { -(host.colors.first?.minY ?? 0) }

    func scroll<ID: Hashable>(_ id: ID, _ anchor: UnitPoint? = nil) -> CGFloat {
        proxy.scrollTo(id, anchor: anchor)
        host.settle()
        return offset
    }
}

@MainActor @Suite("Scrolling to a view") struct ScrollToTests {
    @Test("Without an anchor the contents move the least way that shows the view")
    func least() throws {
        let list = try List.rows()
        #expect(list.scroll(3) == 0)
        #expect(list.scroll(10) == 120)
        #expect(list.scroll(8) == 120)
        #expect(list.scroll(6) == 120)
        #expect(list.scroll(5) == 100)
        #expect(list.scroll(39) == 700)
    }

    @Test("With an anchor that point of the view meets that point of the visible part, within the contents' ends")
    func anchors() throws {
        let list = try List.rows()
        #expect(list.scroll(10, .top) == 200)
        #expect(list.scroll(10, .center) == 160)
        #expect(list.scroll(10, .bottom) == 120)
        #expect(list.scroll(10, UnitPoint(x: 0, y: 0.25)) == 180)
        #expect(list.scroll(38, .top) == 700)
        #expect(list.scroll(1, .bottom) == 0)
    }

    @Test("A view larger than the visible part is brought to its nearer end, and left where it fills it")
    func large() throws {
        let list = try List {
            Color.red.frame(width: 50, height: 150)
            Color.red.frame(width: 50, height: 300).id("large")
            Color.red.frame(width: 50, height: 150)
        }
        #expect(list.scroll("large") == 150)
        list.host.scroll(0, 50, at: (50, 50))
        #expect(list.scroll("large") == 200)
        list.host.scroll(0, 250, at: (50, 50))
        #expect(list.offset == 450)
        #expect(list.scroll("large") == 350)
    }

    @Test("Ids match by type and value, and an AnyHashable by what it holds; unknown ones do nothing")
    func types() throws {
        let list = try List {
            ForEach(0..<10) { _ in Color.red.frame(width: 50, height: 20) }
            Color.red.frame(width: 50, height: 20).id("word")
            Color.red.frame(width: 50, height: 20).id(AnyHashable(77))
            Color.red.frame(width: 50, height: 20).id(Optional(88))
        }
        #expect(list.scroll(UInt8(9), .bottom) == 0)
        #expect(list.scroll(9.0, .bottom) == 0)
        #expect(list.scroll(Optional(9), .bottom) == 0)
        #expect(list.scroll("none", .bottom) == 0)
        #expect(list.scroll(88, .bottom) == 0)
        #expect(list.scroll(AnyHashable(9.0), .bottom) == 0)
        #expect(list.scroll(AnyHashable(9), .bottom) == 100)
        #expect(list.scroll("word", .bottom) == 120)
        #expect(list.scroll(77, .bottom) == 140)
        #expect(list.scroll(Optional(88), .bottom) == 160)
    }

    @Test("The first view of an id in the first scroll view that has one is shown; views outside of them do not count")
    func first() throws {
        let handle = Handle<ScrollViewProxy>()
        let host = ControlHost(
            ScrollViewReader { proxy in
                let _ = handle.value = proxy
                VStack(spacing: 0) {
                    Color.green.frame(width: 50, height: 20).id(5)
                    ScrollView { Color.red.frame(width: 50, height: 300) }.frame(height: 40)
                    ScrollView {
                        ForEach(0..<10) { _ in Color.blue.frame(width: 50, height: 20) }
                    }
                    .frame(height: 40)
                }
            })
        handle.value?.scrollTo(5, anchor: .top)
        host.settle()
        #expect(host.colors[0].minY == 0)
        #expect(host.colors[1].minY == 20)
        #expect(isClose(host.colors[2], 25, -80, 50, 20))
    }

    @Test("A view just added in the same action is found")
    func added() {
        struct Page: View {
            @State private var count = 1
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("add") {
                            count += 20
                            proxy.scrollTo(count - 1, anchor: .bottom)
                        }
                        ScrollView {
                            VStack(spacing: 0) {
                                ForEach(Array(0..<count), id: \.self) { _ in Color.red.frame(width: 50, height: 20) }
                            }
                        }
                    }
                }
            }
        }
        let host = ControlHost(Page())
        host.interaction.tap(label: "add")
        host.settle()
        #expect(host.colors.count == 21)
        #expect(host.colors.last?.maxY == 100)
    }

    @Test("A call while views are made is reported and does nothing, as does one before the first layout")
    func inBodies() {
        struct Inner: View {
            let proxy: ScrollViewProxy
            var body: some View {
                proxy.scrollTo(9)
                return Color.red.frame(width: 50, height: 20)
            }
        }
        let handle = Handle<ControlHost>()
        let reported = issues {
            handle.value = ControlHost(
                ScrollViewReader { proxy in
                    let _ = proxy.scrollTo(9)
                    ScrollView { ForEach(0..<10) { _ in Inner(proxy: proxy) } }
                })
        }
        #expect(reported.count == 11)
        #expect(reported.allSatisfy { $0.category == "scroll-in-body" })
        #expect(handle.value?.colors.first?.minY == 0)
        let early = Handle<ScrollViewProxy>()
        let host = TestHost(
            ScrollViewReader { proxy in
                let _ = early.value = proxy
                ScrollView { ForEach(0..<10) { _ in Color.red.frame(height: 20) } }
            })
        early.value?.scrollTo(9)
        host.close()
        early.value?.scrollTo(9)
    }

    @Test("The reader's closure runs once, and not for scrolling; what it reads runs it again")
    func counts() {
        let log = Log()
        let handle = Handle<ScrollViewProxy>()
        let host = ControlHost(
            ScrollViewReader { proxy in
                let _ = handle.value = proxy
                let _ = log.run("content")
                ScrollView { ForEach(0..<10) { _ in Color.red.frame(width: 50, height: 20) } }
            })
        handle.value?.scrollTo(9)
        host.settle()
        #expect(log("content") == 1)
    }

    @Test("Horizontal lists scroll along, in either reading direction")
    func horizontal() {
        func offset(_ direction: LayoutDirection, _ anchor: UnitPoint?) -> CGFloat {
            let handle = Handle<ScrollViewProxy>()
            let host = ControlHost(
                ScrollViewReader { proxy in
                    let _ = handle.value = proxy
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 20, height: 20) } }
                    }
                }
                .environment(\.layoutDirection, direction))
            handle.value?.scrollTo(10, anchor: anchor)
            host.settle()
            return host.colors[10].minX
        }
        #expect(offset(.leftToRight, nil) == 80)
        #expect(offset(.leftToRight, .leading) == 0)
        #expect(offset(.rightToLeft, nil) == 0)
        #expect(offset(.rightToLeft, .leading) == 80)
    }
}
