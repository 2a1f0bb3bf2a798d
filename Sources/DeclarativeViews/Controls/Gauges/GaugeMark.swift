import Drawing
import Foundation
import BridgedEnvironment

/// The drawn line or ring of a gauge with the mark of its value. The mark moves there in animations.
struct GaugeMark: View, Animatable, UnnamedPlace {
    var share: Double
    let shape: GaugeFigure.Shape

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View { GaugeDrawing(share: min(max(share, 0), 1), shape: shape) }
}

private struct GaugeDrawing: DrawnView {
    typealias Body = Never
    let share: Double
    let shape: GaugeFigure.Shape

    static var listedType: Any.Type { GaugeMark.self }

    func draw(in context: inout DrawingContext, size: CGSize, isReversed: Bool, environment: EnvironmentValues) {
        let frame = CGRect(origin: .zero, size: size)
        let figure = GaugeFigure(
            in: frame, shape: shape, isReversed: isReversed, figures: environment.textMedium.figures.gauge)
        let rest = Color.gray.components(in: environment).withAlpha(ProgressTrack.trackOpacity)
        let marker = Color(.palette(.label)).components(in: environment)
        let ground = Color(.palette(.systemBackground)).components(in: environment)
        let opacity = environment.isEnabled ? 1 : 0.5
        context.beginGroup(opacity: opacity)
        context.draw(with: TintShapeStyle(), in: environment, bounds: frame) { context, tint in
            if shape == .ring {
                figure.drawFilled(upTo: share, filled: tint, rest: .color(rest), in: &context)
            } else {
                figure.drawMarked(at: share, line: tint, marker: marker, ground: ground, in: &context)
            }
        }
        context.restore()
    }
}
