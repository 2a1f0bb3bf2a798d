import Drawing
import Foundation

/// The format of the images that a renderer creates.
open class UIGraphicsRendererFormat: NSObject {
    /// The area of the drawing, in points.
    public internal(set) final var bounds = CGRect.zero

    /// Creates the default format.
    public override init() { super.init() }
}

/// The format of the images that an image renderer creates.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The `scale` of the image, in pixels per point; by default that of `UITraitCollection.current`, or 1. Images
    /// consist of shapes and text, and are sharp at every scale.
    open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)
    /// A Boolean value that indicates whether the image has a black background; `false` by default.
    open var opaque = false

    /// Returns the default format for the scale of `UITraitCollection.current`.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat(for: .current) }

    /// Returns the default format for the scale of `UITraitCollection.current`.
    open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }

    /// Creates the default format for the scale of a trait collection.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// The drawing context of a renderer while it creates an image. Functions and methods that draw in the current
/// context draw in it.
open class UIGraphicsRendererContext: NSObject {
    /// The context for drawing.
    public final let cgContext: CGContext
    fileprivate let area: CGRect

    fileprivate init(_ context: CGContext, area: CGRect) {
        cgContext = context
        self.area = area
        super.init()
    }

    /// Fills a rectangle with the current fill colour.
    public final func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a frame of 1 point along the inside of a rectangle with the current stroke colour.
    public final func stroke(_ rect: CGRect) {
        guard rect.isFinite, rect.width > 1, rect.height > 1 else { return }
        cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Clips subsequent drawing to the intersection of a rectangle and the previous clips.
    public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing context of an image renderer while it creates an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, area: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(context, area: area)
    }

    /// The format of the image.
    public final var format: UIGraphicsImageRendererFormat { imageFormat }

    /// An image of the current contents of the context.
    public final var currentImage: UIImage {
        UIImage(drawn: cgContext.finish(), in: area, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    }
}

/// A renderer that creates images from drawing commands.
///
/// An image consists of the shapes, text and images that were drawn, and is sharp at every size. It has no pixels.
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public final let format: UIGraphicsImageRendererFormat
    private let area: CGRect

    /// Creates a renderer for images with a size in points. A width or height that is negative or not finite counts
    /// as 0.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// Creates a renderer for images with a size in points and a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of an area, whose upper-left corner can differ from the origin of the drawing.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// Creates a renderer for images of an area, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        area = CGRect(origin: bounds.origin.finite, size: bounds.size.usable)
        format.bounds = area
        self.format = format
        super.init()
    }

    /// Returns an image of the drawing of a closure, which is called exactly once before the method returns.
    public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(CGContext(), area: area, format: format)
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
        return context.currentImage
    }
}

extension UIImage {
    /// Makes an image of the drawing in an area.
    convenience init(drawn list: DisplayList, in area: CGRect, scale: CGFloat, isOpaque: Bool) {
        var drawing = DrawingContext()
        drawing.translate(x: -area.minX, y: -area.minY)
        drawing.clip(to: .rect(area))
        if isOpaque { drawing.fill(area, with: ColorComponents(white: 0)) }
        for item in list.items { drawing.append(item) }
        let picture = ImageRepresentation(.vector(DisplayGroup(drawing.finish())), size: area.size)
        let traits = UITraitCollection(displayScale: scale.isFinite && scale > 0 ? scale : 1)
        self.init(Parts(picture: picture, configuration: Configuration(traitCollection: traits)))
    }
}
