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
                "body: \([Evaluation.Cause.observed(object: nil, property: nil)])",
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
}
