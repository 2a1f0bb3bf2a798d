import Drawing
import Foundation

extension UIColor {
    /// Finds a colour in the asset catalogues of the main bundle. `nil`, and one report, if there is none of that name
    /// that can be read.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour in the asset catalogues (`.xcassets`) of a bundle's resources. `nil`, and one report, if there is
    /// none of that name that can be read.
    ///
    /// The catalogues of a bundle are read at the first call; after that a call is a dictionary look-up. Of a
    /// colour's variants the one for the idiom comes before the one for all, then the one for the style, then for the
    /// contrast, then for the gamut. Where none fits the colour is clear.
    ///
    /// - Parameters:
    ///   - name: The colour's name, after the names of the folders around it that provide a namespace: `Folder/Name`.
    ///   - bundle: Where to look. `nil` is the main bundle, with the resource folders that lie beside a program built
    ///     by the package manager.
    ///   - traitCollection: The traits to choose the variant by, for good. With `nil` the colour is dynamic: the
    ///     variant is chosen anew each time it is resolved.
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
