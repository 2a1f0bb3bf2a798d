import DeclarativeUI
import Testing

@testable import ImperativeUI

/// Pictures of trees of both worlds.
@MainActor struct MixedPictureTests {
    private struct Tone: UITraitDefinition {
        static let defaultValue = 0
        static let affectsColorAppearance = true
    }
    private struct Other: UITraitDefinition {
        static let defaultValue = 0
    }

    private struct Swatch: UIViewRepresentable {
        let color: UIColor
        func makeUIView(context: Context) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 16)) }
        func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = color }
    }

    private static func tone(_ colors: [UIColor]) -> UIColor {
        UIColor { colors[$0[Tone.self]] }
    }

    @Test("Views of both worlds are drawn in painting order, represented ones at their place among the others")
    func order() {
        let view = ZStack(alignment: .topLeading) {
            Color.red.frame(width: 80, height: 48)
            Swatch(color: .green).frame(width: 56, height: 32)
            Color.blue.frame(width: 32, height: 16)
        }
        let snapshot = view.snapshot(size: CGSize(width: 80, height: 48), background: nil)
        let svg = snapshot.svg()
        let red = svg.range(of: "#ff3b30"), green = svg.range(of: "#0f0"), blue = svg.range(of: "#007aff")
        print(svg)
        print(
            Text("Hello").padding().background(.yellow).snapshot(size: CGSize(width: 160, height: 48)).text(
                colors: .none))
        #expect(red != nil && green != nil && blue != nil)
    }
}
