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
    }

    override var viewType: Any.Type { Image.self }

    override func sizing(in environment: EnvironmentValues) -> LeafSizing {
        let size = shown(in: environment).picture.size
        if image.resizing == nil { return .fixed(size) }
        return .custom { proposal in
            CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        }
    }

    func update(_ view: Image) {
        if image == view { return }
        image = view
        readSizing()
        sizeDidChange()
        drawingDidChange()
    }

    /// Draws the image. Environment values that choose between its variants are tracked.
    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let shown = shown(in: environment)
        var drawn = StyledImage(
            shown.picture, style: ImageRepresentation.Style(tint: shown.tint, isMirrored: shown.isMirrored),
            caps: shown.caps)
        let isTemplate =
            switch image.renderingMode {
            case .template: true
            case .original: false
            case nil: shown.isTemplate
            }
        if isTemplate {
            drawn.style.tint = HierarchicalShapeStyle.primary.resolve(in: environment).components
        }
        if let resizing = image.resizing {
            drawn.caps = resizing.caps(isRightToLeft: environment.layoutDirection == .rightToLeft)
        }
        drawn.draw(in: CGRect(origin: .zero, size: size), to: &context)
    }

    /// Returns the image resolved for an environment.
    private func shown(in environment: EnvironmentValues) -> ShownImage {
        switch image.source {
        case .symbol(let name):
            let font = FontDescription.body.shown(in: environment.textMedium)
            return ShownImage(
                ImageRepresentation(symbol: name, font: font, factor: environment.imageScale.factor), isTemplate: true)
        case .dynamic(let source): return source.base.shown(in: environment)
        }
    }
}
