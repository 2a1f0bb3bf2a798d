import Drawing
import Foundation

extension UIColor {
    /// Creates a colour from the asset catalogues of the main bundle. Returns `nil`, and reports it once, if there is
    /// no readable colour with that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a colour from the asset catalogues (`.xcassets`) of a bundle's resources. Returns `nil`, and reports
    /// it once, if there is no readable colour with that name.
    ///
    /// The catalogues of a bundle are read at the first call; later calls only look up a dictionary. Among the
    /// variants of a colour, one for the idiom takes precedence over one for all idioms; then the style, the contrast
    /// and the gamut decide, in this order. If no variant matches, the colour is clear.
    ///
    /// - Parameters:
    ///   - name: The colour's name, preceded by the names of the enclosing folders that provide a namespace:
    ///     `Folder/Name`.
    ///   - bundle: The bundle to search; `nil` for the main bundle, with the resource folders beside a program built
    ///     by the package manager.
    ///   - traitCollection: The traits that determine the variant permanently. With `nil`, the colour is dynamic: the
    ///     variant is determined each time the colour is resolved.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let asset = AssetLibrary.catalog(of: bundle).color(named: name, report: AssetLibrary.report) else {
            return nil
        }
        if let traitCollection {
            self.init(source: .fixed(CGColor(asset.components(in: traitCollection))))
        } else {
            self.init(source: .asset(asset))
        }
    }
}
