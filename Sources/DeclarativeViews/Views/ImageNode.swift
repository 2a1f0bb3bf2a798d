import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

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
        let picture = ImageFigure(image).picture(in: environment)
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
        ImageFigure(image).draw(in: &context, size: size, environment: environment)
    }
}
