import DeclarativeUI
import Foundation
import Testing
import UITestSupport

/// The bars that say which part of a content is in sight, in both worlds.
@MainActor @Suite("Scroll bars", .serialized) struct ScrollBarTests {
    private func launch(_ controller: UIViewController, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight)
        -> HeadlessHost
    {
        let host = ControllerDelegate.launch(controller, size: CGSize(width: 80, height: 96))
        host.setTraits(UITraitCollection(layoutDirection: direction))
        return host
    }

    private func launch(_ content: some View, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight)
        -> HeadlessHost
    { launch(UIHostingController(rootView: content.ignoresSafeArea()), direction) }

    /// The rows in which a bar is at the right edge, and those in which it is at the left one.
    private func bars(_ host: HeadlessHost) -> (right: [Int], left: [Int]) {
        let lines = host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let right = lines.indices.filter { lines[$0].count == 10 && lines[$0].last == "▒" }
        return (right, lines.indices.filter { lines[$0].first == "▒" })
    }

    private struct Rows: View {
        var visibility = ScrollIndicatorVisibility.automatic
        var showsIndicators = true
        var count = 12

        var body: some View {
            ScrollView(showsIndicators: showsIndicators) {
                VStack(spacing: 0) {
                    ForEach(Array(0..<count), id: \.self) { Text("row \($0)").frame(width: 80, height: 16) }
                }
            }
            .scrollIndicators(visibility)
        }
    }

    @Test("A scroll view's bar is as long and stands where its part of the content is")
    func declarative() {
        let host = launch(Rows())
        defer { host.end() }
        #expect(bars(host) == ([0, 1, 2], []))
        host.send(.wheel(CGVector(dx: 0, dy: 96), at: CGPoint(x: 40, y: 40)))
        #expect(bars(host) == ([3, 4, 5], []))
    }

    @Test("What is in sight as a whole has no bar, nor has what hides it", arguments: 0..<4)
    func none(_ number: Int) {
        let views = [
            Rows(count: 6), Rows(visibility: .hidden), Rows(visibility: .never), Rows(showsIndicators: false),
        ]
        let host = launch(views[number])
        defer { host.end() }
        #expect(bars(host) == ([], []))
    }

    @Test("Where texts read from the right the bar is at the left")
    func mirrored() {
        let host = launch(Rows(), .rightToLeft)
        defer { host.end() }
        #expect(bars(host).left == [0, 1, 2])
        let (controller, _) = imperative()
        let other = launch(controller, .rightToLeft)
        defer { other.end() }
        #expect(bars(other).left == [0, 1, 2])
    }

    private func imperative() -> (UIViewController, UIScrollView) {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 80, height: 96))
        scroll.contentSize = CGSize(width: 80, height: 192)
        controller.view.addSubview(scroll)
        return (controller, scroll)
    }

    @Test("A view's bar follows its offset, its content and whether it is to be shown")
    func imperativeBar() {
        let (controller, scroll) = imperative()
        let host = launch(controller)
        defer { host.end() }
        #expect(bars(host) == ([0, 1, 2], []))
        scroll.contentOffset.y = 96
        #expect(bars(host) == ([3, 4, 5], []))
        scroll.contentSize.height = 288
        #expect(bars(host) == ([2, 3], []))
        scroll.showsVerticalScrollIndicator = false
        #expect(bars(host) == ([], []))
    }

    @MainActor private final class Presses { var count = 0 }

    private struct Buttons: View {
        let presses: Presses
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<12) { number in
                        Button {
                            presses.count += 1
                        } label: {
                            Text("row \(number)").frame(width: 80, height: 16)
                        }
                    }
                }
            }
        }
    }

    @Test("A bar follows the pointer that holds it, in both worlds, and nothing below it is pressed")
    func dragged() {
        let presses = Presses()
        let (controller, scroll) = imperative()
        for host in [launch(Buttons(presses: presses)), launch(controller)] {
            host.drag(from: CGPoint(x: 76, y: 24), to: CGPoint(x: 76, y: 72))
            #expect(bars(host) == ([3, 4, 5], []))
            // Where it ends does not matter beyond the end of the bar's way.
            host.drag(from: CGPoint(x: 76, y: 72), to: CGPoint(x: 20, y: 400))
            #expect(bars(host) == ([3, 4, 5], []))
            host.drag(from: CGPoint(x: 76, y: 72), to: CGPoint(x: 76, y: 24))
            #expect(bars(host) == ([0, 1, 2], []))
            host.end()
        }
        #expect(presses.count == 0 && scroll.contentOffset == .zero)
    }

    @Test("A click beside a bar scrolls by what is in sight, in both worlds, and presses nothing")
    func paged() {
        let presses = Presses()
        for host in [launch(Buttons(presses: presses)), launch(imperative().0)] {
            host.tap(at: CGPoint(x: 76, y: 88))
            #expect(bars(host) == ([3, 4, 5], []))
            host.tap(at: CGPoint(x: 76, y: 8))
            #expect(bars(host) == ([0, 1, 2], []))
            host.end()
        }
        #expect(presses.count == 0)
    }

    @Test("Pictures that nobody can scroll in have no bars")
    func pictures() {
        let (controller, _) = imperative()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 96))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(!window.snapshot().text().contains("▒"))
    }

    @Test("A touch whose end was lost is cancelled by the next one, also by one on a bar")
    func lostEnd() {
        let controller = UIHostingController(rootView: Rows().ignoresSafeArea())
        let (press, observer) = (UILongPressGestureRecognizer(), PressObserver())
        press.addTarget(observer, action: PressObserver.follow)
        let host = launch(controller)
        defer { host.end() }
        controller.view.addGestureRecognizer(press)
        host.send(.pointer(HostPointer(.down, at: CGPoint(x: 20, y: 24))))
        host.send(.pointer(HostPointer(.down, at: CGPoint(x: 76, y: 8))))
        host.wait(2)
        #expect(observer.states == [])
        host.send(.pointer(HostPointer(.up, at: CGPoint(x: 76, y: 8))))
        host.send(.pointer(HostPointer(.down, at: CGPoint(x: 20, y: 24))))
        host.wait(2)
        host.send(.pointer(HostPointer(.down, at: CGPoint(x: 76, y: 8))))
        #expect(observer.states == [.began, .cancelled])
    }
}

@MainActor private final class PressObserver: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func follow(_ press: UILongPressGestureRecognizer) { states.append(press.state) }
}
