import DeclarativeUI
import TestSupport
import Testing
import BridgedEnvironment

private struct Noting: UIViewRepresentable {
    let journal: Journal
    var value = 0
    var reads = true

    final class Coordinator {}

    func makeCoordinator() -> Coordinator {
        journal.notes.append("coordinator")
        return Coordinator()
    }

    func makeUIView(context: Context) -> UIView {
        journal.notes.append("make")
        return UIView()
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        let letter = reads ? "\(context.environment[BridgedKey.self])" : "-"
        journal.notes.append("update \(value) \(letter) \(uiView.traitCollection[LetterTrait.self])")
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
        Noting.dismantled += 1
    }

    @MainActor static var dismantled = 0
}

private struct Switching: View {
    let journal: Journal
    var body: some View {
        if journal.input >= 0 { Noting(journal: journal, value: journal.input) }
    }
}

private final class ClassRepresentable: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.title = "made"
        return controller
    }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor private func show(_ controller: UIViewController) -> (UIWindowScene, UIWindow) {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    window.rootViewController = controller
    window.layoutIfNeeded()
    return (scene, window)
}

@MainActor @Suite(.serialized) struct RepresentableTests {
    @Test("Coordinator, make, update in this order; then update for new values; dismantle once at the end")
    func lifecycle() {
        Noting.dismantled = 0
        let journal = Journal()
        let (_, window) = show(UIHostingController(rootView: Switching(journal: journal)))
        #expect(journal.take() == ["coordinator", "make", "update 0 td td"])
        journal.input = 1
        window.layoutIfNeeded()
        #expect(journal.take() == ["update 1 td td"])
        #expect(Noting.dismantled == 0)
        journal.input = -1
        window.layoutIfNeeded()
        #expect(journal.take() == [])
        #expect(Noting.dismantled == 1)
    }

    @Test("A view and a controller are dismantled where they were shown: in the window, with their parents")
    func dismantledInPlace() {
        final class Notes { var notes: [String] = [] }
        struct View1: UIViewRepresentable {
            let notes: Notes
            func makeCoordinator() -> Notes { notes }
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {}
            static func dismantleUIView(_ view: UIView, coordinator: Notes) {
                coordinator.notes.append("view \(view.window != nil) \(view.superview != nil)")
            }
        }
        struct Controller1: UIViewControllerRepresentable {
            let notes: Notes
            func makeCoordinator() -> Notes { notes }
            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
            static func dismantleUIViewController(_ controller: UIViewController, coordinator: Notes) {
                coordinator.notes.append("controller \(controller.view.window != nil) \(controller.parent != nil)")
                // What client code has taken away already is not missed.
                controller.willMove(toParent: nil)
                controller.view.removeFromSuperview()
                controller.removeFromParent()
            }
        }
        struct Page: View {
            let notes: Notes
            let way: Int
            var body: some View {
                VStack {
                    if way != 1 { View1(notes: notes) }
                    ForEach(way == 2 ? [] : [0], id: \.self) { _ in Controller1(notes: notes) }
                    View1(notes: notes).id(way == 3 ? 1 : 0)
                    if way == 4 { Text("other") } else { VStack { Controller1(notes: notes) } }
                }
            }
        }
        let (view, controller) = ("view true true", "controller true true")
        for (way, expected) in [(1, [view]), (2, [controller]), (3, [view]), (4, [controller])] {
            let notes = Notes()
            let host = UIHostingController(rootView: Page(notes: notes, way: 0))
            let (_, window) = show(host)
            host.rootView = Page(notes: notes, way: way)
            window.layoutIfNeeded()
            #expect(notes.notes == expected, "\(way)")
        }
    }

    @Test("An update runs again for the environment values it read, and not for others")
    func reads() {
        let journal = Journal()
        let (scene, window) = show(UIHostingController(rootView: Noting(journal: journal)))
        _ = journal.take()
        scene.traitOverrides.userInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(journal.take() == [])
        scene.traitOverrides[LetterTrait.self] = Letter("a")
        window.layoutIfNeeded()
        #expect(journal.take() == ["update 0 a a"])

        let quiet = Journal()
        let (other, second) = show(UIHostingController(rootView: Noting(journal: quiet, reads: false)))
        _ = quiet.take()
        other.traitOverrides[LetterTrait.self] = Letter("a")
        second.layoutIfNeeded()
        #expect(quiet.take() == [])
    }

    @Test("A class may represent a controller, which becomes a child of the hosting controller and leaves with it")
    func controllers() {
        let host = UIHostingController(rootView: ClassRepresentable())
        let (_, window) = show(host)
        window.layoutIfNeeded()
        #expect(host.children.map(\.title) == ["made"])
        #expect(host.children.first?.view.window === window)
    }

    @Test("Without an answer of its own, a represented view is sized by intrinsic size, hugging and compression")
    func sizing() {
        final class Fixed: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
        }
        struct Box: UIViewRepresentable {
            let hugs: Bool
            func makeUIView(context: Context) -> Fixed {
                let view = Fixed()
                if hugs { view.setContentHuggingPriority(.required, for: .horizontal) }
                return view
            }
            func updateUIView(_ uiView: Fixed, context: Context) {}
        }
        let host = UIHostingController(rootView: Box(hugs: true))
        #expect(host.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 100))
        let loose = UIHostingController(rootView: Box(hugs: false))
        #expect(loose.sizeThatFits(in: CGSize(width: 100, height: 5)) == CGSize(width: 100, height: 10))
        #expect(loose.sizeThatFits(in: CGSize(width: 1e9, height: 1e9)) == CGSize(width: 30, height: 10))
    }

    @Test("An update may force a layout and change its size, and the views around settle")
    func forcing() {
        final class Growing: UIView {
            var height: CGFloat = 10 { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: height) }
        }
        struct Forced: UIViewRepresentable {
            let value: Int
            func makeUIView(context: Context) -> Growing { Growing() }
            func updateUIView(_ uiView: Growing, context: Context) {
                uiView.height = CGFloat(10 + value)
                uiView.layoutIfNeeded()
                uiView.updateTraitsIfNeeded()
            }
        }
        struct Outer: View {
            let journal: Journal
            var body: some View {
                VStack(spacing: 0) {
                    Forced(value: journal.input)
                    Text("\(journal.input)")
                }
            }
        }
        let journal = Journal()
        let (_, window) = show(UIHostingController(rootView: Outer(journal: journal)))
        journal.input = 30
        window.layoutIfNeeded()
        journal.input = 50
        window.layoutIfNeeded()
        #expect(!UpdateQueue.shared.hasWork(before: .display))
    }

    @Test("Everything goes with its host: views, controllers, nodes")
    func lifetimes() {
        let tracker = LifetimeTracker()
        do {
            let journal = tracker.track(Journal())
            let host = tracker.track(UIHostingController(rootView: Switching(journal: journal)))
            let (scene, window) = show(host)
            tracker.track(scene)
            tracker.track(window)
            journal.input = 3
            window.layoutIfNeeded()
        }
        // What the queue still holds goes with the next update.
        UpdateQueue.shared.flush()
        #expect(tracker.alive == [])
    }

    @Test("A hundred nested boundaries build, update and go")
    func nestedBorders() {
        struct Nest: UIViewRepresentable {
            let journal: Journal
            let depth: Int
            func makeUIView(context: Context) -> UIView {
                if depth == 0 { return Leaf(journal) }
                return _UIHostingView(rootView: Nest(journal: journal, depth: depth - 1))
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        final class Leaf: UIView {
            let journal: Journal
            init(_ journal: Journal) {
                self.journal = journal
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { return nil }
            override func layoutSubviews() { journal.notes.append("\(traitCollection[LetterTrait.self])") }
        }
        let tracker = LifetimeTracker()
        do {
            let journal = tracker.track(Journal())
            let (scene, window) = show(UIHostingController(rootView: Nest(journal: journal, depth: 99)))
            window.layoutIfNeeded()
            #expect(journal.take().last == "td")
            scene.traitOverrides[LetterTrait.self] = Letter("a")
            window.layoutIfNeeded()
            #expect(journal.take() == ["a"])
        }
        // What the queue still holds goes with the next update.
        UpdateQueue.shared.flush()
        #expect(tracker.alive == [])
    }
}
