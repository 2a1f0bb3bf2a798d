import DeclarativeUI
import Testing

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
