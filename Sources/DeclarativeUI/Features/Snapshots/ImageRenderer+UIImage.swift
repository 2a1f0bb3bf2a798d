import DeclarativeViews
import Foundation
import ImperativeUI

extension ImageRenderer {
    /// The picture as an image at the size of the view; `nil` if the view has no size.
    ///
    /// The image consists of shapes and text, which are sharp at every size, and contains no pixels. Its `scale` is
    /// that of the renderer.
    public var uiImage: UIImage? {
        var image: UIImage?
        render { size, draw in
            guard size.width > 0, size.height > 0 else { return }
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                if isOpaque {
                    UIColor.systemBackground.resolvedColor(with: hosting.traitCollection).setFill()
                    context.fill(CGRect(origin: .zero, size: size))
                }
                draw(context.cgContext)
            }
        }
        return image
    }
}
