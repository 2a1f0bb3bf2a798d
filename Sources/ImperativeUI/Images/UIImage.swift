import Drawing
import Foundation

// Sendable because immutable: the only stored property is a `let`. A subclass must keep that.
/// An image: a picture, its drawing settings, and the asset from which it was loaded. Immutable.
///
/// If the image comes from an asset catalogue, ``imageAsset`` holds its other variants, and views that display the
/// image choose among them by their own traits.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    /// The parts of an image.
    struct Parts {
        /// The picture to draw; `nil` for an empty image.
        var picture: ImageRepresentation?
        /// Whether the picture was made for the other reading direction.
        var isMirrored = false
        var renderingMode = RenderingMode.automatic
        /// Whether the asset specifies template rendering; `nil` if it does not say.
        var isTemplateByDefault: Bool?
        var tint: UIColor?
        var configuration: Configuration?
        var asset: UIImageAsset?
        var caps: ImageRepresentation.Caps?
        var flipsInRightToLeft = false
        /// The value that a symbol shows.
        var variableValue: Double?
    }

    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    /// Creates an empty image, whose size is zero and which draws nothing.
    public override init() { parts = Parts() }

    /// Creates an image from the data of a PNG or JPEG file with up to eight bits per channel, at one pixel per point;
    /// `nil` for any other data.
    ///
    /// Takes the time to read the header. Pixels are decoded when the image is first drawn as text, at the size at which
    /// it is drawn. Data that turns out to be damaged then is drawn as a box and reported once.
    public init?(data: Data) {
        guard let bitmap = Bitmap(data) else { return nil }
        parts = Parts(picture: ImageRepresentation(bitmap, scale: 1))
    }

    /// Creates an image from the data of a PNG or JPEG file with up to eight bits per channel, at `scale` pixels per
    /// point; `nil` for any other data.
    public init?(data: Data, scale: CGFloat) {
        guard let bitmap = Bitmap(data) else { return nil }
        parts = Parts(picture: ImageRepresentation(bitmap, scale: scale))
    }

    /// Creates an image from a PNG or JPEG file with up to eight bits per channel; `nil` for any other file.
    ///
    /// A name that ends in `@2x` or `@3x` has so many pixels per point; others have one.
    public init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path), let bitmap = Bitmap(data) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale = name.hasSuffix("@2x") ? 2.0 : name.hasSuffix("@3x") ? 3 : 1
        parts = Parts(picture: ImageRepresentation(bitmap, scale: scale))
    }

    /// The way an image is drawn: in its own colours, or as a shape in a single colour.
    public enum RenderingMode: Int, Sendable {
        /// Draws symbols, and images whose asset requests it, as templates, and other images as they are.
        case automatic = 0
        /// Draws the image in its own colours.
        case alwaysOriginal = 1
        /// Draws only the shape of the image, in the tint colour of the view that shows it.
        case alwaysTemplate = 2
    }

    /// The way in which the part between an image's caps is enlarged.
    public enum ResizingMode: Int, Sendable {
        /// The part is repeated.
        case tile = 0
        /// The part is stretched.
        case stretch = 1
    }

    /// The size of the image, in points; zero for an empty image.
    public final var size: CGSize { parts.picture?.size ?? .zero }

    /// The number of pixels per point. For a vector image, this is the scale of the traits with which it was looked
    /// up, or 1.
    public final var scale: CGFloat {
        guard let picture = parts.picture, case .vector = picture.content else { return parts.picture?.scale ?? 1 }
        let scale = parts.configuration?.traitCollection?.displayScale ?? 0
        return scale > 0 ? scale : 1
    }

    /// The rendering mode of the image.
    public final var renderingMode: RenderingMode { parts.renderingMode }

    /// The asset with the image's variants; `nil` if the image does not come from an asset.
    public final var imageAsset: UIImageAsset? { parts.asset }

    /// The configuration with which the image was looked up or created; `nil` for none.
    public final var configuration: Configuration? { parts.configuration }

    /// The traits with which the image was looked up or created; empty if there were none.
    public final var traitCollection: UITraitCollection {
        parts.configuration?.traitCollection ?? UITraitCollection()
    }

    /// A Boolean value that indicates whether the image is a system symbol.
    public final var isSymbolImage: Bool {
        if case .symbol = parts.picture?.content { true } else { false }
    }

    /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
    public final var flipsForRightToLeftLayoutDirection: Bool {
        if case .symbol(let symbol) = parts.picture?.content, symbol.isMirroredRightToLeft { return true }
        return parts.flipsInRightToLeft
    }

    /// The sizes of the caps, which are not scaled when the image is resized, in points; zero by default.
    public final var capInsets: UIEdgeInsets {
        guard let caps = parts.caps else { return .zero }
        return UIEdgeInsets(top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right)
    }

    /// The way in which the part between the caps is enlarged; `.stretch`, unless the caps were set with another
    /// mode.
    public final var resizingMode: ResizingMode { parts.caps?.tiles == true ? .tile : .stretch }

    /// Returns the image itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is an image with the same appearance and asset.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        let (mine, theirs) = (parts, other.parts)
        return mine.picture == theirs.picture && mine.isMirrored == theirs.isMirrored
            && mine.renderingMode == theirs.renderingMode && mine.isTemplateByDefault == theirs.isTemplateByDefault
            && mine.tint == theirs.tint && mine.asset === theirs.asset && mine.caps == theirs.caps
            && mine.flipsInRightToLeft == theirs.flipsInRightToLeft && mine.variableValue == theirs.variableValue
            && mine.configuration?.values.colors == theirs.configuration?.values.colors
    }

    /// The hash value of the image; equal images have equal hash values.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(parts.renderingMode)
        return hasher.finalize()
    }

    /// A textual description with the image's kind, name and size.
    open override var description: String {
        let name =
            switch parts.picture?.content {
            case nil: "empty"
            case .symbol(let symbol): "symbol \(symbol.name)"
            case .named(let name): "named \(name)"
            case .vector, .bitmap: parts.asset?.source.map { "named \($0.name)" } ?? "anonymous"
            }
        return "<\(type(of: self)): \(name); size = \(size.width)×\(size.height); scale = \(scale)>"
    }
}
