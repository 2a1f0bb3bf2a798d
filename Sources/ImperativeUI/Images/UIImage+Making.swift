import Drawing
import Foundation

extension UIImage {
    /// Finds an image in the asset catalogues of the main bundle. `nil`, and one report, if there is none of that name
    /// that can be read.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds an image in the asset catalogues (`.xcassets`) of a bundle's resources. `nil`, and one report, if there is
    /// none of that name that can be read.
    ///
    /// The catalogues of a bundle are read at the first call, a picture's file when the picture is first chosen. SVG
    /// files are drawn as far as their shapes go, PNG files with up to eight bits a channel; a box with the name
    /// stands for others.
    ///
    /// - Parameters:
    ///   - name: The image's name, after the names of the folders around it that provide a namespace: `Folder/Name`.
    ///   - bundle: Where to look. `nil` is the main bundle, with the resource folders that lie beside a program built
    ///     by the package manager.
    ///   - traitCollection: The traits to choose the variant by; `nil` stands for `UITraitCollection.current`. Views
    ///     that display the image choose by their own.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Finds an image in the asset catalogues of a bundle's resources, with a configuration whose traits choose the
    /// variant.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let source = AssetLibrary.catalog(of: bundle).image(named: name, report: AssetLibrary.report) else {
            return nil
        }
        let configuration = configuration ?? Configuration(traitCollection: .current)
        guard let parts = UIImageAsset.of(source).parts(with: configuration) else { return nil }
        self.init(parts)
    }

    /// A symbol of the system, of which only the name is known: it is drawn as a mark. `nil` for an empty name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of the system with a configuration, by which it is sized. `nil` for an empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let picture = (configuration ?? Configuration(traitCollection: nil)).symbol(named: name)
        self.init(Parts(picture: picture, isTemplateByDefault: true, configuration: configuration))
    }

    /// A copy with changed parts.
    final func with(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts)
    }

    /// This image with its colours drawn, or only its shape.
    public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// This image in one colour, which is resolved where the image is drawn. The view's tint colour wins where the
    /// rendering mode is `.alwaysTemplate`.
    public final func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// This image in one colour, with a rendering mode.
    public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// This image with the configuration's values in place of its own: a variant is chosen by the traits, a symbol
    /// takes the size.
    public final func withConfiguration(_ configuration: Configuration) -> UIImage {
        let joined = parts.configuration?.applying(configuration) ?? configuration
        var result = self
        if let traits = joined.traitCollection { result = result.chosen(for: traits) }
        return result.with {
            $0.configuration = joined
            if case .symbol(let name) = $0.picture?.content { $0.picture = joined.symbol(named: name) }
        }
    }

    /// This image mirrored where reading goes from right to left.
    public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsInRightToLeft = true }
    }

    /// This image with caps, given in points from each edge, that keep their size when it is resized; what lies
    /// between is repeated.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// This image with caps, given in points from each edge, that keep their size when it is resized. Insets that are
    /// below zero or not finite count as zero.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.caps = Picture.Caps(
                top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right,
                tiles: resizingMode == .tile)
        }
    }

    /// The variant of this image for a place, drawn as this one is; the image itself if it is that variant.
    package final func chosen(for traits: UITraitCollection) -> UIImage {
        guard let chosen = parts.asset?.parts(with: Configuration(traitCollection: traits)) else { return self }
        if chosen.picture === parts.picture, chosen.isMirrored == parts.isMirrored { return self }
        return with {
            $0.picture = chosen.picture
            $0.isMirrored = chosen.isMirrored
            $0.configuration = parts.configuration?.withTraitCollection(traits)
        }
    }
}
