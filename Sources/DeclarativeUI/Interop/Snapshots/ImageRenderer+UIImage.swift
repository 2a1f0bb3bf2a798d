import Foundation
import ImperativeUI

extension ImageRenderer {
    /// The picture as an image of the size that the view takes; `nil` if it takes none.
    ///
    /// The image consists of shapes and texts, which are sharp at every size, and has no pixels. Its `scale` is that of
    /// the renderer.
    public var uiImage: UIImage? {
        var image: UIImage?
        render { size, draw in
            guard size.width > 0, size.height > 0 else { return }
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                if isOpaque {
                    UIColor.systemBackground.resolvedColor(with: host.traitCollection).setFill()
                    context.fill(CGRect(origin: .zero, size: size))
                }
                draw(context.cgContext)
            }
        }
        return image
    }
}
