import Foundations

extension AssetTraits {
    /// Returns the variant that suits an environment best; `nil` if none may be shown there.
    ///
    /// Variants are compared by idiom, style, contrast, direction, width, height, text size, weight, gamut and scale,
    /// in this order. Of equally suitable variants the first wins.
    package static func best(
        of variants: some Sequence<AssetTraits>, for environment: AssetTraits
    ) -> Int? {
        var best: (index: Int, score: UInt32)?
        for (index, variant) in variants.enumerated() {
            guard let score = variant.score(for: environment) else { continue }
            if score > best?.score ?? 0 || best == nil { best = (index, score) }
        }
        return best?.index
    }

    private enum Match: UInt32 {
        case lastResort, any, exact
    }

    /// Returns a number that says how well a variant suits an environment; `nil` if it must not be shown there.
    package func score(for environment: AssetTraits) -> UInt32? {
        // Unknown traits of an environment count as the system's default.
        let matches = [
            Self.match(idiom, environment.idiom, ifUnknown: .lastResort),
            Self.match(isDark, environment.isDark ?? false),
            Self.match(isHighContrast, environment.isHighContrast ?? false),
            // A picture for the other direction is mirrored; a wide-gamut colour is converted.
            Self.match(direction, environment.direction ?? .leftToRight, otherwise: .lastResort),
            Self.match(width, environment.width, ifUnknown: .lastResort),
            Self.match(height, environment.height, ifUnknown: .lastResort),
            Self.match(textSize, environment.textSize),
            Self.match(isBold, environment.isBold ?? false),
            Self.match(gamut, environment.gamut ?? .sRGB, otherwise: .lastResort),
        ]
        var score: UInt32 = 0
        for match in matches {
            guard let match else { return nil }
            score = score << 2 | match.rawValue
        }
        return score << 8 | scaleScore(for: environment.scale ?? 1)
    }

    private static func match<T: Equatable>(
        _ mine: T?, _ wanted: T?, ifUnknown: Match? = nil, otherwise: Match? = nil
    ) -> Match? {
        guard let mine else { return .any }
        guard let wanted else { return ifUnknown }
        return mine == wanted ? .exact : otherwise
    }

    /// Prefers a picture for all scales, then one for this scale, then the next larger, then the next smaller.
    private func scaleScore(for wanted: Double) -> UInt32 {
        guard let scale else { return 255 }
        let difference = abs(scale - wanted)
        let steps = UInt32(difference.isNaN ? 100 : Int(clamping: difference * 10, to: 0...100))
        if difference == 0 { return 254 }
        return (scale > wanted ? 230 : 110) - steps
    }
}
