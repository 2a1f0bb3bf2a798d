import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@MainActor @Suite("Effects at five times of an animation") struct EffectMotionTests {
    private func treatment(_ rig: AnimationRig) -> Treatment? { rig.leaf.displayEffects.compactMap(\.treatment).first }

    /// What a colour becomes.
    private func seen(_ rig: AnimationRig, _ color: ColorComponents) -> ColorComponents {
        guard case .colors(let filter)? = treatment(rig) else { return color }
        return filter.apply(to: color)
    }

    private let blue = ColorComponents(red: 0.2, green: 0.4, blue: 0.8)
    private func luma(_ color: ColorComponents) -> Double {
        0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }

    @Test("Contrast") func contrast() {
        let values = AnimationRig.five({ seen($0, blue).blue }) { Tile().contrast($0 == 0 ? 1 : 0) }
        #expect(areNear(values, [0.8, 0.725, 0.65, 0.575, 0.5]), "\(values)")
    }

    @Test("Brightness, down") func brightness() {
        let values = AnimationRig.five({ seen($0, blue).blue }) { Tile().brightness($0 == 0 ? 0 : -0.4) }
        #expect(areNear(values, [0.8, 0.7, 0.6, 0.5, 0.4]), "\(values)")
    }

    @Test("Saturation") func saturation() {
        let values = AnimationRig.five({ seen($0, blue).blue }) { Tile().saturation($0 == 0 ? 1 : 0) }
        let grey = luma(blue)
        #expect(areNear(values, (0..<5).map { 0.8 + (grey - 0.8) * Double($0) / 4 }, by: 0.001), "\(values)")
    }

    @Test("A colour to multiply with moves as colours do, to white and from it")
    func multiply() {
        func factor(_ rig: AnimationRig) -> ColorComponents { seen(rig, ColorComponents(white: 1)) }
        let values = AnimationRig.five({ factor($0).red }) { value in
            Tile().colorMultiply(value == 0 ? .white : Color(red: 0, green: 0, blue: 0))
        }
        var expected: [Double] = []
        for step in 0..<5 {
            var color = Color.Resolved(red: 1, green: 1, blue: 1)
            let end = Color.Resolved(red: 0, green: 0, blue: 0)
            var way = end.animatableData - color.animatableData
            way.scale(by: Double(step) / 4)
            color.animatableData = color.animatableData + way
            expected.append(Double(color.red))
        }
        #expect(areNear(values, expected, by: 0.001) && Set(expected).count == 5, "\(values) \(expected)")
        let back = AnimationRig.five({ factor($0).red }) { Tile().colorMultiply($0 == 1 ? .white : .black) }
        #expect(areNear(back, expected.reversed(), by: 0.001), "\(back)")
        #expect(AnimationRig { _ in Tile().colorMultiply(.white) }.host.graph.layoutContext.effects.isEmpty)
    }

    @Test("A colour to multiply with follows the environment, under the animation of the change")
    func multiplyInEnvironment() {
        let rig = AnimationRig { value in
            Tile().colorMultiply(.primary).environment(\.colorScheme, value == 0 ? .dark : .light)
        }
        #expect(rig.host.graph.layoutContext.effects.isEmpty)
        rig.set(1, Animation.linear(duration: 1))
        rig.advance(by: 0.5)
        let middle = seen(rig, ColorComponents(white: 1)).red
        #expect(middle > 0.05 && middle < 0.95)
        rig.advance(by: 0.5)
        #expect(seen(rig, ColorComponents(white: 1)).red < 0.05)
    }

    @Test("A shadow's radius, distance and colour")
    func shadow() {
        func shadow(_ rig: AnimationRig) -> DisplayGroup.Effects.Shadow? {
            rig.leaf.displayEffects.compactMap(\.shadow).first
        }
        @ViewBuilder func content(_ value: Int) -> some View {
            Tile().shadow(
                color: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: value == 0 ? 0.2 : 1),
                radius: value == 0 ? 2 : 10,
                x: value == 0 ? 0 : 8)
        }
        #expect(areNear(AnimationRig.five({ shadow($0)?.radius ?? -1 }, content), [2, 4, 6, 8, 10]))
        #expect(
            areNear(AnimationRig.five({ shadow($0).map { Double($0.offset.width) } ?? -1 }, content), [0, 2, 4, 6, 8]))
        let alphas = AnimationRig.five({ shadow($0)?.color.alpha ?? -1 }, content)
        #expect(areNear(alphas, [0.2, 0.4, 0.6, 0.8, 1], by: 0.001), "\(alphas)")
    }

    @Test("An opaque blur")
    func opaqueBlur() {
        let values = AnimationRig.five({ rig in
            guard case .blur(let radius, let area)? = treatment(rig) else { return 0.0 }
            return area == nil ? -1 : radius
        }) { Tile().blur(radius: $0 == 0 ? 0 : 4, opaque: true) }
        #expect(areNear(values, [0, 1, 2, 3, 4]), "\(values)")
    }

    @Test("What is in a mask, and where it is")
    func mask() {
        func maskBounds(_ rig: AnimationRig) -> CGRect? {
            var context = DrawingContext()
            rig.host.graph.drawViews(in: &context, scale: 1)
            let groups = DisplayListContents(context.finish()).groups
            guard let group = groups.first(where: { $0.effects.treatment == .mask(isInverted: false) }),
                case .group(let mask)? = group.list.items.first
            else { return nil }
            return mask.bounds
        }
        @ViewBuilder func content(_ value: Int) -> some View {
            Color.red.frame(width: 80, height: 40)
                .mask(alignment: .leading) {
                    Rectangle().frame(width: value == 0 ? 10 : 50).offset(x: value == 0 ? 0 : 20)
                }
        }
        let widths = AnimationRig.five({ maskBounds($0).map { Double($0.width) } ?? -1 }, content)
        #expect(areNear(widths, [10, 20, 30, 40, 50], by: 0.01), "\(widths)")
        let places = AnimationRig.five({ maskBounds($0).map { Double($0.minX) } ?? -1 }, content)
        #expect(areNear(places, [10, 15, 20, 25, 30], by: 0.01), "\(places)")
    }

    @Test("In a visual effect, each of them moves too")
    func visual() {
        let values = AnimationRig.five({ seen($0, blue).blue }) { value in
            Tile().visualEffect { effect, _ in effect.brightness(value == 0 ? 0 : -0.4) }
        }
        #expect(areNear(values, [0.8, 0.7, 0.6, 0.5, 0.4]), "\(values)")
        let blurs = AnimationRig.five({ rig in
            guard case .blur(let radius, _)? = treatment(rig) else { return 0.0 }
            return radius
        }) { value in Tile().visualEffect { effect, _ in effect.blur(radius: value == 0 ? 0 : 4) } }
        #expect(areNear(blurs, [0, 1, 2, 3, 4]), "\(blurs)")
    }
}
