import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Islands that come and go", .serialized) struct LeavingIslandTests {
    let journal = Journal()
    let clock = ManualAnimationClock()
    private let second = Animation.linear(duration: 1)

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: UIWindowScene())
        window.isHidden = false
        window.rootViewController = controller
        window.layoutIfNeeded()
        return window
    }

    /// Waits until a number of notes are in the journal: a task comes to the main actor by way of other threads.
    private func notes(_ count: Int) async {
        await eventually("\(count) notes") { journal.notes.count >= count }
    }

    private func set(_ value: Int, _ animation: Animation?, in window: UIWindow) {
        withAnimation(animation) { journal.input = value }
        window.layoutIfNeeded()
    }

    @Test("A represented view on its way out stays in the tree until it has gone, and is dismantled once")
    func represented() {
        clock.withCurrent {
            Plate.dismantled = 0
            let window = show(UIHostingController(rootView: Outer(journal: journal, kind: .plate)))
            #expect(journal.take() == ["in"])
            set(1, second, in: window)
            clock.advance(by: 0.5)
            #expect(Plate.dismantled == 0)
            #expect(journal.take() == [])
            clock.advance(by: 1)
            window.layoutIfNeeded()
            #expect(Plate.dismantled == 1)
            #expect(journal.take() == ["out"])
            #expect(!clock.isAnimating)
        }
    }

    @Test("A represented view that is called back is the same one")
    func calledBack() {
        clock.withCurrent {
            Plate.dismantled = 0
            let window = show(UIHostingController(rootView: Outer(journal: journal, kind: .plate)))
            set(1, second, in: window)
            clock.advance(by: 0.5)
            set(0, second, in: window)
            clock.advance(by: 2)
            #expect(Plate.dismantled == 0)
            #expect(journal.take() == ["in"])
        }
    }

    @Test("An island inside a view on its way out goes with it: it disappears once, and its task ends")
    func island() async {
        let window = clock.withCurrent {
            show(UIHostingController(rootView: Outer(journal: journal, kind: .island)))
        }
        await notes(3)
        clock.withCurrent {
            #expect(journal.take().sorted() == ["in", "inner in", "inner task"])
            set(1, second, in: window)
            clock.advance(by: 0.5)
            #expect(journal.take() == [])
            clock.advance(by: 1)
            window.layoutIfNeeded()
            #expect(journal.take().sorted() == ["inner cancelled", "inner out", "out"])
            #expect(!clock.isAnimating)
        }
    }

    @Test("Views in an island leave by their own transition, under the animation of a change outside")
    func transitionInside() {
        clock.withCurrent {
            let window = show(UIHostingController(rootView: Outer(journal: journal, kind: .inner)))
            #expect(journal.take().sorted() == ["in", "inner in"])
            set(1, second, in: window)
            clock.advance(by: 0.5)
            #expect(journal.take() == [])
            clock.advance(by: 1)
            window.layoutIfNeeded()
            #expect(journal.take() == ["inner out"])
        }
    }

    @Test(
        "A controller taken out of the window while views leave: all disappear once; put back, only what stays appears")
    func takenOut() {
        clock.withCurrent {
            let controller = UIHostingController(rootView: Outer(journal: journal, kind: .plain))
            let window = show(controller)
            #expect(journal.take().sorted() == ["in", "stays in"])
            set(1, second, in: window)
            window.rootViewController = UIViewController()
            window.layoutIfNeeded()
            clock.advance(by: 0.2)
            #expect(journal.take().sorted() == ["out", "stays out"])
            window.rootViewController = controller
            window.layoutIfNeeded()
            #expect(journal.take() == ["stays in"])
            clock.advance(by: 2)
            window.layoutIfNeeded()
            #expect(journal.take() == [])
        }
    }

    @Test(
        "A controller that moves to another window: what it shows disappears and appears once each, its task starts anew"
    )
    func otherWindow() async {
        let controller = UIHostingController(rootView: Tasked(journal: journal))
        let one = show(controller)
        await notes(2)
        #expect(journal.take() == ["inner in", "inner task"])
        one.rootViewController = nil
        one.layoutIfNeeded()
        #expect(journal.take().sorted() == ["inner cancelled", "inner out"])
        let two = show(controller)
        await notes(2)
        #expect(journal.take() == ["inner in", "inner task"])
        two.rootViewController = nil
        two.layoutIfNeeded()
        #expect(journal.take().sorted() == ["inner cancelled", "inner out"])
        withExtendedLifetime((one, two)) {}
    }

    @Test("One withAnimation moves the views of nested controllers, and an assignment of a root view, alike")
    func nestedTransactions() {
        clock.withCurrent {
            let inner = UIHostingController(rootView: Marked(journal: journal, value: 0))
            let window = show(UIHostingController(rootView: Holding(controller: inner, journal: journal)))
            _ = journal.take()
            withAnimation(second) {
                inner.rootView = Marked(journal: journal, value: 1)
                journal.input = 1
            }
            window.layoutIfNeeded()
            #expect(journal.take().sorted() == ["inner 1 true", "outer 1 true"])
            inner.rootView = Marked(journal: journal, value: 2)
            window.layoutIfNeeded()
            #expect(journal.take() == ["inner 2 false"])
        }
    }

    @Test("Two controllers that change each other's state in onChange come to an end, which is reported")
    func pingPong() {
        let one = UIHostingController(rootView: Ball(journal: journal, isFirst: true))
        let two = UIHostingController(rootView: Ball(journal: journal, isFirst: false))
        let parent = UIViewController()
        parent.addChild(one)
        parent.addChild(two)
        parent.view.addSubview(one.view)
        parent.view.addSubview(two.view)
        let window = show(parent)
        let reported = issues {
            journal.input = 1
            window.layoutIfNeeded()
            window.layoutIfNeeded()
        }
        #expect(!reported.isEmpty)
        #expect(journal.input < 100)
        #expect(journal.take().count < 100)
    }
}

private struct Outer: View {
    enum Kind { case plate, island, inner, plain }
    let journal: Journal
    let kind: Kind

    var body: some View {
        VStack {
            if journal.input == 0 || kind == .inner {
                Group {
                    switch kind {
                    case .plate: Plate()
                    case .island: Island(content: AnyView(Tasked(journal: journal)))
                    case .inner: Island(content: AnyView(Inner(journal: journal)))
                    case .plain: Color.red
                    }
                }
                .onAppear { journal.notes.append("in") }
                .onDisappear { journal.notes.append("out") }
            }
            if kind == .plain {
                Color.blue.onAppear { journal.notes.append("stays in") }.onDisappear {
                    journal.notes.append("stays out")
                }
            }
        }
    }
}

private struct Inner: View {
    let journal: Journal
    var body: some View {
        if journal.input == 0 {
            Color.red.transition(.slide)
                .onAppear { journal.notes.append("inner in") }.onDisappear { journal.notes.append("inner out") }
        }
    }
}

private struct Tasked: View {
    let journal: Journal
    var body: some View {
        Color.red
            .onAppear { journal.notes.append("inner in") }
            .onDisappear { journal.notes.append("inner out") }
            .task {
                journal.notes.append("inner task")
                await withTaskCancellationHandler {
                    try? await Task.sleep(for: .seconds(600))
                } onCancel: {
                    MainActor.assumeIsolated { journal.notes.append("inner cancelled") }
                }
            }
    }
}

private struct Plate: UIViewRepresentable {
    @MainActor static var dismantled = 0
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
    static func dismantleUIView(_ view: UIView, coordinator: ()) { dismantled += 1 }
}

private struct Island: UIViewControllerRepresentable {
    let content: AnyView
    func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
        UIHostingController(rootView: content)
    }
    func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {
        controller.rootView = content
    }
}

private struct Holding: View {
    let controller: UIViewController
    let journal: Journal
    var body: some View {
        VStack {
            Shown(controller: controller)
            TransactionNote(value: journal.input, name: "outer", journal: journal)
        }
    }
}

private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Marked: View {
    let journal: Journal
    let value: Int
    var body: some View {
        TransactionNote(value: value, name: "inner", journal: journal)
    }
}

private struct TransactionNote: UIViewRepresentable {
    let value: Int
    let name: String
    let journal: Journal
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {
        journal.notes.append("\(name) \(value) \(context.transaction.animation != nil)")
    }
}

private struct Ball: View {
    let journal: Journal
    let isFirst: Bool
    var body: some View {
        Color.red.onChange(of: journal.input) {
            journal.notes.append("change")
            if (journal.input % 2 == 1) == isFirst { journal.input += 1 }
        }
    }
}
