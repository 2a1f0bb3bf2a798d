import Foundations

/// A colour set of an asset catalogue: a name, and a colour for each combination of traits.
package final class ColorAsset: Sendable {
    package enum Value: Hashable, Sendable {
        case fixed(ColorComponents)
        /// A system colour, which depends on more traits than the set's own variants.
        case palette(SystemPalette)
    }

    struct Variant: Sendable {
        var traits: AssetTraits
        var value: Value
    }

    package let name: String
    /// The traits that choose between the variants.
    package let aspects: AssetTraits.Aspects
    private let variants: [Variant]
    private let isMissReported = Locked(false)

    init(name: String, variants: [Variant]) {
        self.name = name
        self.variants = variants
        aspects = variants.reduce(into: []) { $0.formUnion($1.traits.stated) }
    }

    /// Returns the colour for an environment; `nil` if the set has none for it, which is reported once. Takes time
    /// linear in the variants.
    package func value(for environment: AssetTraits, report: (String) -> Void) -> Value? {
        if let index = AssetTraits.best(of: variants.lazy.map(\.traits), for: environment) {
            return variants[index].value
        }
        let isNew = isMissReported.withLock { isReported in
            defer { isReported = true }
            return !isReported
        }
        if isNew {
            report(
                "The colour \(AssetFault.quoted(name)) has no variant for every place; it is clear where it has none.")
        }
        return nil
    }
}

extension ColorAsset: Hashable {
    package static func == (one: ColorAsset, other: ColorAsset) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
