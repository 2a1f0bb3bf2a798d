import Drawing
import Foundation
import UnifiedStorage

extension AssetLibrary {
    /// The catalogues in a bundle's resources, `nil` standing for the main bundle; what cannot be read is reported.
    package static func catalog(of bundle: Bundle?) -> AssetCatalog { catalog(of: bundle, report: report) }

    /// Reports what is wrong with an asset.
    package static func report(_ text: String) { RuntimeIssue.report("asset", text) }
}
