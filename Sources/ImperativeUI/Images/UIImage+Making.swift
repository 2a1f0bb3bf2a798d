import Drawing
import Foundation

extension UIImage {
    /// Creates an image from the asset catalogues of the main bundle.
    ///
    /// Returns `nil`, and reports it once, if there is no readable image with that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates an image from the asset catalogues (`.xcassets`) of a bundle's resources.
    ///
    /// Returns `nil`, and reports it once, if there is no readable image with that name. The catalogues of a bundle
    /// are read at the first call, and a picture's file when that picture is first chosen. PNG and JPEG files have up to
    /// eight bits a channel. SVG files are drawn from their shapes. For any other file, a box with its name is drawn.
    ///
    /// - Parameters:
    ///   - name: The image's name, preceded by the folders around it that provide a namespace: `Folder/Name`.
    ///   - bundle: The bundle to search; `nil` for the main bundle, including the resource bundles that SwiftPM puts
    ///     beside the program.
    ///   - traitCollection: The traits that determine the variant; `nil` for `UITraitCollection.current`. Views that
    ///     display the image choose by their own traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Creates an image from the asset catalogues of a bundle's resources. The configuration's traits determine the
    /// variant.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let source = AssetLibrary.catalog(of: bundle).image(named: name, report: AssetLibrary.report) else {
            return nil
        }
        let configuration = configuration ?? Configuration(traitCollection: .current)
        guard let parts = UIImageAsset.of(source).parts(with: configuration) else { return nil }
        self.init(parts)
    }

    /// Returns a copy with changes applied to its parts.
    final func with(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts)
    }

    /// Returns a copy of the image with a rendering mode.
    public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns a copy of the image in a single colour, which is resolved when the image is drawn.
    ///
    /// With the rendering mode `.alwaysTemplate`, the view's tint colour takes precedence.
    public final func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// Returns a copy of the image in a single colour, with a rendering mode.
    public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns a copy of the image with the configuration's values in place of its own. Traits determine the variant,
    /// and a symbol takes the configuration's size.
    public final func withConfiguration(_ configuration: Configuration) -> UIImage {
        let joined = parts.configuration?.applying(configuration) ?? configuration
        var result = self
        if let traits = joined.traitCollection { result = result.chosen(for: traits) }
        return result.with {
            $0.configuration = joined
            if case .symbol(let symbol) = $0.picture?.content { $0.picture = joined.symbol(named: symbol.name) }
        }
    }

    /// Returns a copy of the image that is mirrored in right-to-left layouts.
    public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsInRightToLeft = true }
    }

    /// Returns a copy of the image with caps that keep their size when the image is resized, while the part between
    /// them is tiled.
    ///
    /// - Parameter capInsets: The sizes of the caps in points, from each edge.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a copy of the image with caps that keep their size when the image is resized.
    ///
    /// - Parameters:
    ///   - capInsets: The sizes of the caps in points, from each edge. A negative or infinite size counts as 0.
    ///   - resizingMode: The way in which the part between the caps is enlarged.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.caps = ImageRepresentation.Caps(
                top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right,
                tiles: resizingMode == .tile)
        }
    }

    /// Returns the image's variant for traits, with this image's drawing settings; the image itself if it is that
    /// variant. A symbol has the size that suits text there.
    package final func chosen(for traits: UITraitCollection) -> UIImage {
        if parts.asset == nil, case .symbol(let symbol) = parts.picture?.content {
            let configuration = (parts.configuration ?? Configuration(traitCollection: nil)).withTraitCollection(traits)
            let picture = configuration.symbol(named: symbol.name)
            if picture == parts.picture { return self }
            return with { $0.picture = picture }
        }
        guard let chosen = parts.asset?.parts(with: Configuration(traitCollection: traits)) else { return self }
        if chosen.picture === parts.picture, chosen.isMirrored == parts.isMirrored { return self }
        return with {
            $0.picture = chosen.picture
            $0.isMirrored = chosen.isMirrored
            $0.configuration = parts.configuration?.withTraitCollection(traits)
        }
    }
}
