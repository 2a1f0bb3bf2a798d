import Foundation
import Foundations

/// The colours and images of asset catalogues, by name.
package final class AssetCatalog: Sendable {
    private let colors: [String: ColorAsset]
    private let images: [String: ImageAsset]
    private let emptyColors: Set<String>
    /// The names that were not found and have been reported.
    private let missed = Locked<Set<String>>([])
    private static let missedLimit = 1000

    /// Reads catalogues: folders with the extension `xcassets`. If two assets have the same kind and name, the first
    /// wins.
    ///
    /// - Parameter report: Called once for each asset that cannot be read completely.
    package init(folders: [String], report: (String) -> Void) {
        var reader = AssetReader()
        for folder in folders { reader.read(folder, report: report) }
        colors = reader.colors
        images = reader.images
        emptyColors = reader.emptyColors
    }

    package var colorNames: [String] { colors.keys.sorted() }
    package var imageNames: [String] { images.keys.sorted() }

    /// Returns the colour with a name; `nil` if there is none, which is reported once per name unless there is a set
    /// of that name without a colour. Takes constant time.
    package func color(named name: String, report: (String) -> Void) -> ColorAsset? {
        if let color = colors[name] { return color }
        if emptyColors.contains(name) { return nil }
        miss(name, "colour", report)
        return nil
    }

    /// Returns the image with a name; `nil` if there is none, which is reported once per name. Takes constant time.
    package func image(named name: String, report: (String) -> Void) -> ImageAsset? {
        if let image = images[name] { return image }
        miss(name, "image", report)
        return nil
    }

    private func miss(_ name: String, _ kind: String, _ report: (String) -> Void) {
        let isNew = missed.withLock { $0.count < Self.missedLimit && $0.insert("\(kind) \(name)").inserted }
        if isNew { report("No asset catalogue of the bundle has a readable \(kind) named \(AssetFault.quoted(name)).") }
    }
}
