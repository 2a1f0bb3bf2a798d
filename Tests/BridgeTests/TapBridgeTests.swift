import DeclarativeUI
import Foundation
import Testing

/// Taps that go through boundaries of the worlds.
@MainActor @Suite struct TapBridgeTests {
    private struct Represented: UIViewRepresentable {
        let title: String
        let action: @MainActor () -> Void
        func makeUIView(context: Context) -> UIButton {
            UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
        }
        func updateUIView(_ view: UIButton, context: Context) {}
    }

    private func show(_ content: some View) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = UIHostingController(rootView: content)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test("A tap on a window finds a Button in a hosted view, and a UIButton inside a represented view")
    func both() {
        let journal = Journal()
        let window = show(
            VStack(spacing: 0) {
                Color.red.frame(height: 50).onTapGesture { journal.notes.append("color") }
                Represented(title: "Go") { journal.notes.append("button") }.frame(height: 50)
            })
        #expect(window.tap(at: CGPoint(x: 50, y: 25)))
        #expect(window.tap(at: CGPoint(x: 50, y: 75)))
        #expect(journal.take() == ["color", "button"])
    }

    @Test("A represented view behind a view is not hit there")
    func covered() {
        let journal = Journal()
        let window = show(
            ZStack {
                Represented(title: "Go") { journal.notes.append("button") }.frame(width: 100, height: 100)
                Color.red.frame(width: 20, height: 20).onTapGesture { journal.notes.append("color") }
            })
        #expect(window.tap(at: CGPoint(x: 50, y: 50)))
        #expect(window.tap(at: CGPoint(x: 10, y: 50)))
        #expect(journal.take() == ["color", "button"])
    }

    @Test("Names are found in both worlds")
    func names() {
        let journal = Journal()
        let window = show(
            VStack {
                Button("Add") { journal.notes.append("add") }.accessibilityIdentifier("add")
                Represented(title: "Go") { journal.notes.append("go") }
            })
        #expect(window.tap(label: "Add"))
        #expect(window.tap(label: "Go"))
        #expect(window.tap(identifier: "add"))
        #expect(!window.tap(identifier: "other"))
        #expect(journal.take() == ["add", "go", "add"])
    }

    @Test("A view hosted inside a represented view takes its own taps")
    func nested() {
        struct Nest: UIViewControllerRepresentable {
            let journal: Journal
            func makeUIViewController(context: Context) -> UIViewController {
                UIHostingController(rootView: Color.blue.onTapGesture { journal.notes.append("inner") })
            }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        let journal = Journal()
        let window = show(
            VStack(spacing: 0) {
                Color.red.onTapGesture { journal.notes.append("outer") }
                Nest(journal: journal)
            })
        #expect(window.tap(at: CGPoint(x: 50, y: 25)))
        #expect(window.tap(at: CGPoint(x: 50, y: 75)))
        #expect(journal.take() == ["outer", "inner"])
    }

    @Test("Where no view acts, a tap goes on to the recognisers around the hosting view")
    func recognizers() {
        @MainActor final class Log: NSObject {
            let journal = Journal()
            func tapped() { journal.notes.append("around") }
        }
        let log = Log()
        let window = show(
            HStack(spacing: 0) {
                Color.red
                Color.blue.onTapGesture { log.journal.notes.append("inside") }
            })
        window.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Log.tapped))
        #expect(window.tap(at: CGPoint(x: 25, y: 50)))
        #expect(window.tap(at: CGPoint(x: 75, y: 50)))
        #expect(log.journal.take() == ["around", "inside"])
    }
}
