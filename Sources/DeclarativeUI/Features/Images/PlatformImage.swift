import DeclarativeViews
import Drawing
import Foundation
import ImperativeUI

/// An image of the imperative world.
struct PlatformImage: DynamicImage {
    let image: UIImage

    var spokenName: String? { image.spokenName }

    func shown(in environment: EnvironmentValues) -> ShownImage {
        environment.withTraits { traits in
            let image = image.chosen(for: traits)
            let isRightToLeft =
                image.flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
            let tint = image.ownTint?.resolvedCGColor(with: traits).value
            guard let picture = image.shown(tint: tint, isRightToLeft: isRightToLeft, in: traits) else {
                return ShownImage(ImageRepresentation(.named(""), size: .zero))
            }
            var shown = ShownImage(picture.picture, isTemplate: image.isTemplate)
            shown.isMirrored = picture.style.isMirrored
            shown.tint = tint
            shown.caps = picture.caps
            shown.paint = picture.style.paint
            return shown
        }
    }
}

extension Image {
    /// Creates an image from a `UIImage`.
    ///
    /// For an image from an asset catalogue, the traits that correspond to the environment select the variant where
    /// the image is shown.
    public init(uiImage: UIImage) {
        self.init(.dynamic(AnyDynamicImage(base: PlatformImage(image: uiImage))))
    }
}

extension Image {
    /// The image in the imperative world; `nil` for one that is missing.
    ///
    /// - Parameter isFilled: Whether a symbol is filled that can be.
    @MainActor func platformImage(isFilled: Bool = false) -> UIImage? {
        switch source {
        case .symbol(let name, let value):
            let variant = SymbolVariant(isFilled: true)
            let drawn = isFilled ? Symbol.named(name, variant: variant)?.name ?? name : name
            return value.map { UIImage(systemName: drawn, variableValue: $0) } ?? UIImage(systemName: drawn)
        case .dynamic(let image):
            if let platform = image.base as? PlatformImage { return platform.image }
            return (image.base as? NamedImage).flatMap { UIImage(named: $0.name, in: $0.bundle, with: nil) }
        }
    }
}
