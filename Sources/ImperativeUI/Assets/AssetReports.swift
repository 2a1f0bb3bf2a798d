import Drawing
import Foundation
import BridgedEnvironment

extension AssetLibrary {
    /// The catalogues in a bundle's resources, `nil` standing for the main bundle; unreadable assets are reported.
    package static func catalog(of bundle: Bundle?) -> AssetCatalog { catalog(of: bundle, report: report) }

    /// Reports a fault of an asset.
    package static func report(_ text: String) { RuntimeIssue.report("asset", text) }
}
