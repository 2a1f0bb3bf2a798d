import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Taps") struct TapTests {
    @Test("A tap goes to the innermost view around what it lands on")
    func innermost() {
        let log = Log()
        let host = ControlHost(
            ZStack {
                Color.red
                Color.blue.frame(width: 20, height: 20).onTapGesture { log.run("inner") }
            }
            .onTapGesture { log.run("outer") })
        #expect(host.tap(50, 50))
        #expect(host.tap(5, 5))
        #expect(log.entries == ["inner", "outer"])
    }

    @Test("What is in front at a point is hit, not what is behind it")
    func order() {
        let log = Log()
        func view(_ z: Double) -> some View {
            ZStack {
                Color.red.onTapGesture { log.run("first") }.zIndex(z)
                Color.blue.onTapGesture { log.run("second") }.padding(10)
            }
        }
        let host = ControlHost(view(0))
        host.tap(50, 50)
        host.tap(5, 5)
        host.show(view(1))
        host.tap(50, 50)
        host.show(view(.nan))
        host.tap(50, 50)
        #expect(log.entries == ["second", "first", "first", "second"])
    }

    @Test("A view's background is behind it")
    func background() {
        let log = Log()
        let host = ControlHost(
            Color.red.frame(width: 20, height: 20).onTapGesture { log.run("front") }
                .padding(10)
                .background { Color.blue.onTapGesture { log.run("back") } })
        host.tap(50, 50)
        host.tap(35, 35)
        #expect(log.entries == ["front", "back"])
    }

    @Test("Spacers and gaps are not hit, and what is hidden or does not allow it lets taps through")
    func passing() {
        let log = Log()
        let host = ControlHost(
            HStack(spacing: 0) {
                Color.red
                Spacer(minLength: 20)
                Color.red.hidden()
                ZStack {
                    Color.red.onTapGesture { log.run("behind") }
                    Color.blue.onTapGesture { log.run("unreachable") }.allowsHitTesting(false)
                }
                Color.green.allowsHitTesting(true)
            }
            .onTapGesture { log.run("row") }, 100, 10)
        #expect(host.tap(10, 5))
        #expect(!host.tap(30, 5))
        #expect(!host.tap(50, 5))
        #expect(host.tap(70, 5))
        #expect(host.tap(90, 5))
        #expect(log.entries == ["row", "behind", "row"])
    }

    @Test("What is clear is not hit, and what is nearly clear is")
    func clear() {
        let log = Log()
        func view(_ opacity: Double) -> some View {
            ZStack {
                Color.red.onTapGesture { log.run("behind") }
                Color.clear.onTapGesture { log.run("clear") }
                Color.blue.opacity(opacity).onTapGesture { log.run("blue") }
            }
        }
        let host = ControlHost(view(0))
        host.tap(50, 50)
        host.show(view(0.001))
        host.tap(50, 50)
        #expect(log.entries == ["behind", "blue"])
    }

    @Test("A tap lands where a view is drawn: moved, scaled, and not where it cannot be seen")
    func effects() {
        let log = Log()
        func box(_ name: String) -> some View {
            Color.blue.frame(width: 20, height: 20).onTapGesture { log.run(name) }
        }
        func tapped<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool { ControlHost(view).tap(x, y) }
        #expect(tapped(box("moved").offset(x: 30), 75, 50))
        #expect(!tapped(box("moved").offset(x: 30), 50, 50))
        #expect(tapped(box("large").scaleEffect(3), 25, 25))
        #expect(!tapped(box("small").scaleEffect(0.5), 42, 42))
        #expect(tapped(box("small").scaleEffect(0.5), 46, 46))
        #expect(!tapped(box("flat").scaleEffect(0), 50, 50))
        #expect(!tapped(box("invisible").opacity(0), 50, 50))
        #expect(tapped(box("faint").opacity(0.1), 50, 50))
        let mixed = HStack(spacing: 0) {
            box("left")
            box("right").offset(y: 10)
        }
        #expect(tapped(mixed.scaleEffect(2), 75, 85))
        #expect(log.entries == ["moved", "large", "small", "faint", "right"])
    }

    @Test("A disabled view leaves taps to those around it, not to those behind it")
    func disabled() {
        let log = Log()
        let host = ControlHost(
            ZStack {
                Color.red.onTapGesture { log.run("behind") }
                Color.blue.onTapGesture { log.run("disabled") }.disabled(true).onTapGesture { log.run("around") }
            })
        #expect(host.tap(50, 50))
        #expect(log.entries == ["around"])
    }

    @Test("A double tap goes to the innermost view that waits for no more, once for each time it waits for")
    func counts() {
        let log = Log()
        let host = ControlHost(
            Color.red.onTapGesture(count: 2) { log.run("double") }.onTapGesture { log.run("single") })
        host.tap(50, 50)
        host.tap(50, 50, count: 2)
        host.tap(50, 50, count: 5)
        #expect(log.entries == ["single", "double", "double", "double"])
        #expect(issues { _ = host.tap(50, 50, count: 0) }.count == 1)
    }

    @Test("Several views with one gesture are tapped where each of them is")
    func groups() {
        let log = Log()
        let host = ControlHost(
            HStack(spacing: 20) {
                Group {
                    Color.red
                    Color.blue
                }
                .onTapGesture { log.run("tap") }
            })
        #expect(host.tap(10, 50))
        #expect(!host.tap(50, 50))
        #expect(host.tap(90, 50))
        #expect(log("tap") == 2)
    }

    @Test("A tap follows views that moved, also where reading goes right to left")
    func moving() {
        let log = Log()
        func view(_ direction: LayoutDirection, _ width: CGFloat) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: width).onTapGesture { log.run("first") }
                Color.blue.onTapGesture { log.run("second") }
            }
            .environment(\.layoutDirection, direction)
        }
        let host = ControlHost(view(.leftToRight, 10))
        host.tap(15, 50)
        host.show(view(.leftToRight, 20))
        host.tap(15, 50)
        host.show(view(.rightToLeft, 20))
        host.tap(15, 50)
        host.tap(85, 50)
        #expect(log.entries == ["second", "first", "second", "first"])
    }

    @Test("The latest closure of a gesture runs, and what its body read is not asked again")
    func latest() {
        let log = Log()
        func view(_ value: Int) -> some View { Color.red.onTapGesture { log.run("tap", "\(value)") } }
        let host = ControlHost(view(1))
        let requests = host.host.layoutRequests
        host.show(view(2))
        #expect(host.host.layoutRequests == requests)
        host.tap(50, 50)
        #expect(log.values("tap") == ["2"])
    }

    @Test("A tap finds its way through a tree that is ten thousand views deep")
    func depth() {
        let log = Log()
        var view = AnyView(Color.red.onTapGesture { log.run("tap") })
        for depth in 0..<10_000 { view = AnyView(view.accessibilityIdentifier("\(depth)")) }
        let host = ControlHost(view)
        #expect(host.tap(50, 50))
        #expect(host.interaction.tap(identifier: "9999"))
        #expect(log("tap") == 2)
        host.host.close()
    }

    @Test("Priority, size and spacing of a view with a gesture are its own")
    func transparency() {
        let host = ControlHost(
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).onTapGesture {}.accessibilityIdentifier("a").zIndex(1).tag(1).hidden()
                Color.blue
            })
        #expect(isClose(host.colors[0], 0, 0, 100, 100))
        #expect(isClose(host.colors[1], 100, 0, 0, 100))
    }
}
