import DeclarativeUI
import Testing

@MainActor private final class Kept {
    var explain: ExplainAction?
    var inBody: Explanation?
}

private struct Asking: View {
    @Explain private var explain
    let kept: Kept

    var body: some View {
        kept.inBody = explain(\.lineLimit)
        kept.explain = explain
        return Text("")
    }
}

private struct Listing: View {
    let kept: [Kept]

    var body: some View {
        VStack {
            Text("")
            ForEach(kept.indices, id: \.self) { index in
                Asking(kept: kept[index]).id("x\(index)").transformEnvironment(\.lineLimit) { $0 = index }
            }
        }
    }
}

@MainActor @Suite struct ExplainActionTests {
    @Test("A view explains its own environment, in its body and later, by its identity")
    func inBodyAndLater() throws {
        let kept = [Kept(), Kept()]
        let host = UIHostingController(rootView: Listing(kept: kept))
        let window = UIWindow()
        window.isHidden = false
        window.rootViewController = host
        window.layoutIfNeeded()
        let explanation = try #require(kept[1].inBody)
        #expect(explanation.value == "Optional(1)")
        #expect(
            explanation.reader.description
                == "UIWindow > UIHostingController > _UIHostingView > Listing > VStack[1][id 1].id(x1) > Asking")
        #expect(explanation.write?.origin == "transformEnvironment")
        #expect(explanation.write?.source?.description == "BridgeTests/ExplainActionTests.swift:27")
        #expect(kept[1].explain?(\.lineLimit).write == explanation.write)
    }

    @Test("The older signatures stay usable: as functions, with arguments by label, and in long chains")
    func sourceCompatibility() {
        func apply<V: View, R: View>(
            _ modifier: (WritableKeyPath<EnvironmentValues, Int?>, Int?) -> R, to view: V
        ) -> R { modifier(\.lineLimit, 2) }
        let text = Text("")
        _ = apply(text.environment(_:_:), to: text)
        _ = text.environment(\.lineLimit, 1).transformEnvironment(\.lineLimit) { $0 = 2 }.environment(\.isEnabled, true)
        _ = text.transformEnvironment(\.lineLimit, transform: { $0 = 3 }).environment(
            \.locale, Locale(identifier: "de"))
        var overrides = UIView().traitOverrides
        overrides[LetterTrait.self] = Letter("x")
        func set(_ traits: inout any UIMutableTraits) { traits[LetterTrait.self] = Letter("y") }
        var traits: any UIMutableTraits = overrides
        set(&traits)
        #expect(traits[LetterTrait.self] == Letter("y"))
    }
}
