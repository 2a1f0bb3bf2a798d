import Drawing
import Foundation
import BridgedEnvironment

/// The track and the thumb of a slider, drawn. The thumb moves there in animations.
struct SliderMark: View, Animatable, UnnamedPlace {
    var share: Double
    let isGrid: Bool
    let isEnabled: Bool

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View { SliderDrawing(share: min(max(share, 0), 1), isGrid: isGrid, isEnabled: isEnabled) }
}

private struct SliderDrawing: DrawnView {
    typealias Body = Never
    let share: Double
    let isGrid: Bool
    let isEnabled: Bool

    static var listedType: Any.Type { SliderMark.self }

    func draw(in context: inout DrawingContext, size: CGSize, isReversed: Bool, environment: EnvironmentValues) {
        let frame = CGRect(origin: .zero, size: size)
        let figure = SliderFigure(in: frame, share: share, isReversed: isReversed, isGrid: isGrid)
        func paint(_ color: Color) -> Paint { .color(color.resolve(in: environment).components) }
        let rest = paint(Color(.palette(isGrid ? .tertiaryLabel : .systemFill)))
        let thumb = paint(isGrid ? Color(.palette(.label)) : .white)
        context.beginGroup(opacity: isEnabled ? 1 : 0.5)
        let isFaint = isGrid && !isEnabled
        let style = isFaint ? AnyShapeStyle(Color(.palette(.tertiaryLabel))) : AnyShapeStyle(TintShapeStyle())
        context.draw(with: style, in: environment, bounds: frame) { context, filled in
            figure.draw(filled: filled, rest: rest, thumbPaint: thumb, in: &context)
        }
        context.restore()
    }
}
