import Synchronization

/// A colour set of an asset catalogue: a name and a colour for each kind of place.
package final class ColorAsset: Sendable {
    package enum Value: Hashable, Sendable {
        case fixed(ColorComponents)
        /// A colour of the system, which depends on more than the set's own variants tell.
        case palette(SystemPalette)
    }

    struct Variant: Sendable {
        var traits: AssetTraits
        var value: Value
    }

    package let name: String
    /// The aspects that decide between the variants.
    package let aspects: AssetTraits.Aspects
    private let variants: [Variant]
    private let isMissReported = Mutex(false)

    init(name: String, variants: [Variant]) {
        self.name = name
        self.variants = variants
        aspects = variants.reduce(into: []) { $0.formUnion($1.traits.stated) }
    }

    /// The colour for a place; `nil` if the set has none for it, which is reported the first time. The cost grows
    /// with the number of variants only.
    package func value(for place: AssetTraits, report: (String) -> Void) -> Value? {
        if let index = AssetTraits.best(of: variants.lazy.map(\.traits), for: place) { return variants[index].value }
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
