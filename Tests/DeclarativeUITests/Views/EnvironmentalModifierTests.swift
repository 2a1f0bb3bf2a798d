import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Modifiers that follow from the environment") struct EnvironmentalModifierTests {
    private struct Inset: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }

    private struct Spaced: EnvironmentalModifier {
        let factor: CGFloat
        func resolve(in environment: EnvironmentValues) -> Inset {
            Inset(length: environment.isEnabled ? 8 * factor : 0)
        }
    }

    private func text(_ view: some View) -> String { view.snapshot(size: CGSize(width: 80, height: 48)).text() }

    @Test("The modifier is the one for the environment of the view")
    func resolved() {
        let view = Text("a").modifier(Spaced(factor: 2))
        #expect(
            text(
                HStack(spacing: 0) {
                    view; Text("b")
                })
                == text(
                    HStack(spacing: 0) {
                        Text("a").padding(16); Text("b")
                    }))
        #expect(
            text(
                HStack(spacing: 0) {
                    view.disabled(true); Text("b")
                })
                == text(
                    HStack(spacing: 0) {
                        Text("a"); Text("b")
                    }))
    }

    @Test("Padding of scenes is that of views, and backgrounds of containers are behind the view")
    func others() {
        #expect(text(Text("a").scenePadding()) == text(Text("a").padding()))
        #expect(text(Text("a").scenePadding(.minimum, edges: .leading)) == text(Text("a").padding(.leading)))
        func svg(_ view: some View) -> String { view.snapshot(size: CGSize(width: 80, height: 48)).svg() }
        #expect(svg(Text("a").containerBackground(.red, for: .navigation)) == svg(Text("a").background(.red)))
        #expect(
            svg(Text("a").containerBackground(for: .window, alignment: .top) { Color.red })
                == svg(Text("a").background(alignment: .top) { Color.red.ignoresSafeArea() }))
    }
}
