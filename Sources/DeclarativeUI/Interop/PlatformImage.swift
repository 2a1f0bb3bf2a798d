import Drawing
import Foundation
import ImperativeUI

/// An image of the imperative world.
struct PlatformImage: DynamicImage {
    let image: UIImage

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
    /// Makes an image from one of the imperative world.
    ///
    /// If it comes from an asset, the variant is chosen where it is shown, by the traits that the environment there
    /// stands for.
    public init(uiImage: UIImage) {
        self.init(.dynamic(AnyDynamicImage(base: PlatformImage(image: uiImage))))
    }
}
