import Drawing
import Foundation
import ImperativeUI

/// A colour of an asset catalogue.
struct NamedColor: DynamicColor {
    let name: String
    let bundle: Bundle?

    func components(in environment: EnvironmentValues) -> ColorComponents {
        guard let asset = AssetLibrary.catalog(of: bundle).color(named: name, report: AssetLibrary.report) else {
            return ColorComponents(white: 0, alpha: 0)
        }
        return environment.withTraits { asset.components(in: $0) }
    }
}

/// An image of an asset catalogue.
struct NamedImage: DynamicImage {
    let name: String
    let bundle: Bundle?

    func shown(in environment: EnvironmentValues) -> ShownImage {
        let catalog = AssetLibrary.catalog(of: bundle)
        guard let asset = catalog.image(named: name, report: AssetLibrary.report) else {
            return ShownImage(.placeholder(name))
        }
        let choice = environment.withTraits {
            asset.choice(for: AssetTraits($0, reading: asset.aspects), report: AssetLibrary.report)
        }
        guard let choice else { return ShownImage(.placeholder(name)) }
        var shown = ShownImage(choice.picture, isTemplate: asset.isTemplate ?? false)
        shown.isMirrored = choice.isMirrored
        return shown
    }
}
