/// An image set of an asset catalogue: a name, and a picture for each combination of traits.
package final class ImageAsset: Sendable {
    struct Variant: Sendable {
        var traits: AssetTraits
        var file: ImageFile
    }

    /// The picture chosen for an environment.
    package struct Choice: Sendable {
        package let picture: ImageRepresentation
        /// Whether the picture was made for the other reading direction, and so is shown mirrored.
        package let isMirrored: Bool
    }

    package let name: String
    /// Whether only the shape of the pictures is drawn, without their colours; `nil` leaves that to the caller.
    package let isTemplate: Bool?
    /// The traits that choose between the variants.
    package let aspects: AssetTraits.Aspects
    private let variants: [Variant]

    init(name: String, isTemplate: Bool?, variants: [Variant]) {
        self.name = name
        self.isTemplate = isTemplate
        self.variants = variants
        aspects = variants.reduce(into: []) { $0.formUnion($1.traits.stated) }
    }

    /// Returns how well the best picture suits an environment; `nil` if there is none for it.
    package func score(for environment: AssetTraits) -> UInt32? {
        variants.lazy.compactMap { $0.traits.score(for: environment) }.max()
    }

    /// Returns the picture for an environment; `nil` if the set has none for it, or none that can be read.
    ///
    /// A file is read when its picture is first needed.
    package func choice(for environment: AssetTraits, report: (String) -> Void) -> Choice? {
        guard let index = AssetTraits.best(of: variants.lazy.map(\.traits), for: environment) else { return nil }
        let variant = variants[index]
        guard let picture = variant.file.picture(report: report) else { return nil }
        let direction = environment.direction ?? .leftToRight
        return Choice(picture: picture, isMirrored: variant.traits.direction.map { $0 != direction } ?? false)
    }
}
