import DeclarativeUI
import Foundation
import Testing
import UITestSupport

/// An application that shows a view in 320 by 320 points, and a pointer.
@MainActor final class GestureStage {
    let host: HeadlessHost

    init(_ view: some View) {
        let filling = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        host = ControllerDelegate.launch(
            UIHostingController(rootView: filling), size: CGSize(width: 320, height: 320))
    }

    func down(_ x: Double, _ y: Double) { send(.down, x, y) }
    func move(_ x: Double, _ y: Double) { send(.move, x, y) }
    func up(_ x: Double, _ y: Double) { send(.up, x, y) }
    func cancel() { send(.cancel, 0, 0) }

    private func send(_ phase: HostPointer.Phase, _ x: Double, _ y: Double) {
        host.send(.pointer(HostPointer(phase, at: CGPoint(x: x, y: y))))
    }

    func tap(_ x: Double, _ y: Double, count: Int = 1) { host.tap(at: CGPoint(x: x, y: y), count: count) }
    func wait(_ seconds: Double) { host.wait(seconds) }
    func end() { host.end() }

    /// Shows a view, performs something with it and ends the application.
    static func run(_ view: some View, _ body: (GestureStage) -> Void) {
        let stage = GestureStage(view)
        body(stage)
        stage.end()
    }
}

/// What happened, in order.
@MainActor final class GestureLog {
    private var notes: [String] = []

    func callAsFunction(_ note: String) { notes.append(note) }

    /// Returns what was noted since the last call.
    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

/// A square of 100 points.
struct Square: View {
    var body: some View { Color.red.frame(width: 100, height: 100) }
}
