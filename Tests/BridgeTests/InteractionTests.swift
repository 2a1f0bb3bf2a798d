import DeclarativeUI
import Foundation
import TestSupport
import Testing

private struct Counter: View {
    let journal: Journal
    @State private var count = 0
    var body: some View {
        journal.notes.append("body \(count)")
        return Button("Add") { count += 1 }.accessibilityIdentifier("add")
    }
}

private struct Labelled: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: UIWindowScene())
    window.isHidden = false
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
}

@MainActor @Suite struct InteractionTests {
    @Test("What a tap changes is there after layoutIfNeeded")
    func layout() {
        let journal = Journal()
        let controller = UIHostingController(rootView: Counter(journal: journal))
        let window = show(controller)
        let bounds = controller.view.bounds
        #expect(controller.tap(at: CGPoint(x: bounds.midX, y: bounds.midY)))
        #expect(journal.take() == ["body 0"])
        window.layoutIfNeeded()
        #expect(journal.take() == ["body 1"])
        window.layoutIfNeeded()
        #expect(journal.take() == [])
    }

    @Test("What a tap changes is there after a turn of the main actor")
    func turn() async {
        let journal = Journal()
        let controller = UIHostingController(rootView: Counter(journal: journal))
        let window = show(controller)
        #expect(controller.tap(label: "Add"))
        var bodies = journal.take()
        await eventually("the body to run again") {
            bodies += journal.take()
            return bodies.count > 1
        }
        #expect(bodies == ["body 0", "body 1"])
        withExtendedLifetime(window) {}
    }

    @Test("A hosting controller outside of a window takes taps too")
    func windowless() {
        let journal = Journal()
        let controller = UIHostingController(rootView: Counter(journal: journal))
        #expect(controller.tap(identifier: "add"))
        #expect(controller.tap(identifier: "add"))
        controller.view.layoutIfNeeded()
        #expect(journal.take() == ["body 0", "body 1", "body 2"])
    }

    @Test("A tap on a represented view is not for the views around it")
    func represented() {
        let journal = Journal()
        let controller = UIHostingController(
            rootView: HStack(spacing: 0) {
                Labelled()
                Color.red
            }
            .onTapGesture { journal.notes.append("tap") })
        let window = show(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(!controller.tap(at: CGPoint(x: 10, y: 50)))
        #expect(controller.tap(at: CGPoint(x: 90, y: 50)))
        #expect(journal.take() == ["tap"])
        withExtendedLifetime(window) {}
    }

    @Test("A press and its release act once, and a scroll moves what is under it")
    func pressing() {
        let journal = Journal()
        let controller = UIHostingController(
            rootView: ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in
                        Button {
                            journal.notes.append("tap \(row)")
                        } label: {
                            Color.red.frame(width: 100, height: 50)
                        }
                    }
                }
            })
        let window = show(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(controller.press(at: CGPoint(x: 50, y: 20)))
        #expect(controller.release())
        #expect(!controller.release())
        #expect(controller.scroll(by: CGVector(dx: 0, dy: 120), at: CGPoint(x: 50, y: 50)))
        #expect(controller.tap(at: CGPoint(x: 50, y: 20)))
        #expect(controller.press(at: CGPoint(x: 50, y: 20)))
        controller.cancelPress()
        #expect(journal.take() == ["tap 0", "tap 2"])
        withExtendedLifetime(window) {}
    }
}
