import DeclarativeUI
import Testing

private struct Place: View {
    let journal: Journal
    var body: some View {
        GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            let unknown = proxy.frame(in: .named("outer"))
            let _ = journal.notes.append(
                "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)\(unknown == frame ? "" : " \(unknown)")")
            Color.red
        }
    }
}

private struct Nested: UIViewRepresentable {
    let journal: Journal
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let host = _UIHostingView(rootView: Place(journal: journal))
        host.frame = CGRect(x: 3, y: 4, width: 20, height: 10)
        view.addSubview(host)
        return view
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("The global space") struct GlobalSpaceTests {
    private let scene = UIWindowScene()
    private let journal = Journal()

    private func window(around container: UIView) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        window.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        let root = UIViewController()
        window.rootViewController = root
        root.view.addSubview(container)
        return window
    }

    @Test("It is the window's, also for a host in the middle of it, and is followed when views around the host move")
    func hostInTheMiddle() {
        let container = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
        let window = window(around: container)
        let host = _UIHostingView(rootView: Place(journal: journal).padding(5))
        host.frame = CGRect(x: 10, y: 20, width: 110, height: 60)
        container.addSubview(host)
        window.layoutIfNeeded()
        #expect(journal.take().last == "45.0 65.0 100.0 50.0")
        #expect(host.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 45, y: 65))
        container.frame.origin = CGPoint(x: 31, y: 42)
        window.layoutIfNeeded()
        #expect(journal.take() == ["46.0 67.0 100.0 50.0"])
        // Scrolling a view around moves it too.
        container.bounds.origin = CGPoint(x: 0, y: 10)
        window.layoutIfNeeded()
        #expect(journal.take() == ["46.0 57.0 100.0 50.0"])
        container.frame.origin = CGPoint(x: 31, y: 42)
        window.layoutIfNeeded()
        #expect(journal.take() == [])
        withExtendedLifetime(window) {}
    }

    @Test("It is the window's for hosts in represented views; named spaces of other hosts do not count")
    func nestedHosts() {
        let container = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
        let window = window(around: container)
        let host = _UIHostingView(
            rootView: Nested(journal: journal).frame(width: 50, height: 50).padding(5).coordinateSpace(.named("outer")))
        host.frame = CGRect(x: 10, y: 20, width: 60, height: 60)
        container.addSubview(host)
        window.layoutIfNeeded()
        #expect(journal.take().last == "48.0 69.0 20.0 10.0")
        host.frame.origin.x = 11
        window.layoutIfNeeded()
        #expect(journal.take() == ["49.0 69.0 20.0 10.0"])
        withExtendedLifetime(window) {}
    }
}

private struct Plain: View {
    let journal: Journal
    @Environment(\.[letter: LetterKind<BridgedKey>()]) private var letter
    var body: some View { Shown(journal: journal, letter: "\(letter)") }
}

private struct Shown: UIViewRepresentable {
    let journal: Journal
    let letter: String
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {
        journal.notes.append("update \(context.environment[BridgedKey.self])")
    }
}

@MainActor @Suite("Equal writes") struct EqualWriteTests {
    @Test("A trait written again with an equal value that is no plain word updates no represented view")
    func equalTraits() {
        let journal = Journal()
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        let controller = UIHostingController(rootView: Plain(journal: journal))
        window.rootViewController = controller
        controller.traitOverrides[LetterTrait.self] = Letter("a long text that is kept in a box of its own")
        window.layoutIfNeeded()
        _ = journal.take()
        for _ in 0..<100 {
            controller.traitOverrides[LetterTrait.self] = Letter("a long text that is kept in a box of its own")
            window.layoutIfNeeded()
        }
        #expect(journal.take() == [])
        controller.traitOverrides[LetterTrait.self] = Letter("another")
        window.layoutIfNeeded()
        #expect(journal.take().count == 1)
    }

    @Test("State and environment written again with an equal value update no represented view")
    func equalState() {
        struct Words: Equatable { var list: [String] }
        struct Page: View {
            let journal: Journal
            @State private var words = Words(list: ["a", "b"])
            let setter: (Binding<Words>) -> Void
            var body: some View {
                let _ = setter($words)
                Shown(journal: journal, letter: words.list.joined())
            }
        }
        let journal = Journal()
        var binding: Binding<Words>?
        let scene = UIWindowScene()
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        window.rootViewController = UIHostingController(rootView: Page(journal: journal) { binding = $0 })
        window.layoutIfNeeded()
        _ = journal.take()
        for _ in 0..<100 {
            binding?.wrappedValue = Words(list: ["a", "b"])
            window.layoutIfNeeded()
        }
        #expect(journal.take() == [])
        binding?.wrappedValue = Words(list: ["c"])
        window.layoutIfNeeded()
        #expect(journal.take().count == 1)
    }
}
