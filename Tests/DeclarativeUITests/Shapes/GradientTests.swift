import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Gradients, shadows of styles, the accent colour") struct GradientTests {
    private static let size = CGRect(x: 0, y: 0, width: 40, height: 20)

    private func paint<S: ShapeStyle>(_ style: S, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Paint? {
        var values = EnvironmentValues()
        change(&values)
        return style.paint(in: values, bounds: Self.size)
    }

    private func red(_ paint: Paint?, _ x: Double, _ y: Double) -> Double? {
        paint.map { ($0.color(at: CGPoint(x: x, y: y)).red * 100).rounded() / 100 }
    }

    private let ramp = [Color(white: 0), Color(white: 1)]

    @Test("An elliptical gradient has the proportions of what is filled")
    func elliptical() {
        let paint = paint(.ellipticalGradient(colors: ramp))
        #expect(red(paint, 20, 10) == 0)
        #expect(red(paint, 40, 10) == 1)
        #expect(red(paint, 20, 20) == 1)
        #expect(red(paint, 30, 10) == 0.5)
        #expect(red(paint, 20, 15) == 0.5)
    }

    @Test("An angular gradient goes clockwise from the right; the other way where reading does")
    func angular() {
        let whole = paint(.conicGradient(colors: ramp, center: .center))
        #expect(red(whole, 20, 18) == 0.25)
        #expect(red(whole, 2, 10) == 0.5)
        #expect(red(whole, 20, 2) == 0.75)
        let mirrored = paint(.conicGradient(colors: ramp, center: .center)) { $0.layoutDirection = .rightToLeft }
        #expect(red(mirrored, 20, 18) == 0.25)
        #expect(red(mirrored, 38, 10) == 0.5)
    }

    @Test("Beyond its angles an angular gradient has its end colours, and of several turns the last")
    func angles() {
        let half = paint(.angularGradient(colors: ramp, center: .center, startAngle: .zero, endAngle: .degrees(180)))
        #expect(red(half, 20, 18) == 0.5)
        #expect(red(half, 2, 9) == 1)
        #expect(red(half, 38, 9) == 0)
        let twice = paint(.angularGradient(colors: ramp, center: .center, startAngle: .zero, endAngle: .degrees(720)))
        #expect(red(twice, 2, 10) == 0.75)
        let back = paint(.angularGradient(colors: ramp, center: .center, startAngle: .degrees(180), endAngle: .zero))
        #expect(red(back, 20, 18) == 0.5)
        for angle in [Double.nan, .infinity, 1e300] {
            let view = Rectangle().fill(
                .angularGradient(colors: ramp, center: .center, startAngle: .zero, endAngle: .radians(angle)))
            #expect(!view.snapshot(size: CGSize(width: 16, height: 16)).svg().contains("nan"))
        }
    }

    @Test("Gradients by stops stand for those of a gradient")
    func stops() {
        let stops = [Gradient.Stop(color: .red, location: 0.2), Gradient.Stop(color: .blue, location: 0.6)]
        #expect(
            paint(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
                == paint(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)))
        #expect(
            paint(.radialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 9))
                == paint(RadialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 9)))
    }

    @Test("What is painted with a shadow is a group that throws one, as a foreground style too")
    func shadows() {
        let style = Color.red.shadow(.drop(color: .blue, radius: 3, x: 1, y: 2))
        for view in [
            AnyView(Circle().fill(style)), AnyView(Text(verbatim: "a").foregroundStyle(style)),
            AnyView(VStack { Circle() }.foregroundStyle(style)), AnyView(Circle().fill(.tint).tint(style)),
        ] {
            let shadow = Pictured(view).effects.first?.shadow
            #expect(shadow?.radius == 3)
            #expect(shadow?.offset == CGSize(width: 1, height: 2))
            #expect(shadow?.color == Color.blue.resolve(in: EnvironmentValues()).components)
        }
        #expect(ShadowStyle.drop(radius: .nan, x: .infinity) == .drop(radius: 0))
    }

    @Test("An inner shadow is no drop shadow, and lies within what is painted")
    func innerShadows() {
        let style = Color.red.shadow(.inner(color: .blue, radius: 3, x: 1, y: 2)).shadow(.drop(radius: 5))
        let view = Circle().fill(style)
        #expect(Pictured(view).effects.compactMap(\.shadow).map(\.isInner).sorted { $0 && !$1 } == [true, false])
        #expect(ShadowStyle.inner(radius: 1, y: .nan) == .inner(radius: 1))
        #expect(ShadowStyle.inner(color: .red, radius: 1) != .drop(color: .red, radius: 1))
        let inner = Circle().fill(.red.shadow(.inner(radius: 3))).snapshot(size: CGSize(width: 32, height: 32)).svg()
        #expect(inner.contains("in2=\"SourceAlpha\" operator=\"in\""))
        // The shadow is laid over the picture.
        #expect(inner.contains("<feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"i\"/>"))
    }

    @Test("The accent colour is the tint where it is shown, and ends where that refers to it")
    func accent() {
        let red = Color.red.resolve(in: EnvironmentValues())
        let blue = Color.blue.resolve(in: EnvironmentValues())
        #expect(Color.accentColor.resolve(in: EnvironmentValues()) == blue)
        var values = EnvironmentValues()
        values.tint = AnyShapeStyle(Color.red)
        #expect(Color.accentColor.resolve(in: values) == red)
        values.tint = AnyShapeStyle(Color.accentColor)
        #expect(Color.accentColor.resolve(in: values) == blue)
        values.tint = AnyShapeStyle(.linearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom))
        #expect(Color.accentColor.resolve(in: values) == red)
        #expect(Color.accentColor == Color.accentColor)
    }
}
