import DeclarativeUI
import TestSupport
import Testing

private struct SizeKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var sizeKey: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
}

private struct Inside: View {
    @Environment(\.sizeKey) private var value
    var body: some View { Color.red.frame(width: CGFloat(value), height: 1) }
}

private struct Nested: View {
    let levels: Int
    var body: some View {
        if levels > 0 { VStack { Nested(levels: levels - 1) } } else { Inside() }
    }
}

private final class ReadingView: UIView {
    override func layoutSubviews() { _ = traitCollection.userInterfaceStyle }
}

/// Explanations of trees with many readers, and long paths.
@MainActor @Suite("Number of explanations") struct NumberOfExplanationsTests {
    private let few = SizeOfTests.isFull ? 625 : 25
    private let many = SizeOfTests.isFull ? 10_000 : 400

    private func stage(_ view: some View) -> (UIWindow, UIHostingController<AnyView>) {
        let host = UIHostingController(rootView: AnyView(view.environment(\.sizeKey, 1)))
        return (shown(host), host)
    }

    private func shown<C: UIViewController>(_ controller: C) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("Explaining a key in many views that read it takes time linear in their number")
    func readers() {
        let growth = Growth.ofTime(
            from: few, to: many,
            prepare: { count in
                stage(VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Inside() } })
            },
            { _, host in
                let told = host.explain(SizeKey.self, in: Inside.self)
                #expect(told.allSatisfy { $0.observers.count == told.count && $0.value == "1" })
            })
        #expect(growth < 4)
    }

    @Test("Explaining a trait in many imperative views takes time linear in their number")
    func views() {
        let growth = Growth.ofTime(
            from: few, to: many,
            prepare: { count in
                let controller = UIViewController()
                for _ in 0..<count { controller.view.addSubview(ReadingView()) }
                return (shown(controller), count)
            },
            { window, count in
                let told = window.explain(UITraitUserInterfaceStyle.self, in: ReadingView.self)
                #expect(told.count == count)
                let names = Set(told.map { "\($0.reader)" })
                #expect(names.count == count)
            })
        #expect(growth < 4)
    }

    @Test("Explaining a value at the end of a long path takes time linear in its length")
    func path() {
        let growth = Growth.ofTime(
            from: few, to: many, prepare: { stage(Nested(levels: $0)) },
            { _, host in
                let told = host.explain(SizeKey.self, in: Inside.self)
                #expect(told.count == 1)
                #expect(told[0].description.contains("> Inside"))
            })
        #expect(growth < 4)
    }

    @Test("A presented controller is in a tree once, however many are presented in one another")
    func presented() {
        let window = shown(UIViewController())
        var top = window.rootViewController ?? UIViewController()
        for depth in 1...12 {
            let sheet = UIHostingController(rootView: Inside())
            top.present(sheet, animated: false)
            window.layoutIfNeeded()
            top = sheet
            #expect(window.explain(SizeKey.self, in: Inside.self).count == depth)
        }
    }
}
