import Drawing
import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Styles and effects of drawings") struct StyleAndEffectTests {
    /// The colour of the first thing drawn.
    private func color<V: View>(_ view: V) -> ColorComponents? {
        switch Pictured(view).items.first {
        case .fill(_, .color(let color), _), .stroke(_, _, .color(let color)): color
        case .text(let run): run.color
        default: nil
        }
    }

    private func components(_ color: Color, opacity: Double = 1) -> ColorComponents {
        color.opacity(opacity).resolve(in: EnvironmentValues()).components
    }

    @Test("A key that changes draws exactly those again that read it")
    func counts() {
        let picture = Pictured(
            VStack {
                Text(verbatim: "a")
                Circle().fill(.tint)
                Rectangle().fill(Color(white: 0.5))
                Text(verbatim: "b").foregroundStyle(.tint)
                Color.red.border(.tint)
            })
        #expect(picture.draws() == 6)
        picture.host.set(TintKey.self, to: AnyShapeStyle(Color.green))
        #expect(picture.draws() == 3)
        picture.host.set(ColorSchemeKey.self, to: .dark)
        #expect(picture.draws() == 5)
        picture.host.set(MultilineKey.self, to: 1)
        #expect(picture.draws() == 0)
    }

    private enum MultilineKey: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }

    @Test("Lower levels of a foreground style are fainter, unless they were given")
    func levels() {
        let red = Text(verbatim: "a").foregroundStyle(.secondary)
        #expect(color(VStack { red }.foregroundStyle(.red)) == components(.red, opacity: 0.5))
        #expect(color(VStack { red }.foregroundStyle(.red, .blue)) == components(.blue))
        #expect(color(red) == components(.secondary))
        let third = VStack { Rectangle().fill(.tertiary) }.foregroundStyle(.red)
        #expect(color(third) == components(.red, opacity: 0.25))
        let nested = VStack { VStack { Rectangle() }.foregroundStyle(.secondary) }.foregroundStyle(.red)
        #expect(color(nested) == components(.red, opacity: 0.5))
        #expect(color(VStack { Rectangle() }.foregroundColor(.green)) == components(.green))
    }

    @Test("Styles that refer to themselves come to an end")
    func cycles() {
        #expect(color(Rectangle().fill(.tint).tint(TintShapeStyle())) == components(.blue))
        #expect(color(Rectangle().fill(.background).backgroundStyle(.background)) != nil)
        #expect(color(Rectangle().foregroundStyle(.foreground)) == components(.primary))
    }

    @Test("A gradient spans what it fills, mirrored where reading goes to the left")
    func gradients() {
        func ends(_ direction: LayoutDirection) -> [CGFloat] {
            let view = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .environment(\.layoutDirection, direction)
            guard case .fill(_, .linearGradient(_, let from, let to), _)? = Pictured(view).items.first else {
                return []
            }
            return [from.x, to.x]
        }
        #expect(ends(.leftToRight) == [0, 100])
        #expect(ends(.rightToLeft) == [100, 0])
    }

    @Test("A clip, a shadow and a turn reach the drawing, the inner inside the outer")
    func effects() {
        let view = Color.red.clipShape(Circle()).shadow(color: .black, radius: 3, x: 1, y: 2)
            .rotationEffect(.degrees(90))
        let effects = Pictured(view).effects
        #expect(effects.count == 3)
        #expect(abs(effects[0].transform.b - 1) < 1e-9)
        #expect(effects[1].shadow?.radius == 3)
        #expect(effects[1].shadow?.offset == CGSize(width: 1, height: 2))
        #expect(effects[2].clip?.shape == .ellipse(CGRect(x: 0, y: 0, width: 100, height: 100)))
    }

    @Test("A shadow follows the colour scheme where it stands, and nothing is drawn again for it")
    func shadows() {
        let picture = Pictured(Color(white: 0.5).shadow(color: .primary, radius: 3))
        let light = picture.effects[0].shadow?.color
        _ = picture.draws()
        picture.host.set(ColorSchemeKey.self, to: .dark)
        #expect(picture.draws() == 0)
        #expect(picture.effects[0].shadow?.color != light)
    }

    @Test("A tap follows a turned view")
    func turnedTap() {
        let log = Log()
        let host = ControlHost(
            Color.red.frame(width: 100, height: 20).onTapGesture { log.run("tap") }.rotationEffect(.degrees(90)))
        host.tap(50, 5)
        host.tap(5, 50)
        #expect(log.counts["tap"] == 1)
    }

    @Test("Turns, clips and the numbers of shapes move under an animation")
    func animated() {
        let rig = AnimationRig { value in
            RoundedRectangle(cornerRadius: CGFloat(value) * 20)
                .clipShape(RoundedRectangle(cornerRadius: CGFloat(value) * 40))
                .rotationEffect(.degrees(Double(value) * 90))
        }
        rig.set(1, .linear(duration: 1))
        rig.advance(by: 0.5)
        var context = DrawingContext()
        rig.host.graph.drawViews(in: &context, scale: 1)
        let contents = DisplayListContents(context.finish())
        let drawn = contents.items.compactMap { item -> Double? in
            if case .fill(.roundedRect(_, let corner, _), _, _) = item { corner } else { nil }
        }
        let clips = contents.groups.compactMap { group -> Double? in
            if case .roundedRect(_, let corner, _)? = group.effects.clip?.shape { corner } else { nil }
        }
        let turns = contents.groups.map(\.effects.transform.b).filter { $0 != 0 }
        #expect(clips == [20] && drawn == [10])
        #expect(turns.count == 1 && abs(turns[0] - 0.5.squareRoot()) < 1e-9)
    }

    @Test("Numbers that are not finite are reported and have no effect")
    func bad() {
        let found = issues {
            _ = Pictured(Color.red.rotationEffect(.degrees(.nan)).shadow(radius: .infinity)).items
        }
        #expect(found.count == 2)
    }
}
