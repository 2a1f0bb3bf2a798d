import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// The node of an image.
final class ImageNode: EnvironmentLeafNode {
    private(set) var image: Image

    init(_ view: Image, in context: _NodeContext) {
        image = view
        super.init(in: context)
        readSizing()
        followBaseline()
    }

    override var viewType: Any.Type { Image.self }

    override func sizing(in environment: EnvironmentValues) -> LeafSizing {
        let picture = shown(in: environment).picture
        let size = picture.size
        baseline = image.resizing == nil ? picture.baseline.map { CGFloat($0) } : nil
        if image.resizing == nil { return .fixed(size) }
        return .custom { proposal in
            CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        }
    }

    func update(_ view: Image) {
        if image == view { return }
        image = view
        readSizing()
        followBaseline()
        sizeDidChange()
        drawingDidChange()
    }

    /// The distance from the top to the baseline of text beside a symbol.
    private var baseline: CGFloat?

    private func followBaseline() {
        if baseline == nil {
            if layoutNode.baselines != nil { layoutNode.baselines = nil }
        } else if layoutNode.baselines == nil {
            layoutNode.baselines = { [weak self] _, _ in self?.baseline.map { ($0, $0) } }
        }
    }

    /// Draws the image. Environment values that choose between its variants are tracked.
    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let shown = shown(in: environment)
        var drawn = StyledImage(
            shown.picture, style: ImageRepresentation.Style(tint: shown.tint, isMirrored: shown.isMirrored),
            caps: shown.caps)
        drawn.style.paint = shown.paint
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
    private func tint(in environment: EnvironmentValues, _ frame: CGRect) -> ColorComponents {
        let paint = HierarchicalShapeStyle.primary.paint(in: environment, bounds: frame)
        if let gradient = paint?.gradient { return gradient.color(at: 0.5) }
        return HierarchicalShapeStyle.primary.resolve(in: environment).components
    }

    /// Draws a symbol in one gradient, and returns whether it did. Where there is only text, a character has one colour.
    private func drawGradient(
        _ name: String, _ style: ImageRepresentation.Style, in frame: CGRect, _ environment: EnvironmentValues,
        to context: inout DrawingContext
    ) -> Bool {
        guard style.paint == SymbolPaint(), environment.textMedium != .grid,
            let paint = HierarchicalShapeStyle.primary.paint(in: environment, bounds: frame), paint.gradient != nil,
            let symbol = SymbolLook(name, in: environment).symbol
        else { return false }
        context.fill(.path(symbol.outline(in: frame, isMirrored: style.isMirrored)), with: paint)
        return true
    }

    /// Returns the image resolved for an environment.
    private func shown(in environment: EnvironmentValues) -> ShownImage {
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
