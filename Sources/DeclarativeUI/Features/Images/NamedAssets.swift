import DeclarativeViews
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

    var spokenName: String? { name }

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

extension Color {
    /// Creates a colour from the asset catalogues (`.xcassets`) in a bundle's resources; `nil` uses the main bundle.
    ///
    /// The environment in which the colour is shown selects the variant. A missing or unreadable colour is clear, and
    /// is reported once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.dynamic(AnyDynamicColor(base: NamedColor(name: name, bundle: bundle))))
    }
}

extension Image {
    /// Creates an image from the asset catalogues (`.xcassets`) in a bundle's resources; `nil` uses the main bundle.
    ///
    /// The environment in which the image is shown selects the variant. A missing or unreadable image is drawn as a
    /// box with its name, and is reported once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.dynamic(AnyDynamicImage(base: NamedImage(name: name, bundle: bundle))))
    }

    /// Creates a decorative image from the asset catalogues in a bundle's resources. Accessibility ignores the image.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title from a localised string key and an image from the asset catalogues of the main
    /// bundle.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a title from a string and an image from the asset catalogues of the main bundle.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}
