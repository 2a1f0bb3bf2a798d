import DeclarativeUI
import Foundation
import Testing

/// Recognisers of both worlds in one touch.
@MainActor @Suite("Gestures of both worlds", .serialized) struct MixedGestureTests {
    @MainActor private final class Log: NSObject, UIGestureRecognizerDelegate {
        var notes: [String] = []
        var goesTogether = false
        func tapped() { notes.append("around") }
        func insideTapped() { notes.append("inside") }
        func panned(_ pan: UIPanGestureRecognizer) { notes.append("\(pan.state)") }
        func hovered(_ hover: UIHoverGestureRecognizer) {
            notes.append("\(hover.state) \(Int(hover.location(in: nil).x))")
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { goesTogether }

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
    }

    private struct Represented: UIViewRepresentable {
        let configure: @MainActor (UIView) -> Void
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            configure(view)
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func launch(_ view: some View) -> GestureApplication {
        GestureApplication(UIHostingController(rootView: view))
    }

    @Test("A recogniser around a hosting view acts where no gesture of the views does")
    func around() {
        let log = Log()
        let app = launch(
            HStack(spacing: 0) {
                Color.red.gesture(TapGesture().onEnded { log.notes.append("gesture") })
                Color.blue
                Button {
                    log.notes.append("button")
                } label: {
                    Color.green
                }
            })
        defer { app.host.end() }
        app.window.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.tapped))
        for x in [50.0, 150, 250] { app.host.tap(at: CGPoint(x: x, y: 100)) }
        #expect(log.take() == ["gesture", "around", "button"])
    }

    @Test("A tap on a view from a test reaches recognisers around that view")
    func aroundTapped() {
        let log = Log()
        let app = launch(Color.red)
        defer { app.host.end() }
        app.window.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.tapped))
        #expect(app.controller.view.tap(at: CGPoint(x: 50, y: 50)))
        #expect(log.take() == ["around"])
    }

    @Test("A recogniser's delegate lets it act together with a gesture")
    func together() {
        let log = Log()
        log.goesTogether = true
        let app = launch(Color.red.gesture(TapGesture().onEnded { log.notes.append("gesture") }))
        defer { app.host.end() }
        let tap = UITapGestureRecognizer(target: log, action: Log.tapped)
        tap.delegate = log
        app.window.addGestureRecognizer(tap)
        app.host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["gesture", "around"])
    }

    @Test("A recogniser on a represented view goes before the gestures around it, but not before one of high priority")
    func represented() {
        let log = Log()
        let view = Represented { view in
            view.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.insideTapped))
        }
        let tap = TapGesture().onEnded { log.notes.append("gesture") }
        for (content, notes) in [
            (AnyView(view.gesture(tap)), ["inside"]), (AnyView(view.highPriorityGesture(tap)), ["gesture"]),
            (AnyView(view.simultaneousGesture(tap)), ["inside", "gesture"]),
            (AnyView(view.gesture(tap, including: .gesture)), ["gesture"]),
            (AnyView(Represented { _ in }.gesture(tap)), ["gesture"]),
        ] {
            let app = launch(content)
            app.host.tap(at: CGPoint(x: 50, y: 50))
            #expect(log.take() == notes)
            app.host.end()
        }
    }

    @Test("A control that is represented keeps taps from the gestures around it")
    func control() {
        struct Control: UIViewRepresentable {
            let log: Log
            func makeUIView(context: Context) -> UIButton {
                UIButton(primaryAction: UIAction(title: "Go") { _ in log.notes.append("button") })
            }
            func updateUIView(_ view: UIButton, context: Context) {}
        }
        let log = Log()
        let app = launch(Control(log: log).gesture(TapGesture().onEnded { log.notes.append("gesture") }))
        defer { app.host.end() }
        app.host.tap(at: CGPoint(x: 160, y: 160))
        #expect(log.take() == ["button"])
    }

    @Test("A drag of views goes before a pan around them, and one that is around before none inside")
    func drags() {
        let log = Log()
        let app = launch(
            HStack(spacing: 0) {
                Color.red.gesture(DragGesture().onEnded { _ in log.notes.append("drag") })
                Color.blue
            })
        defer { app.host.end() }
        app.window.addGestureRecognizer(UIPanGestureRecognizer(target: log, action: Log.panned))
        app.host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 2)
        #expect(log.take() == ["drag"])
        app.host.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 240, y: 50), steps: 2)
        #expect(log.take() == ["began", "changed", "ended"])
    }

    @Test("A recogniser that is taken off, disabled, or goes with its view cancels what it has begun, once")
    func leaving() {
        for way in 0..<3 {
            let log = Log()
            let app = GestureApplication(UIViewController())
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let pan = UIPanGestureRecognizer(target: log, action: Log.panned)
            view.addGestureRecognizer(pan)
            app.controller.view.addSubview(view)
            app.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 10, y: 10))))
            app.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 30, y: 10))))
            switch way {
            case 0: view.removeGestureRecognizer(pan)
            case 1: pan.isEnabled = false
            default: view.removeFromSuperview()
            }
            app.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 50, y: 10))))
            app.host.send(.pointer(HostPointer(.up, at: CGPoint(x: 50, y: 10))))
            #expect(log.take() == ["began", "cancelled"])
            app.host.end()
        }
    }

    @Test("A hosting view that is taken out cancels the gestures of its views")
    func removedHost() {
        struct Held: View {
            let log: Log
            var body: some View {
                Color.red.onLongPressGesture {
                } onPressingChanged: {
                    log.notes.append("\($0)")
                }
            }
        }
        let log = Log()
        let app = GestureApplication(UIViewController())
        let hosted = UIHostingController(rootView: Held(log: log))
        hosted.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        app.controller.view.addSubview(hosted.view)
        app.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 10, y: 10))))
        hosted.view.removeFromSuperview()
        app.host.send(.focus(true))
        #expect(log.take() == ["true", "false"])
        app.host.end()
        #expect(log.take() == [])
    }

    @Test("A tap that waits for a second one does not act once its view has been taken out")
    func removedWaiting() {
        let log = Log()
        let app = GestureApplication(UIViewController())
        let inner = Color.red.gesture(TapGesture(count: 2).onEnded { log.notes.append("twice") })
        let hosted = UIHostingController(rootView: inner.onTapGesture { log.notes.append("once") })
        hosted.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        app.controller.view.addSubview(hosted.view)
        app.host.tap(at: CGPoint(x: 10, y: 10))
        hosted.view.removeFromSuperview()
        app.host.wait(1)
        #expect(log.take() == [])
        app.host.end()
    }

    @Test("A pointer that is not down is told to the views it comes over and leaves")
    func hover() {
        let log = Log()
        let app = launch(
            HStack(spacing: 0) {
                Color.red.onHover { log.notes.append("red \($0)") }
                Represented { view in
                    view.addGestureRecognizer(UIHoverGestureRecognizer(target: log, action: Log.hovered))
                }
                .onHover { log.notes.append("view \($0)") }
            }
            .onHover { log.notes.append("all \($0)") })
        defer { app.host.end() }
        func move(_ x: Double) { app.host.send(.pointer(HostPointer(.move, at: CGPoint(x: x, y: 10)))) }
        move(10)
        #expect(log.take() == ["all true", "red true"])
        move(20)
        #expect(log.take() == [])
        move(200)
        #expect(log.take() == ["red false", "view true", "began 200"])
        move(210)
        #expect(log.take() == ["changed 210"])
        move(1_000)
        #expect(log.take() == ["ended 210", "view false", "all false"])
    }
}
