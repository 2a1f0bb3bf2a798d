import Drawing
import Foundation

// Sendable: mutable state is guarded by a lock.
/// The variants of an image, among which traits determine the one to show.
///
/// An asset comes from an asset catalogue, or is created empty and has variants registered; variants can also be
/// registered with a catalogue's asset. Assets are thread-safe.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Variant {
        var traits: AssetTraits
        /// The parts without a reference to the asset, which would form a cycle.
        var parts: UIImage.Parts
    }

    /// The image set of a catalogue's asset; `nil` for one made by hand.
    let source: ImageAsset?
    private let variants = Locked<[Variant]>([])

    /// Creates an asset without variants.
    public override init() { source = nil }

    private init(_ source: ImageAsset) { self.source = source }

    private static let known = Locked<[ObjectIdentifier: UIImageAsset]>([:])

    /// Returns the asset of an image set; the same object each time. Image sets live as long as the process.
    static func of(_ source: ImageAsset) -> UIImageAsset {
        known.withLock { known in
            let id = ObjectIdentifier(source)
            if let asset = known[id] { return asset }
            let asset = UIImageAsset(source)
            known[id] = asset
            return asset
        }
    }

    /// Returns the variant that best matches a trait collection.
    ///
    /// If none matches, returns the variant registered first, or an empty image if there is none.
    public final func image(with traitCollection: UITraitCollection) -> UIImage {
        image(with: UIImage.Configuration(traitCollection: traitCollection))
    }

    /// Returns the variant that best matches a configuration's traits.
    ///
    /// If none matches, returns the variant registered first, or an empty image if there is none.
    public final func image(with configuration: UIImage.Configuration) -> UIImage {
        if let parts = parts(with: configuration) { return UIImage(parts) }
        guard var parts = variants.withLock({ $0.first?.parts }) else { return UIImage() }
        parts.asset = self
        return UIImage(parts)
    }

    /// Registers a variant for the traits that a collection sets, replacing a variant registered for the same traits.
    ///
    /// Only traits that affect image lookup are considered.
    public final func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        var parts = image.parts
        parts.asset = nil
        let variant = Variant(traits: AssetTraits(traitCollection, reading: .all), parts: parts)
        variants.withLock { variants in
            if let index = variants.firstIndex(where: { $0.traits == variant.traits }) {
                variants[index] = variant
            } else {
                variants.append(variant)
            }
        }
    }

    /// Registers a variant for the traits of a configuration.
    public final func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant registered for the same traits, if there is one.
    public final func unregister(with traitCollection: UITraitCollection) {
        let traits = AssetTraits(traitCollection, reading: .all)
        variants.withLock { $0.removeAll { $0.traits == traits } }
    }

    /// Removes the variant registered for the same traits, if there is one.
    public final func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// The traits that choose between the variants. For an asset made by hand they may change at any time, so it is all
    /// of them.
    var aspects: AssetTraits.Aspects { source?.aspects ?? .all }

    /// Returns the parts of the variant for a configuration's traits. A registered variant wins over an equally
    /// suitable one of the catalogue.
    func parts(with configuration: UIImage.Configuration) -> UIImage.Parts? {
        let traits = configuration.traitCollection ?? UITraitCollection()
        let registered = variants.withLock { $0 }
        let aspects = registered.reduce(into: source?.aspects ?? []) { $0.formUnion($1.traits.stated) }
        let environment = AssetTraits(traits, reading: aspects)
        var parts: UIImage.Parts?
        if let index = AssetTraits.best(of: registered.lazy.map(\.traits), for: environment) {
            let score = registered[index].traits.score(for: environment) ?? 0
            if score >= source?.score(for: environment) ?? 0 { parts = registered[index].parts }
        }
        if parts == nil, let source, let choice = source.choice(for: environment, report: AssetLibrary.report) {
            parts = UIImage.Parts(
                picture: choice.picture, isMirrored: choice.isMirrored, isTemplateByDefault: source.isTemplate)
        }
        parts?.configuration = configuration
        parts?.asset = self
        return parts
    }
}
