import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("Pointers", .serialized) struct PointerTests {
    private final class Noting: UIView {
        var notes: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

        private func note(_ word: String, _ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            let (from, to) = (touch.previousLocation(in: self), touch.location(in: self))
            notes.append("\(word) \(Int(from.x)) \(Int(to.x)) \(touch.tapCount)")
        }
    }

    /// Recognises a touch that moved by 10 points.
    private final class Pull: UIGestureRecognizer {
        private var start = CGPoint.zero

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = location(in: nil) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            if state == .possible, abs(location(in: nil).x - start.x) >= 10 {
                state = .began
            } else if state != .possible {
                state = .changed
            }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = state == .possible ? .failed : .ended
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            state = state == .possible ? .failed : .cancelled
        }
    }

    @MainActor private final class Target {
        var notes: [String] = []
        func pulled(_ pull: Pull) { notes.append("\(pull.state)") }
        func tapped() { notes.append("tapped") }
        func twice() { notes.append("twice") }
    }

    private func launch() -> (host: HeadlessHost, view: UIView) {
        let controller = UIViewController()
        return (ControllerDelegate.launch(controller), controller.view)
    }

    @Test("A touch tells its view where it came down, moved and went up")
    func moves() {
        let (host, root) = launch()
        defer { host.end() }
        let view = Noting(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        root.addSubview(view)
        host.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 300, y: 110), steps: 2)
        #expect(view.notes == ["began 10 10 1", "moved 10 105 1", "moved 105 200 1", "ended 200 200 1"])
    }

    @Test("Touches in a row at one place count up")
    func count() {
        let (host, root) = launch()
        defer { host.end() }
        let view = Noting(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        root.addSubview(view)
        host.tap(at: CGPoint(x: 110, y: 110), count: 2)
        host.tap(at: CGPoint(x: 148, y: 148))
        #expect(view.notes.filter { $0.hasPrefix("began") } == ["began 10 10 1", "began 10 10 2", "began 48 48 1"])
    }

    @Test("A button is highlighted while it is held inside, and acts when it is let go there")
    func button() {
        let (host, root) = launch()
        defer { host.end() }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        root.addSubview(button)
        host.send(.pointer(HostPointer(.down, at: CGPoint(x: 10, y: 10))))
        #expect(button.isHighlighted)
        host.send(.pointer(HostPointer(.move, at: CGPoint(x: 200, y: 10))))
        #expect(!button.isHighlighted)
        host.send(.pointer(HostPointer(.move, at: CGPoint(x: 20, y: 10))))
        #expect(button.isHighlighted)
        host.send(.pointer(HostPointer(.up, at: CGPoint(x: 20, y: 10))))
        #expect(!button.isHighlighted)
        #expect(count == 1)
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10))
        #expect(count == 1)
    }

    @Test("A gesture that goes on takes the touch from its view and is told of each move and of the end")
    func continuous() {
        let (host, root) = launch()
        defer { host.end() }
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let target = Target()
        view.addGestureRecognizer(Pull(target: target, action: Target.pulled))
        root.addSubview(view)
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), steps: 3)
        #expect(target.notes == ["began", "changed", "changed", "ended"])
        #expect(view.notes == ["began 10 10 1", "cancelled 20 20 1"])
    }

    @Test("A gesture that began is cancelled once when its touch no longer counts, and when the application ends")
    func cancelled() {
        for event in [HostEvent.pointer(HostPointer(.cancel, at: .zero)), .end] {
            let (host, root) = launch()
            let target = Target()
            root.addGestureRecognizer(Pull(target: target, action: Target.pulled))
            host.send(.pointer(HostPointer(.down, at: CGPoint(x: 10, y: 10))))
            host.send(.pointer(HostPointer(.move, at: CGPoint(x: 30, y: 10))))
            host.send(event)
            #expect(target.notes == ["began", "cancelled"])
            host.end()
        }
    }

    @Test("A gesture that goes on keeps a tap around it from being one")
    func exclusive() {
        let (host, root) = launch()
        defer { host.end() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let target = Target()
        view.addGestureRecognizer(Pull(target: target, action: Target.pulled))
        root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.tapped))
        root.addSubview(view)
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 30, y: 10), steps: 1)
        #expect(target.notes == ["began", "ended"])
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(target.notes.last == "tapped")
    }

    @Test("The wheel scrolls the innermost view that can be scrolled that way")
    func wheel() {
        let (host, root) = launch()
        defer { host.end() }
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.contentSize = CGSize(width: 200, height: 1_000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.contentSize = CGSize(width: 100, height: 150)
        outer.addSubview(inner)
        root.addSubview(outer)
        for _ in 0..<3 { host.send(.wheel(CGVector(dx: 0, dy: 40), at: CGPoint(x: 50, y: 50))) }
        #expect(inner.contentOffset.y == 50)
        #expect(outer.contentOffset.y == 40)
    }
}

@MainActor @Suite("Gestures that take time", .serialized) struct TimedGestureTests {
    @MainActor private final class Target {
        var notes: [String] = []

        func pan(_ pan: UIPanGestureRecognizer) {
            let (moved, speed) = (pan.translation(in: pan.view), pan.velocity(in: pan.view))
            notes.append("\(pan.state) \(Int(moved.x)) \(Int(speed.x.rounded()))")
        }
        func press(_ press: UILongPressGestureRecognizer) { notes.append("\(press.state)") }
        func swipe() { notes.append("swiped") }
        func once() { notes.append("once") }
        func twice() { notes.append("twice") }
    }

    private func launch() -> (host: HeadlessHost, view: UIView) {
        let controller = UIViewController()
        return (ControllerDelegate.launch(controller), controller.view)
    }

    @Test("A drag tells how far and how fast it has gone, and can be told where it began")
    func pan() {
        let (host, root) = launch()
        defer { host.end() }
        let target = Target()
        let pan = UIPanGestureRecognizer(target: target, action: Target.pan)
        root.addGestureRecognizer(pan)
        host.send(.pointer(HostPointer(.down, at: CGPoint(x: 10, y: 10))))
        host.wait(0.05)
        host.send(.pointer(HostPointer(.move, at: CGPoint(x: 15, y: 10))))
        host.wait(0.05)
        host.send(.pointer(HostPointer(.move, at: CGPoint(x: 30, y: 10))))
        #expect(target.notes == ["began 20 200"])
        pan.setTranslation(.zero, in: root)
        host.send(.pointer(HostPointer(.up, at: CGPoint(x: 30, y: 10))))
        #expect(target.notes.last?.hasPrefix("ended 0") == true)
    }

    @Test("A press is long after half a second in which it hardly moved")
    func longPress() {
        let (host, root) = launch()
        defer { host.end() }
        let target = Target()
        root.addGestureRecognizer(UILongPressGestureRecognizer(target: target, action: Target.press))
        let place = CGPoint(x: 10, y: 10)
        host.send(.pointer(HostPointer(.down, at: place)))
        host.wait(0.4)
        #expect(target.notes.isEmpty)
        host.wait(0.2)
        #expect(target.notes == ["began"])
        host.send(.pointer(HostPointer(.up, at: place)))
        #expect(target.notes == ["began", "ended"])
        host.send(.pointer(HostPointer(.down, at: place)))
        host.send(.pointer(HostPointer(.move, at: CGPoint(x: 30, y: 10))))
        host.wait(1)
        host.send(.pointer(HostPointer(.up, at: place)))
        host.tap(at: place)
        host.wait(1)
        #expect(target.notes == ["began", "ended"])
    }

    @Test("A swipe is quick and in its direction")
    func swipe() {
        let (host, root) = launch()
        defer { host.end() }
        let target = Target()
        root.addGestureRecognizer(UISwipeGestureRecognizer(target: target, action: Target.swipe))
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 200))
        host.drag(from: CGPoint(x: 200, y: 10), to: CGPoint(x: 10, y: 10))
        #expect(target.notes.isEmpty)
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10))
        #expect(target.notes == ["swiped"])
        host.send(.pointer(HostPointer(.down, at: CGPoint(x: 10, y: 10))))
        host.wait(1)
        host.send(.pointer(HostPointer(.move, at: CGPoint(x: 200, y: 10))))
        host.send(.pointer(HostPointer(.up, at: CGPoint(x: 200, y: 10))))
        #expect(target.notes == ["swiped"])
    }

    @Test("A tap that waits for two taps to fail acts when no second one comes in time")
    func rivals() {
        let (host, root) = launch()
        defer { host.end() }
        let target = Target()
        let once = UITapGestureRecognizer(target: target, action: Target.once)
        let twice = UITapGestureRecognizer(target: target, action: Target.twice)
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        root.addGestureRecognizer(once)
        root.addGestureRecognizer(twice)
        let place = CGPoint(x: 10, y: 10)
        host.tap(at: place)
        #expect(target.notes.isEmpty)
        host.wait(0.5)
        #expect(target.notes == ["once"])
        host.tap(at: place, count: 2)
        host.wait(0.5)
        #expect(target.notes == ["once", "twice"])
    }

    @Test("A drag that nobody wants scrolls what is under it, and takes the touch from its view")
    func scroll() {
        let (host, root) = launch()
        defer { host.end() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 200, height: 1_000)
        let target = Target()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1_000))
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.once))
        scroll.addSubview(view)
        root.addSubview(scroll)
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(scroll.contentOffset.y == 100)
        #expect(target.notes.isEmpty)
        host.wait(1)
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(target.notes == ["once"])
    }
}
