import DeclarativeUI
import Observation
import Testing

private final class LetterView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        _ = traitCollection[LetterTrait.self]
    }
}

private struct Represented: UIViewRepresentable {
    var number = 0
    func makeUIView(context: Context) -> LetterView { LetterView() }
    func updateUIView(_ uiView: LetterView, context: Context) { _ = context.environment[BridgedKey.self] }
}

private struct LetterRow: View {
    @Environment(\.[letter: LetterKind<BridgedKey>()]) private var letter
    var body: some View { Text("\(letter)") }
}

private struct LetterPage: View {
    let model: PageModel
    var body: some View {
        VStack {
            LetterRow()
            Represented(number: model.number)
        }
    }
}

@Observable private final class PageModel: @unchecked Sendable {
    // Used on the main actor only.
    var number = 0
}

@MainActor @Suite(.serialized) struct EvaluationBridgeTests {
    @Test("One write of a trait is told in each world by those it woke, with the write")
    func traits() {
        let model = PageModel()
        let host = UIHostingController(rootView: LetterPage(model: model))
        let window = UIWindow()
        window.isHidden = false
        window.rootViewController = host
        window.registerForTraitChanges([LetterTrait.self]) { (_: UIWindow, _) in }
        window.layoutIfNeeded()
        let evaluations = EvaluationRecorder.record {
            window.traitOverrides[LetterTrait.self] = Letter("x")
            window.layoutIfNeeded()
        }
        let source = "BridgeTests/EvaluationBridgeTests.swift:49"
        #expect(
            mine(evaluations).map(\.description) == [
                """
                UIWindow: trait change handler
                  changed: LetterTrait: td → x
                    set: by traitOverrides of UIWindow, at \(source)
                """,
                """
                UIWindow > UIHostingController > _UIHostingView > LetterPage > VStack[0] > LetterRow: body
                  changed: _letter: td → x
                    set: LetterTrait = x by traitOverrides of UIWindow, at \(source)
                """,
                """
                UIWindow > UIHostingController > _UIHostingView > LetterPage > VStack[1] > Represented: update
                  changed: BridgedKey: td → x
                    set: LetterTrait = x by traitOverrides of UIWindow, at \(source)
                """,
                """
                UIWindow > UIHostingController > _UIHostingView > LetterPage > VStack[1] > Represented > LetterView: layoutSubviews
                  changed: LetterTrait: td → x
                    set: by traitOverrides of UIWindow, at \(source)
                """,
            ])
    }

    @Test("A represented view's update is told with the fields that differ, after the body that made it")
    func values() {
        let model = PageModel()
        let host = UIHostingController(rootView: LetterPage(model: model))
        let window = UIWindow()
        window.isHidden = false
        window.rootViewController = host
        window.layoutIfNeeded()
        let recorder = EvaluationRecorder()
        model.number = 5
        window.layoutIfNeeded()
        recorder.stop()
        #expect(
            mine(recorder.evaluations).map { "\($0.role): \($0.causes)" } == [
                "body: \([Evaluation.Cause.observed(object: "PageModel", property: "Int")])",
                "update: \([Evaluation.Cause.value([change(from: 0, to: 5)])])",
            ])
    }

    /// What runs in the trees of these tests; those of other tests may be updated along with them.
    private func mine(_ evaluations: [Evaluation]) -> [Evaluation] {
        evaluations.filter { evaluation in
            evaluation.role == "trait change handler"
                || ["LetterPage", "LetterView"].contains { evaluation.place.components.contains(.type($0)) }
        }
    }

    private func change(from old: Int, to new: Int) -> Evaluation.Change {
        Evaluation.Change("number", old: "\(old)", new: "\(new)")
    }

    @Test("A layout that was asked for says so")
    func asked() {
        let window = UIWindow()
        window.isHidden = false
        let view = LetterView()
        window.addSubview(view)
        window.layoutIfNeeded()
        let evaluations = EvaluationRecorder.record {
            view.setNeedsLayout()
            window.layoutIfNeeded()
        }
        #expect(mine(evaluations).map(\.description) == ["UIWindow > LetterView: layoutSubviews\n  asked for"])
    }

    @Test("The first run that a change of something observable causes is told, with what changed, however it was read")
    func observedByMethods() {
        final class View: UIView {
            let model: PageModel
            init(model: PageModel) {
                self.model = model
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override func updateProperties() { _ = model.number }
        }
        final class Controller: UIViewController {
            let model = PageModel()
            override func updateProperties() { _ = model.number }
            override func viewWillLayoutSubviews() { _ = model.number }
            override func loadView() { view = View(model: model) }
        }
        let window = UIWindow()
        let controller = Controller()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        for number in 1...2 {
            let evaluations = EvaluationRecorder.record {
                controller.model.number = number
                window.layoutIfNeeded()
            }
            let mine = evaluations.filter { $0.place.components.contains(.type("EvaluationBridgeTests.Controller")) }
            let observed = [Evaluation.Cause.observed(object: "PageModel", property: "Int")]
            #expect(
                Set(mine.filter { $0.causes == observed }.map(\.role)) == [
                    "updateProperties", "viewWillLayoutSubviews",
                ])
            #expect(mine.filter { $0.causes == observed }.count == 3)
        }
    }

    @Test("A method that reads something observable in a later run first is told with it, for a late recorder too")
    func observedLate() {
        final class Late: UIView {
            let model = PageModel()
            var reads = false
            override func layoutSubviews() { if reads { _ = model.number } }
        }
        let window = UIWindow()
        let view = Late()
        window.addSubview(view)
        window.layoutIfNeeded()
        view.reads = true
        view.setNeedsLayout()
        window.layoutIfNeeded()
        view.model.number = 1
        let evaluations = EvaluationRecorder.record { window.layoutIfNeeded() }
        let mine = evaluations.filter { $0.place.components.contains(.type("EvaluationBridgeTests.Late")) }
        #expect(mine.map(\.causes) == [[.observed(object: "PageModel", property: "Int")]])
    }

    @Test("No run is told without a reason")
    func reasons() {
        struct Framed: ViewModifier {
            let color: Color
            func body(content: Content) -> some View { content.border(color) }
        }
        struct Rows: View {
            let model: PageModel
            var body: some View {
                let factor = model.number
                VStack {
                    ForEach(0..<2, id: \.self) { Text("\($0 * factor)") }
                    GeometryReader { _ in Text("\(factor)") }
                }
                .modifier(Framed(color: factor == 1 ? .red : .blue))
            }
        }
        let model = PageModel()
        let host = UIHostingController(rootView: Rows(model: model))
        let window = UIWindow()
        window.rootViewController = host
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let evaluations = EvaluationRecorder.record {
            model.number = 1
            window.layoutIfNeeded()
        }
        let mine = evaluations.filter { $0.place.components.contains(.type("EvaluationBridgeTests.Rows")) }
        #expect(mine.contains { $0.role == "row" } && mine.contains { $0.role == "modifier body" })
        #expect(mine.allSatisfy { !$0.causes.isEmpty && !$0.causes.contains(.request) })
    }
}
