import Drawing
import Foundation

/// How images are that a renderer makes.
open class UIGraphicsRendererFormat: NSObject {
    /// The area that is drawn, in points.
    public internal(set) final var bounds = CGRect.zero

    /// Makes the usual format.
    public override init() { super.init() }
}

/// How the images of an image renderer are.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The `scale` of the image, in pixels per point; that of `UITraitCollection.current` by default, or 1.
    /// Images are drawn of shapes and texts, and are sharp at every scale.
    open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)
    /// Whether the image has a black background; false by default.
    open var opaque = false

    /// Makes the usual format, for the scale of `UITraitCollection.current`.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat(for: .current) }

    /// Makes the usual format, for the scale of `UITraitCollection.current`.
    open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }

    /// Makes the usual format for the scale of traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// What is drawn in while a renderer makes an image. The functions and methods that draw in the current context draw in
/// it.
open class UIGraphicsRendererContext: NSObject {
    /// What is drawn in.
    public final let cgContext: CGContext
    fileprivate let area: CGRect

    fileprivate init(_ context: CGContext, area: CGRect) {
        cgContext = context
        self.area = area
        super.init()
    }

    /// Fills a rectangle with the current fill colour.
    public final func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a frame of 1 point along the inside of a rectangle, in the current stroke colour.
    public final func stroke(_ rect: CGRect) {
        guard rect.isFinite, rect.width > 1, rect.height > 1 else { return }
        cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Limits what follows to a rectangle and to clips before it.
    public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What is drawn in while an image renderer makes an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, area: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(context, area: area)
    }

    /// How the image is.
    public final var format: UIGraphicsImageRendererFormat { imageFormat }

    /// What has been drawn so far.
    public final var currentImage: UIImage {
        UIImage(drawn: cgContext.finish(), in: area, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    }
}

/// Makes images by drawing.
///
/// An image consists of what was drawn: shapes, texts and images, which are sharp at every size. It has no pixels.
open class UIGraphicsImageRenderer: NSObject {
    /// How the images are.
    public final let format: UIGraphicsImageRendererFormat
    private let area: CGRect

    /// Makes a renderer of images of a size in points. Sides that are negative or not finite count as 0.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// Makes a renderer of images of a size in points, in a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images of an area, whose upper left corner need not be the origin of what is drawn.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// Makes a renderer of images of an area, in a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        area = CGRect(origin: bounds.origin.finite, size: bounds.size.usable)
        format.bounds = area
        self.format = format
        super.init()
    }

    /// Makes an image of what a function draws. It is called once, at once.
    public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(CGContext(), area: area, format: format)
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
        return context.currentImage
    }
}

extension UIImage {
    /// Makes an image of what was drawn in an area.
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
