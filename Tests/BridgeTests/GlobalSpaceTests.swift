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
        // So does another superview, and a transform.
        let other = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        container.superview?.addSubview(other)
        other.addSubview(host)
        window.layoutIfNeeded()
        #expect(journal.take() == ["115.0 125.0 100.0 50.0"])
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        window.layoutIfNeeded()
        #expect(journal.take() == ["125.0 145.0 200.0 100.0"])
        withExtendedLifetime(window) {}
    }

    @Test("Scrolling is followed, of an imperative scroll view around the host and of a declarative one inside it")
    func scrolling() {
        let scrollView = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        let window = window(around: scrollView)
        var scroll: (() -> Void)?
        let host = _UIHostingView(
            rootView: ScrollViewReader { proxy in
                let _ = scroll = { proxy.scrollTo("mark", anchor: .top) }
                ScrollView {
                    VStack(spacing: 0) {
                        Place(journal: journal).frame(width: 50, height: 30)
                        Color.clear.frame(height: 7)
                        Color.clear.frame(height: 300).id("mark")
                    }
                }
            })
        host.frame = CGRect(x: 0, y: 20, width: 100, height: 60)
        scrollView.addSubview(host)
        window.layoutIfNeeded()
        let first = journal.take().last
        #expect(first?.hasSuffix(" 30.0 50.0 30.0") == true)
        scrollView.contentOffset.y = 12
        window.layoutIfNeeded()
        #expect(journal.take().map { $0.hasSuffix(" 18.0 50.0 30.0") } == [true])
        scroll?()
        window.layoutIfNeeded()
        #expect(journal.take().last?.hasSuffix(" -19.0 50.0 30.0") == true)
    }

    @Test("A tap is told where it was in the window")
    func taps() {
        let container = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
        let window = window(around: container)
        var places: [CGPoint] = []
        let host = _UIHostingView(
            rootView: Color.red.frame(width: 50, height: 50)
                .onTapGesture(coordinateSpace: .global) { places.append($0) })
        host.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        container.addSubview(host)
        window.layoutIfNeeded()
        #expect(window.tap(at: CGPoint(x: 45, y: 66)))
        #expect(places == [CGPoint(x: 45, y: 66)])
    }

    @Test("Any number of hosts inside each other tell one space, and a move runs each reader once")
    func nestedDeep() {
        struct Level: UIViewRepresentable {
            let depth: Int
            let journal: Journal
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                let host = _UIHostingView(rootView: Floor(depth: depth - 1, journal: journal))
                host.frame = CGRect(x: 1, y: 2, width: 300, height: 300)
                view.addSubview(host)
                return view
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        struct Floor: View {
            let depth: Int
            let journal: Journal
            var body: some View {
                if depth == 0 {
                    Place(journal: journal).frame(width: 10, height: 10)
                } else {
                    Level(depth: depth, journal: journal).frame(width: 300, height: 300)
                }
            }
        }
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let window = window(around: container)
        let host = _UIHostingView(rootView: Floor(depth: 20, journal: journal))
        host.frame = container.bounds
        container.addSubview(host)
        window.layoutIfNeeded()
        #expect(journal.take().last == "165.0 185.0 10.0 10.0")
        container.frame.origin = CGPoint(x: 4, y: 5)
        window.layoutIfNeeded()
        #expect(journal.take() == ["169.0 190.0 10.0 10.0"])
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
