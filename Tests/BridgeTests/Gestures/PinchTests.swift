import DeclarativeUI
import Foundation
import Testing

/// Two fingers on views of both worlds.
@MainActor @Suite("Pinches and rotations in both worlds", .serialized) struct PinchTests {
    @MainActor private final class Log: NSObject, UIGestureRecognizerDelegate {
        var notes: [String] = []
        var goesTogether = false

        func pinched(_ pinch: UIPinchGestureRecognizer) {
            notes.append("\(pinch.state) \(rounded(pinch.scale)) \(pinch.numberOfTouches)")
        }
        func rotated(_ rotation: UIRotationGestureRecognizer) {
            notes.append("turn \(rotation.state) \(rounded(rotation.rotation))")
        }
        func tapped() { notes.append("tap") }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { goesTogether }

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }

        func rounded(_ number: CGFloat) -> Double { (Double(number) * 1_000).rounded() / 1_000 }
    }

    private struct Represented: UIViewRepresentable {
        let recognizers: [UIGestureRecognizer]
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Sends the phases of a pinch: its scales and rotations.
    private func pinch(
        _ app: GestureApplication, at point: CGPoint = CGPoint(x: 100, y: 100), _ steps: [(CGFloat, CGFloat)],
        end: HostPinch.Phase = .ended
    ) {
        app.host.send(.pinch(HostPinch(.began, at: point)))
        for (scale, rotation) in steps {
            app.host.wait(0.1)
            app.host.send(.pinch(HostPinch(.changed, at: point, scale: scale, rotation: rotation)))
        }
        let (scale, rotation) = steps.last ?? (1, 0)
        app.host.send(.pinch(HostPinch(end, at: point, scale: scale, rotation: rotation)))
    }

    @Test("A pinch begins once the fingers have moved apart far enough, changes and ends")
    func pinches() {
        let log = Log()
        let app = GestureApplication(
            UIHostingController(
                rootView: Represented(
                    recognizers: [UIPinchGestureRecognizer(target: log, action: Log.pinched)])))
        defer { app.host.end() }
        pinch(app, [(1.01, 0), (1.5, 0), (2, 0)])
        #expect(log.take() == ["began 1.5 2", "changed 2.0 2", "ended 2.0 2"])
        pinch(app, [(1.01, 0)])
        #expect(log.take() == [])
        pinch(app, [(0.5, 0)], end: .cancelled)
        #expect(log.take() == ["began 0.5 2", "cancelled 0.5 2"])
    }

    @Test("A scale and a rotation that are set go on from there")
    func settings() {
        @MainActor final class Steps: NSObject {
            var scales: [CGFloat] = []
            var angles: [CGFloat] = []
            func pinched(_ pinch: UIPinchGestureRecognizer) {
                scales.append(pinch.scale)
                pinch.scale = 1
            }
            func rotated(_ rotation: UIRotationGestureRecognizer) {
                angles.append(rotation.rotation)
                rotation.rotation = 0
            }
        }
        let steps = Steps()
        let view = UIView()
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: steps, action: Steps.pinched))
        let controller = UIViewController()
        controller.view = view
        let app = GestureApplication(controller)
        defer { app.host.end() }
        pinch(app, [(2, 0), (4, 0), (2, 0)])
        #expect(steps.scales == [2, 2, 0.5, 1])
        view.gestureRecognizers = [UIRotationGestureRecognizer(target: steps, action: Steps.rotated)]
        pinch(app, [(1, 1), (1, 1.5)])
        #expect(steps.angles == [1, 0.5, 0])
    }

    @Test("Of a pinch and a rotation one acts, or both if a delegate lets them")
    func together() {
        let log = Log()
        let recognizers = [
            UIPinchGestureRecognizer(target: log, action: Log.pinched),
            UIRotationGestureRecognizer(target: log, action: Log.rotated),
        ]
        for recognizer in recognizers { recognizer.delegate = log }
        let app = GestureApplication(UIHostingController(rootView: Represented(recognizers: recognizers)))
        defer { app.host.end() }
        pinch(app, [(1.5, 0.5)])
        #expect(log.take() == ["began 1.5 2", "ended 1.5 2"])
        log.goesTogether = true
        pinch(app, [(1.5, 0.5)])
        #expect(log.take() == ["began 1.5 2", "turn began 0.5", "ended 1.5 2", "turn ended 0.5"])
    }

    @Test("Two fingers are no tap and no drag, and one finger is no pinch")
    func others() {
        let log = Log()
        let app = GestureApplication(
            UIHostingController(
                rootView: Represented(
                    recognizers: [
                        UITapGestureRecognizer(target: log, action: Log.tapped),
                        UIPinchGestureRecognizer(target: log, action: Log.pinched),
                    ])
                    .gesture(DragGesture().onChanged { _ in log.notes.append("drag") })))
        defer { app.host.end() }
        pinch(app, [])
        #expect(log.take() == [])
        app.host.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.take() == ["tap"])
    }

    @Test("A second finger ends what the first had begun")
    func secondFinger() {
        let log = Log()
        let app = GestureApplication(
            UIHostingController(
                rootView: Color.red
                    .gesture(
                        DragGesture().onChanged { _ in log.notes.append("drag") }.onEnded { _ in
                            log.notes.append("dropped")
                        }
                    )
                    .simultaneousGesture(MagnifyGesture().onChanged { _ in log.notes.append("magnified") })))
        defer { app.host.end() }
        app.host.send(.pointer(HostPointer(.down, at: CGPoint(x: 50, y: 50))))
        app.host.send(.pointer(HostPointer(.move, at: CGPoint(x: 90, y: 50))))
        #expect(log.take() == ["drag"])
        pinch(app, [(2, 0)])
        #expect(log.take() == ["magnified"])
        app.host.send(.pointer(HostPointer(.up, at: CGPoint(x: 90, y: 50))))
        #expect(log.take() == [])
    }

    @Test("Views follow magnifications and rotations, alone and together")
    func views() {
        var notes: [String] = []
        func note(_ name: String, _ value: Double) { notes.append("\(name) \((value * 100).rounded() / 100)") }
        let both = MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { value in
                if let magnification = value.first?.magnification { note("×", magnification) }
                if let angle = value.second?.rotation.radians { note("∠", angle) }
            }
            .onEnded { _ in notes.append("end") }
        let app = GestureApplication(
            UIHostingController(
                rootView: VStack(spacing: 0) {
                    Color.red.gesture(both)
                    Color.blue.gesture(MagnificationGesture().onChanged { note("old ×", $0) })
                    Color.green.gesture(RotationGesture().onChanged { note("old ∠", $0.radians) })
                }))
        defer { app.host.end() }
        pinch(app, at: CGPoint(x: 50, y: 50), [(2, 0), (2, 0.5)])
        #expect(notes == ["× 2.0", "× 2.0", "∠ 0.5", "end"])
        notes = []
        pinch(app, at: CGPoint(x: 50, y: 160), [(0.5, 1)])
        pinch(app, at: CGPoint(x: 50, y: 300), [(0.5, 1)])
        #expect(notes == ["old × 0.5", "old ∠ 1.0"])
    }

    @Test("A magnification says where it began and how fast it goes")
    func values() throws {
        var values: [MagnifyGesture.Value] = []
        let app = GestureApplication(
            UIHostingController(rootView: Color.red.gesture(MagnifyGesture().onChanged { values.append($0) })))
        defer { app.host.end() }
        pinch(app, at: CGPoint(x: 80, y: 240), [(1.5, 0), (2, 0)])
        let last = try #require(values.last)
        #expect(last.startLocation == CGPoint(x: 80, y: 240) && last.startAnchor == UnitPoint(x: 0.25, y: 0.75))
        #expect(abs(last.velocity - 5) < 0.01)
    }

    @Test(
        "Numbers that no fingers have count as none",
        arguments: [CGFloat.nan, .infinity, -1, 0, 1e300])
    func hostile(_ number: CGFloat) {
        let log = Log()
        let app = GestureApplication(
            UIHostingController(
                rootView: Represented(
                    recognizers: [UIPinchGestureRecognizer(target: log, action: Log.pinched)])))
        defer { app.host.end() }
        pinch(app, [(number, number), (2, number)])
        #expect(log.notes.allSatisfy { !$0.contains("nan") && !$0.contains("inf") })
        #expect(log.notes.last?.hasPrefix("ended 2.0") == true)
    }
}
