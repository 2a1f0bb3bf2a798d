import Drawing
import Foundation

/// An image with all that decides about its looks.
struct ImageFigure {
    let image: Image

    init(_ image: Image) { self.image = image }

    /// The picture for an environment.
    @MainActor func picture(in environment: EnvironmentValues) -> ImageRepresentation {
        shown(in: environment).picture
    }

    /// Draws the image. Its reads of the environment are tracked.
    @MainActor func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        guard case .symbol = image.source else { return drawAtRest(in: &context, size: size, environment) }
        let pose = environment.symbolPose
        if pose == SymbolPose() { return drawAtRest(in: &context, size: size, environment) }
        context.beginGroup(opacity: min(max(pose.opacity, 0), 1))
        let (width, height) = (Double(size.width), Double(size.height))
        context.translate(x: width * (0.5 + pose.x), y: height * (0.5 + pose.y))
        context.rotate(by: pose.angle)
        context.scale(x: max(pose.scale, 1e-3), y: max(pose.scale, 1e-3))
        context.translate(x: -width / 2, y: -height / 2)
        drawAtRest(in: &context, size: size, environment)
        context.restore()
    }

    @MainActor private func drawAtRest(
        in context: inout DrawingContext, size: CGSize, _ environment: EnvironmentValues
    ) {
        let shown = shown(in: environment)
        var drawn = StyledImage(
            shown.picture, style: ImageRepresentation.Style(tint: shown.tint, isMirrored: shown.isMirrored),
            caps: shown.caps)
        drawn.style.paint = shown.paint
        drawn.style.isPixelated = image.interpolation == .none
        let isTemplate =
            switch image.renderingMode {
            case .template: true
            case .original: false
            case nil: shown.isTemplate
            }
        let frame = CGRect(origin: .zero, size: size)
        if isTemplate {
            if case .symbol(let name, let value) = image.source {
                drawn.style.paint = SymbolLook.paint(value, in: environment)
                if drawGradient(name, drawn.style, in: frame, environment, to: &context) { return }
            }
            drawn.style.tint = tint(in: environment, frame)
        }
        if let resizing = image.resizing {
            drawn.caps = resizing.caps(isRightToLeft: environment.layoutDirection == .rightToLeft)
        }
        drawn.draw(in: frame, to: &context)
    }

    /// The colour of the foreground style; of a gradient, the one in its middle.
    @MainActor private func tint(in environment: EnvironmentValues, _ frame: CGRect) -> ColorComponents {
        let paint = HierarchicalShapeStyle.primary.paint(in: environment, bounds: frame)
        if let gradient = paint?.gradient { return gradient.color(at: 0.5) }
        return HierarchicalShapeStyle.primary.resolve(in: environment).components
    }

    /// Draws a symbol in one gradient, and returns whether it did. A character has one colour.
    @MainActor private func drawGradient(
        _ name: String, _ style: ImageRepresentation.Style, in frame: CGRect, _ environment: EnvironmentValues,
        to context: inout DrawingContext
    ) -> Bool {
        guard style.paint == SymbolPaint(), environment.textMedium.figures.symbol.look == .shapes,
            let paint = HierarchicalShapeStyle.primary.paint(in: environment, bounds: frame), paint.gradient != nil,
            let symbol = SymbolLook(name, in: environment).symbol
        else { return false }
        context.fill(.path(symbol.outline(in: frame, isMirrored: style.isMirrored)), with: paint)
        return true
    }

    /// Returns the image resolved for an environment.
    @MainActor private func shown(in environment: EnvironmentValues) -> ShownImage {
        switch image.source {
        case .symbol(let name, _):
            let look = SymbolLook(name, in: environment)
            var shown = ShownImage(look.picture, isTemplate: true)
            shown.isMirrored = look.symbol?.isMirroredRightToLeft == true && environment.layoutDirection == .rightToLeft
            return shown
        case .dynamic(let source): return source.base.shown(in: environment)
        }
    }
}
