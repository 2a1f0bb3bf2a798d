import Drawing
import Foundation
import BridgedEnvironment

/// The track and the thumb of a slider, drawn. The thumb moves there in animations.
struct SliderMark: View, Animatable, UnnamedPlace {
    var share: Double
    let medium: Medium
    let isEnabled: Bool

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View { SliderDrawing(share: min(max(share, 0), 1), medium: medium, isEnabled: isEnabled) }
}

private struct SliderDrawing: DrawnView {
    typealias Body = Never
    let share: Double
    let medium: Medium
    let isEnabled: Bool

    static var listedType: Any.Type { SliderMark.self }

    func draw(in context: inout DrawingContext, size: CGSize, isReversed: Bool, environment: EnvironmentValues) {
        let frame = CGRect(origin: .zero, size: size)
        let figure = SliderFigure(in: frame, share: share, isReversed: isReversed, medium: medium)
        func paint(_ color: Color) -> Paint { .color(color.resolve(in: environment).components) }
        let rest = paint(Color(.palette(medium.slider.restColor)))
        let thumb = paint(medium.slider.thumbColor.map { Color(.palette($0)) } ?? .white)
        context.beginGroup(opacity: isEnabled ? 1 : 0.5)
        let isFaint = !isEnabled && !medium.slider.keepsTint
        let style = isFaint ? AnyShapeStyle(Color(.palette(.tertiaryLabel))) : AnyShapeStyle(TintShapeStyle())
        context.draw(with: style, in: environment, bounds: frame) { context, filled in
            figure.draw(filled: filled, rest: rest, thumbPaint: thumb, in: &context)
        }
        context.restore()
    }
}
