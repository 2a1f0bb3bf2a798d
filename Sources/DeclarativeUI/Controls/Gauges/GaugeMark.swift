import Drawing
import Foundation
import UnifiedStorage

/// The line or ring of a gauge with what marks the value, drawn. The mark moves there in animations.
struct GaugeMark: View, Animatable, UnnamedPlace {
    enum Kind {
        /// A line with a marker at the value.
        case line
        /// A ring that is open below, with a marker at the value.
        case openRing
        /// A ring that is filled from its upper end.
        case filledRing
    }

    var share: Double
    let kind: Kind

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View { GaugeDrawing(share: min(max(share, 0), 1), kind: kind) }
}

private struct GaugeDrawing: DrawnView {
    typealias Body = Never
    let share: Double
    let kind: GaugeMark.Kind

    static var listedType: Any.Type { GaugeMark.self }

    func draw(in context: inout DrawingContext, size: CGSize, isReversed: Bool, environment: EnvironmentValues) {
        let frame = CGRect(origin: .zero, size: size)
        let isGrid = environment.textMedium == .grid
        let figure = GaugeFigure(
            in: frame, shape: kind == .line ? .line : kind == .openRing ? .openRing : .ring, isReversed: isReversed,
            isGrid: isGrid)
        let rest = Color.gray.components(in: environment).withAlpha(ProgressTrack.trackOpacity)
        let marker = Color(.palette(.label)).components(in: environment)
        let ground = Color(.palette(.systemBackground)).components(in: environment)
        let opacity = environment.isEnabled ? 1 : 0.5
        context.beginGroup(opacity: opacity)
        context.draw(with: TintShapeStyle(), in: environment, bounds: frame) { context, tint in
            if kind == .filledRing {
                figure.drawFilled(upTo: share, filled: tint, rest: .color(rest), in: &context)
            } else {
                figure.drawMarked(at: share, line: tint, marker: marker, ground: ground, in: &context)
            }
        }
        context.restore()
    }
}
